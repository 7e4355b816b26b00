-- Armies stored before the second table of points name no rules tables. They keep the first, by which they were built.
UPDATE `armies` SET `document` = json_set(`document`, '$.rules', 'sha256:10319b96fa4759f174e33bacc8b49eed18963cb48465f380ba9b2cff2e16542a') WHERE `document` ->> 'rules' IS NULL;
