ALTER TABLE "short_links" ADD COLUMN "profile_id" text;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "receiver" text;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "opened_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "revoked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "short_links_profile_id_index" ON "short_links" USING btree ("profile_id");