CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "refunds_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "instrument_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "payments" SET "paid_at" = coalesce((SELECT to_timestamp(("payload"->>'realisedAt')::bigint / 1000.0) FROM "outbox" WHERE "topic" = 'exchange.confirm_funds' AND "ref" = "payments"."client_ref"), "changed_at") WHERE "state" = 'paid';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_a_payment" ON "refunds" USING btree ("payment_id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_of_an_instrument" ON "payments" USING btree ("instrument_key") WHERE state not in ('failed', 'abandoned');