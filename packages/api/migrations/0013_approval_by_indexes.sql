ALTER TABLE "carts" ADD COLUMN "approval_by" text;--> statement-breakpoint
CREATE INDEX "carts_approval_hash_index" ON "carts" USING btree ("approval_hash");--> statement-breakpoint
CREATE INDEX "payments_profile_id_index" ON "payments" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "sips_next_date_index" ON "sips" USING btree ("next_date") WHERE state = 'running';