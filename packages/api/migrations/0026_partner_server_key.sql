ALTER TABLE "partners" ADD COLUMN "server_key_hash" text;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_serverKeyHash_unique" UNIQUE("server_key_hash");