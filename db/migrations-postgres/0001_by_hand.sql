-- A share that follows an army, as the last letter of its id says, is withdrawn when the army is deleted for good.
CREATE FUNCTION withdraw_following_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shares SET document = NULL WHERE army = OLD.id AND substr(share, 26, 1) IN ('c', 'g', 'k', 'o', 's', 'w', '2', '6');
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER shares_go_with_army BEFORE DELETE ON armies FOR EACH ROW EXECUTE FUNCTION withdraw_following_shares();
--> statement-breakpoint
-- Counts of requests, written by rate-limiter-flexible. They are not in the log: after a crash of the database they begin again.
CREATE UNLOGGED TABLE rate_limits (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
--> statement-breakpoint
-- The limiter removes old ones every five minutes.
CREATE INDEX rate_limits_by_age ON rate_limits (expire);
