ALTER TABLE "profiles" ADD COLUMN "refused_part" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "refused_hash" text;