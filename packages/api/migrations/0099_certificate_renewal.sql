ALTER TABLE "agent_certificates" ADD COLUMN "verified_from" date;--> statement-breakpoint
ALTER TABLE "agent_certificates" ADD COLUMN "verified_to" date;
