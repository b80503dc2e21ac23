ALTER TABLE "orders" ADD COLUMN "restored_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "orders" SET "restored_at" = "order_sets"."restored_at" FROM "order_sets" WHERE "order_sets"."id" = "orders"."order_set_id" AND "orders"."state" = 'expired';--> statement-breakpoint
ALTER TABLE "order_sets" DROP COLUMN "restored_at";
