CREATE TABLE "exchange_holidays" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);--> statement-breakpoint
UPDATE "ledger_entries" SET "units" = "units" * 10;--> statement-breakpoint
UPDATE "orders" SET "allotted_units" = "allotted_units" * 10 WHERE "allotted_units" IS NOT NULL;--> statement-breakpoint
UPDATE "schemes" SET "minimum_redemption_units" = "minimum_redemption_units" * 10, "redemption_units_multiple" = "redemption_units_multiple" * 10;--> statement-breakpoint
UPDATE "sandbox_exchange_orders" SET "details" = jsonb_set("details", '{allotment,units}', to_jsonb(("details" #>> '{allotment,units}')::bigint * 10)) WHERE "details" #> '{allotment,units}' IS NOT NULL;
