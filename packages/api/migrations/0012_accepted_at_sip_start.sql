ALTER TABLE "payments" DROP CONSTRAINT "payments_bank_account_id_bank_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sip_start" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "bank_account_id";--> statement-breakpoint
UPDATE "orders" SET "accepted_at" = "outbox"."done_at" FROM "outbox" WHERE "outbox"."topic" = 'exchange.register' AND "outbox"."ref" = "orders"."client_ref" AND "orders"."bse_order_number" IS NOT NULL;