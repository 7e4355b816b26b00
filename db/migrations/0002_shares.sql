CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`share` text NOT NULL,
	`owner` text,
	`document` text,
	`shared_at` integer NOT NULL,
	FOREIGN KEY (`owner`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_of_army` ON `shares` (`share`,`owner`);--> statement-breakpoint
CREATE INDEX `shares_of_owner` ON `shares` (`owner`);