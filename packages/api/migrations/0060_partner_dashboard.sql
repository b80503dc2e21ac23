CREATE TABLE "partner_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"kind" text NOT NULL,
	"key_hash" text,
	"secret" text,
	"hint" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "partner_keys_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "partner_links" (
	"link_hash" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"partner_id" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "partner_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "mail_hash" text;--> statement-breakpoint
ALTER TABLE "partner_keys" ADD CONSTRAINT "partner_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_links" ADD CONSTRAINT "partner_links_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_sessions" ADD CONSTRAINT "partner_sessions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_keys_partner_id_index" ON "partner_keys" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_links_expires_at_index" ON "partner_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "partner_sessions_partner_id_index" ON "partner_sessions" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_sessions_ends_at_index" ON "partner_sessions" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_mailHash_unique" UNIQUE("mail_hash");--> statement-breakpoint
INSERT INTO "partner_keys" ("id", "partner_id", "kind", "key_hash", "hint", "created_at") SELECT 'key_' || md5("id"), "id", 'server', "server_key_hash", '', "created_at" FROM "partners" WHERE "server_key_hash" IS NOT NULL;
