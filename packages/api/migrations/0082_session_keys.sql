ALTER TABLE "sessions" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "sign_on_tickets" ADD COLUMN "key_id" text;