ALTER TABLE "orders" ADD COLUMN "first_order_today" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "first_order_today" = false WHERE "payment_state" = 'not_due';
