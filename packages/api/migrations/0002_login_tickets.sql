ALTER TABLE "otps" ADD COLUMN "ticket_hash" text;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "ticket_used_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_ticketHash_unique" UNIQUE("ticket_hash");