UPDATE "queue" SET "payload" = jsonb_set("payload", '{about}', '"expired"') WHERE "kind" = 'notifier.order_letter' AND "state" <> 'done' AND "payload"->>'about' = 'lapsed';
