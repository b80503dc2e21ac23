-- a plan that was stopped before its unanswered end was noted, and whose end is still being asked for or waits for a person: the exchange goes on with it
UPDATE "transfer_plans" SET "kept_reason" = '' WHERE "status" = 'STOPPED' AND "kept_reason" IS NULL AND EXISTS (
  SELECT 1 FROM "queue" WHERE "queue"."kind" = 'exchange.cancel_plan' AND "queue"."state" IN ('pending', 'parked')
  AND "queue"."payload" ->> 'planId' = "transfer_plans"."id"
);
