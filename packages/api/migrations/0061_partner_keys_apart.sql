ALTER TABLE "partners" DROP CONSTRAINT "partners_serverKeyHash_unique";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "server_key_hash";