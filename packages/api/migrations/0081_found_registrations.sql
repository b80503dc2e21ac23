ALTER TABLE "operator_proposals" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "sent_at" timestamp(3) with time zone;--> statement-breakpoint
-- what the version before has sent has no time of its own: at worst a person looks for it once too often
UPDATE "queue" SET "sent_at" = "created_at" WHERE "state" IN ('pending', 'parked') AND "kind" IN ('exchange.change_sip', 'exchange.register') AND ("attempts" > 0 OR "unanswered" > 0);
