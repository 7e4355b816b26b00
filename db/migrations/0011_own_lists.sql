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
CREATE INDEX `own_lists_in_short` ON `own_lists` (`owner`,`place`,`changed_at`,`id`,`revision`,`created_at`,`placed_at`,`bytes`,`name`);