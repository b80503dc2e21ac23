ALTER TABLE "leads" ADD COLUMN "invitations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "invited_at" timestamp(3) with time zone;