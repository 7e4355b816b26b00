CREATE TABLE "armies" (
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
	"name" text GENERATED ALWAYS AS (document ->> 'name') STORED,
	"list" text GENERATED ALWAYS AS (document ->> 'list') STORED,
	"year" integer GENERATED ALWAYS AS ((document ->> 'year')::integer) STORED,
	"points_limit" integer GENERATED ALWAYS AS ((document ->> 'pointsLimit')::integer) STORED
);
--> statement-breakpoint
CREATE TABLE "army_tags" (
	"army" text PRIMARY KEY NOT NULL,
	"tags" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "army_verdicts" (
	"army" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"judged_by" text NOT NULL,
	"told" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "battle_codes" (
	"battle" text NOT NULL,
	"seat" text NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "battle_codes_battle_seat_kind_pk" PRIMARY KEY("battle","seat","kind")
);
--> statement-breakpoint
CREATE TABLE "battle_events" (
	"battle" text NOT NULL,
	"seq" integer NOT NULL,
	"seat" text,
	"command_id" text,
	"command_hash" text,
	"event" json NOT NULL,
	"at" bigint NOT NULL,
	"holder" text GENERATED ALWAYS AS (event ->> 'holder') STORED,
	CONSTRAINT "battle_events_battle_seq_pk" PRIMARY KEY("battle","seq")
);
--> statement-breakpoint
CREATE TABLE "battle_seats" (
	"holder" text PRIMARY KEY NOT NULL,
	"battle" text NOT NULL,
	"seat" text NOT NULL,
	"user_id" text,
	"taken_at" bigint NOT NULL,
	"name" text
);
--> statement-breakpoint
CREATE TABLE "battle_ticks" (
	"battle" text NOT NULL,
	"key" text NOT NULL,
	"by" text NOT NULL,
	"value" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "battle_ticks_battle_key_by_pk" PRIMARY KEY("battle","key","by")
);
--> statement-breakpoint
CREATE TABLE "battles" (
	"id" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"rules" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" bigint,
	"refresh_token_expires_at" bigint,
	"scope" text,
	"password" text,
	"created_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"version" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"json" json NOT NULL,
	"stored_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "first_saves" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_values" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "own_values_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "recovery_keys" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_notes" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"share" text NOT NULL,
	"owner" text,
	"document" json,
	"shared_at" bigint NOT NULL,
	"army" text,
	"bytes" integer GENERATED ALWAYS AS (octet_length(document::text)) STORED,
	"name" text GENERATED ALWAYS AS (document ->> 'name') STORED,
	"list" text GENERATED ALWAYS AS (document ->> 'list') STORED
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000)::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"wrong" integer NOT NULL,
	"until" bigint NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "armies" ADD CONSTRAINT "armies_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "army_tags" ADD CONSTRAINT "army_tags_army_armies_id_fk" FOREIGN KEY ("army") REFERENCES "public"."armies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "army_verdicts" ADD CONSTRAINT "army_verdicts_army_armies_id_fk" FOREIGN KEY ("army") REFERENCES "public"."armies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_codes" ADD CONSTRAINT "battle_codes_battle_battles_id_fk" FOREIGN KEY ("battle") REFERENCES "public"."battles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_events" ADD CONSTRAINT "battle_events_battle_battles_id_fk" FOREIGN KEY ("battle") REFERENCES "public"."battles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_seats" ADD CONSTRAINT "battle_seats_battle_battles_id_fk" FOREIGN KEY ("battle") REFERENCES "public"."battles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_seats" ADD CONSTRAINT "battle_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_ticks" ADD CONSTRAINT "battle_ticks_battle_battles_id_fk" FOREIGN KEY ("battle") REFERENCES "public"."battles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_saves" ADD CONSTRAINT "first_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_values" ADD CONSTRAINT "own_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_keys" ADD CONSTRAINT "recovery_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_army_armies_id_fk" FOREIGN KEY ("army") REFERENCES "public"."armies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "armies_of_owner" ON "armies" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "armies_creation" ON "armies" USING btree ("owner","creation_key");--> statement-breakpoint
CREATE INDEX "armies_in_short" ON "armies" USING btree ("owner","place","changed_at","id","revision","created_at","placed_at","bytes","name","list","year","points_limit");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_commands" ON "battle_events" USING btree ("battle","seat","command_id") WHERE command_id is not null;--> statement-breakpoint
CREATE INDEX "battle_holders" ON "battle_events" USING btree ("holder") WHERE holder is not null;--> statement-breakpoint
CREATE INDEX "battle_seats_of_user" ON "battle_seats" USING btree ("user_id","battle");--> statement-breakpoint
CREATE INDEX "battle_seats_of_battle" ON "battle_seats" USING btree ("battle");--> statement-breakpoint
CREATE INDEX "credentials_of_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shares_made_of" ON "shares" USING btree ("army") WHERE army is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_of_army" ON "shares" USING btree ("share","owner");--> statement-breakpoint
CREATE INDEX "shares_of_owner" ON "shares" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "shares_in_short" ON "shares" USING btree ("owner","shared_at","share","bytes","name","list");