CREATE TABLE `battle_ticks` (
	`battle` text NOT NULL,
	`key` text NOT NULL,
	`by` text NOT NULL,
	`value` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`battle`, `key`, `by`),
	FOREIGN KEY (`battle`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
ALTER TABLE `battle_seats` ADD `name` text;--> statement-breakpoint
CREATE INDEX `battle_seats_of_battle` ON `battle_seats` (`battle`);