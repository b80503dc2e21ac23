-- a cart that was declined before that kept the time of it has the end of its link in its place, which is ahead of the answer; one of which no entry tells has none
UPDATE "carts" SET "approval_until" = "declined"."at" FROM "carts" AS "same" LEFT JOIN (
  SELECT "object_id", max("at") AS "at" FROM "audit_entries" WHERE "action" = 'cart.declined' GROUP BY "object_id"
) AS "declined" ON "declined"."object_id" = "same"."id"
WHERE "same"."id" = "carts"."id" AND "carts"."approval" = 'DECLINED' AND "carts"."status" = 'active';
