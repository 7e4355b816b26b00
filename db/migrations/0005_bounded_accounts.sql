CREATE TABLE `army_verdicts` (
	`army` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`judged_by` text NOT NULL,
	`told` text NOT NULL,
	FOREIGN KEY (`army`) REFERENCES `armies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `armies` ADD `bytes` integer GENERATED ALWAYS AS (octet_length(document)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `armies` ADD `name` text GENERATED ALWAYS AS (document ->> 'name') VIRTUAL;--> statement-breakpoint
ALTER TABLE `armies` ADD `list` text GENERATED ALWAYS AS (document ->> 'list') VIRTUAL;--> statement-breakpoint
ALTER TABLE `armies` ADD `year` integer GENERATED ALWAYS AS (document ->> 'year') VIRTUAL;--> statement-breakpoint
ALTER TABLE `armies` ADD `points_limit` integer GENERATED ALWAYS AS (document ->> 'pointsLimit') VIRTUAL;--> statement-breakpoint
CREATE INDEX `armies_in_short` ON `armies` (`owner`,`place`,`changed_at`,`id`,`revision`,`created_at`,`placed_at`,`bytes`,`name`,`list`,`year`,`points_limit`);--> statement-breakpoint
ALTER TABLE `battle_events` ADD `holder` text GENERATED ALWAYS AS (event ->> 'holder') VIRTUAL;--> statement-breakpoint
CREATE INDEX `battle_holders` ON `battle_events` (`holder`) WHERE holder is not null;--> statement-breakpoint
ALTER TABLE `shares` ADD `bytes` integer GENERATED ALWAYS AS (octet_length(document)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `shares` ADD `name` text GENERATED ALWAYS AS (document ->> 'name') VIRTUAL;--> statement-breakpoint
ALTER TABLE `shares` ADD `list` text GENERATED ALWAYS AS (document ->> 'list') VIRTUAL;--> statement-breakpoint
CREATE INDEX `shares_in_short` ON `shares` (`owner`,`shared_at`,`share`,`bytes`,`name`,`list`);