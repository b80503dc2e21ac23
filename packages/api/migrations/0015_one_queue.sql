ALTER TABLE "outbox" RENAME TO "queue";--> statement-breakpoint
ALTER TABLE "queue" RENAME COLUMN "topic" TO "kind";--> statement-breakpoint
ALTER TABLE "queue" RENAME CONSTRAINT "outbox_pkey" TO "queue_pkey";--> statement-breakpoint
ALTER TABLE "queue" RENAME CONSTRAINT "outbox_topic_ref_unique" TO "queue_kind_ref_unique";--> statement-breakpoint
ALTER SEQUENCE "outbox_seq_seq" RENAME TO "queue_seq_seq";--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "unanswered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "queue" SET "unanswered" = least("attempts", 100), "attempts" = 0 WHERE "state" = 'pending';--> statement-breakpoint
INSERT INTO "queue" ("kind", "ref", "payload", "state", "attempts", "due_at", "lease_until", "last_error", "created_at", "done_at") SELECT "kind", "ref", "payload", CASE "state" WHEN 'dead' THEN 'parked' WHEN 'cancelled' THEN 'dropped' ELSE "state" END, "attempts", "due_at", "lease_until", "last_error", "created_at", "done_at" FROM "jobs" ORDER BY "seq" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "jobs";--> statement-breakpoint
DROP INDEX "outbox_state_due_at_index";--> statement-breakpoint
CREATE INDEX "queue_state_due_at_seq_index" ON "queue" USING btree ("state","due_at","seq");
