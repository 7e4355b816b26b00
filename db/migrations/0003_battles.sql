CREATE TABLE `battle_codes` (
	`battle` text NOT NULL,
	`seat` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`battle`, `seat`, `kind`),
	FOREIGN KEY (`battle`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE TABLE `battle_events` (
	`battle` text NOT NULL,
	`seq` integer NOT NULL,
	`seat` text,
	`command_id` text,
	`command_hash` text,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`battle`, `seq`),
	FOREIGN KEY (`battle`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE UNIQUE INDEX `battle_commands` ON `battle_events` (`battle`,`seat`,`command_id`) WHERE command_id is not null;--> statement-breakpoint
CREATE TABLE `battle_seats` (
	`holder` text PRIMARY KEY NOT NULL,
	`battle` text NOT NULL,
	`seat` text NOT NULL,
	`user_id` text,
	`taken_at` integer NOT NULL,
	FOREIGN KEY (`battle`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `battle_seats_of_user` ON `battle_seats` (`user_id`,`battle`);--> statement-breakpoint
CREATE TABLE `battles` (
	`id` text PRIMARY KEY NOT NULL,
	`seed` text NOT NULL,
	`commitment` text NOT NULL,
	`rules` text NOT NULL,
	`created_at` integer NOT NULL
);
