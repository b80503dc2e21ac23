ALTER TABLE "sales" ADD COLUMN "to_order_number" text;
