ALTER TABLE "operator_proposals" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "sent_at" timestamp(3) with time zone;