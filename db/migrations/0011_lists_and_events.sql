CREATE TABLE `list_shares` (
	`share` text PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`owner` text,
	`document` text,
	`shared_at` integer NOT NULL,
	`bytes` integer GENERATED ALWAYS AS (octet_length(document)) VIRTUAL,
	`name` text GENERATED ALWAYS AS (document ->> 'name') VIRTUAL,
	FOREIGN KEY (`owner`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `list_shares_in_short` ON `list_shares` (`owner`,`list`,`shared_at`,`share`,`bytes`,`name`);--> statement-breakpoint
CREATE TABLE `own_list_versions` (
	`version` text PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`owner` text,
	`document` text NOT NULL,
	`given` integer NOT NULL,
	`stored_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`bytes` integer GENERATED ALWAYS AS (octet_length(document)) VIRTUAL,
	FOREIGN KEY (`owner`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `own_list_versions_of_owner` ON `own_list_versions` (`owner`,`stored_at`,`version`,`bytes`);--> statement-breakpoint
CREATE TABLE `own_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`creation_key` text,
	`revision` integer NOT NULL,
	`document` text NOT NULL,
	`place` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`placed_at` integer NOT NULL,
	`bytes` integer GENERATED ALWAYS AS (octet_length(document)) VIRTUAL,
	`name` text GENERATED ALWAYS AS (document ->> 'name') VIRTUAL,
	FOREIGN KEY (`owner`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_lists_creation` ON `own_lists` (`owner`,`creation_key`);--> statement-breakpoint
CREATE INDEX `own_lists_in_short` ON `own_lists` (`owner`,`place`,`changed_at`,`id`,`revision`,`created_at`,`placed_at`,`bytes`,`name`);--> statement-breakpoint
CREATE TABLE `tournament_armies` (
	`entry` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`army` text,
	`army_revision` integer NOT NULL,
	FOREIGN KEY (`entry`) REFERENCES `tournament_entries`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`army`) REFERENCES `armies`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `tournament_armies_made_of` ON `tournament_armies` (`army`);--> statement-breakpoint
CREATE TABLE `tournament_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament` text NOT NULL,
	`user_id` text,
	`guest` integer NOT NULL,
	`name` text,
	`club` text,
	`handed_in_at` integer,
	`hand_ins` integer NOT NULL,
	`verdict` text,
	`accepted` text,
	`withdrawn` text,
	`entered_at` integer NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `tournament_entries_of_tournament` ON `tournament_entries` (`tournament`);--> statement-breakpoint
CREATE UNIQUE INDEX `tournament_entries_of_user` ON `tournament_entries` (`user_id`,`tournament`);--> statement-breakpoint
CREATE TABLE `tournament_rounds` (
	`tournament` text NOT NULL,
	`round` integer NOT NULL,
	`pairings` text NOT NULL,
	`drawn_at` integer NOT NULL,
	PRIMARY KEY(`tournament`, `round`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE TABLE `tournament_statements` (
	`tournament` text NOT NULL,
	`round` integer NOT NULL,
	`at_table` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`result` text NOT NULL,
	`note` text,
	`battle` text,
	PRIMARY KEY(`tournament`, `round`, `at_table`, `seq`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`organiser` text,
	`revision` integer NOT NULL,
	`terms` text NOT NULL,
	`seed` text NOT NULL,
	`hand_over` text,
	`hand_over_until` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organiser`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `tournaments_of_organiser` ON `tournaments` (`organiser`);