CREATE TABLE `first_saves` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `server_notes` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wrong_tries` (
	`key` text PRIMARY KEY NOT NULL,
	`wrong` integer NOT NULL,
	`until` integer NOT NULL,
	`last` integer NOT NULL
);
