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
ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_list_versions" ADD CONSTRAINT "own_list_versions_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_lists" ADD CONSTRAINT "own_lists_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_shares_in_short" ON "list_shares" USING btree ("owner","list","shared_at","share","bytes","name");--> statement-breakpoint
CREATE INDEX "own_list_versions_of_owner" ON "own_list_versions" USING btree ("owner","stored_at","version","bytes");--> statement-breakpoint
CREATE UNIQUE INDEX "own_lists_creation" ON "own_lists" USING btree ("owner","creation_key");--> statement-breakpoint
CREATE INDEX "own_lists_in_short" ON "own_lists" USING btree ("owner","place","changed_at","id","revision","created_at","placed_at","bytes","name");