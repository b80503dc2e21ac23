ALTER TABLE "deletion_requests" ADD COLUMN "kept_until" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "closed_at" timestamp(3) with time zone;