ALTER TABLE "users" ADD COLUMN "closed_mobile_hash" text;--> statement-breakpoint
UPDATE "users" SET "closed_mobile_hash" = "mobile_hash", "mobile_hash" = 'closed ' || "id" WHERE "disabled_at" IS NOT NULL;
