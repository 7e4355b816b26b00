CREATE TABLE "list_shares" (
	"share" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"owner" text,
	"document" json,
	"shared_at" bigint NOT NULL,
	"bytes" integer GENERATED ALWAYS AS (octet_length(document::text)) STORED,
	"name" text GENERATED ALWAYS AS (document ->> 'name') STORED
);
--> statement-breakpoint
CREATE TABLE "own_list_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"owner" text,
	"document" json NOT NULL,
	"given" boolean NOT NULL,
	"stored_at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	"bytes" integer GENERATED ALWAYS AS (octet_length(document::text)) STORED
);
--> statement-breakpoint
CREATE TABLE "own_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"creation_key" text,
	"revision" integer NOT NULL,
	"document" json NOT NULL,
	"place" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"placed_at" bigint NOT NULL,
	"bytes" integer GENERATED ALWAYS AS (octet_length(document::text)) STORED,
	"name" text GENERATED ALWAYS AS (document ->> 'name') STORED
);
--> statement-breakpoint
CREATE TABLE "tournament_armies" (
	"entry" text PRIMARY KEY NOT NULL,
	"document" json NOT NULL,
	"army" text,
	"army_revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"tournament" text NOT NULL,
	"user_id" text,
	"guest" boolean NOT NULL,
	"name" text,
	"club" text,
	"handed_in_at" bigint,
	"hand_ins" integer NOT NULL,
	"verdict" json,
	"accepted" json,
	"withdrawn" json,
	"entered_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_rounds" (
	"tournament" text NOT NULL,
	"round" integer NOT NULL,
	"pairings" json NOT NULL,
	"drawn_at" bigint NOT NULL,
	CONSTRAINT "tournament_rounds_tournament_round_pk" PRIMARY KEY("tournament","round")
);
--> statement-breakpoint
CREATE TABLE "tournament_statements" (
	"tournament" text NOT NULL,
	"round" integer NOT NULL,
	"at_table" integer NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL,
	"result" json NOT NULL,
	"note" text,
	"battle" text,
	CONSTRAINT "tournament_statements_tournament_round_at_table_seq_pk" PRIMARY KEY("tournament","round","at_table","seq")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"organiser" text,
	"revision" integer NOT NULL,
	"terms" json NOT NULL,
	"seed" text NOT NULL,
	"hand_over" text,
	"hand_over_until" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_list_versions" ADD CONSTRAINT "own_list_versions_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_lists" ADD CONSTRAINT "own_lists_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_armies" ADD CONSTRAINT "tournament_armies_entry_tournament_entries_id_fk" FOREIGN KEY ("entry") REFERENCES "public"."tournament_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_armies" ADD CONSTRAINT "tournament_armies_army_armies_id_fk" FOREIGN KEY ("army") REFERENCES "public"."armies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD CONSTRAINT "tournament_rounds_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_statements" ADD CONSTRAINT "tournament_statements_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_organiser_users_id_fk" FOREIGN KEY ("organiser") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_shares_in_short" ON "list_shares" USING btree ("owner","list","shared_at","share","bytes","name");--> statement-breakpoint
CREATE INDEX "own_list_versions_of_owner" ON "own_list_versions" USING btree ("owner","stored_at","version","bytes");--> statement-breakpoint
CREATE UNIQUE INDEX "own_lists_creation" ON "own_lists" USING btree ("owner","creation_key");--> statement-breakpoint
CREATE INDEX "own_lists_in_short" ON "own_lists" USING btree ("owner","place","changed_at","id","revision","created_at","placed_at","bytes","name");--> statement-breakpoint
CREATE INDEX "tournament_armies_made_of" ON "tournament_armies" USING btree ("army");--> statement-breakpoint
CREATE INDEX "tournament_entries_of_tournament" ON "tournament_entries" USING btree ("tournament");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entries_of_user" ON "tournament_entries" USING btree ("user_id","tournament");--> statement-breakpoint
CREATE INDEX "tournaments_of_organiser" ON "tournaments" USING btree ("organiser");