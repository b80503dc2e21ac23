DROP INDEX "carts_approval_hash_index";--> statement-breakpoint
CREATE UNIQUE INDEX "carts_approval_hash_index" ON "carts" USING btree ("approval_hash");