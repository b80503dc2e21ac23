UPDATE "queue" SET "kind" = 'plan.expire' WHERE "kind" = 'plan.lapse';--> statement-breakpoint
UPDATE "queue" SET "ref" = replace("ref", ':lapsed', ':expired'), "payload" = jsonb_set("payload", '{about}', '"expired"') WHERE "kind" = 'notifier.plan_letter' AND "payload"->>'about' = 'lapsed';
