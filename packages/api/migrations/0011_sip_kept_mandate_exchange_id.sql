ALTER TABLE "mandates" ADD COLUMN "exchange_mandate_id" text;--> statement-breakpoint
ALTER TABLE "sips" ADD COLUMN "kept_reason" text;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_exchangeMandateId_unique" UNIQUE("exchange_mandate_id");