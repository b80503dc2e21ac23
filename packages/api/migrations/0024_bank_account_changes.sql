ALTER TABLE "bank_accounts" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "redemptions_from" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_account_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "bank_accounts" SET "redemptions_from" = ("created_at" AT TIME ZONE 'Asia/Kolkata')::date WHERE "is_default";--> statement-breakpoint
UPDATE "bank_accounts" SET "state" = 'replaced' WHERE NOT "is_default";
