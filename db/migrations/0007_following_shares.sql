ALTER TABLE `shares` ADD `army` text REFERENCES armies(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `shares_made_of` ON `shares` (`army`) WHERE army is not null;--> statement-breakpoint
-- A share that follows an army, as the last letter of its id says, is withdrawn when the army is deleted for good.
CREATE TRIGGER `shares_go_with_army` BEFORE DELETE ON `armies` BEGIN
  UPDATE `shares` SET `document` = NULL WHERE `army` = OLD.`id` AND `share` GLOB '*[cgkosw26]';
END;
