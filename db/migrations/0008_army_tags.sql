CREATE TABLE `army_tags` (
	`army` text PRIMARY KEY NOT NULL,
	`tags` text NOT NULL,
	FOREIGN KEY (`army`) REFERENCES `armies`(`id`) ON UPDATE no action ON DELETE cascade
);
