CREATE TABLE `documents` (
	`version` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`json` text NOT NULL,
	`stored_at` integer NOT NULL
);
