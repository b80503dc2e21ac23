-- records that had gone to a customer by the number of a folio alone, which is that of another house, wait for whoever has the PAN in them,
-- from now on: those that wait for long are deleted; the folio of a minor may be under the PAN of a guardian, where its scheme says that it is this one
UPDATE "registrar_records" SET "profile_id" = NULL, "folio_id" = NULL, "scheme_id" = NULL, "imported_at" = now() FROM "profiles"
  WHERE "profiles"."id" = "registrar_records"."profile_id" AND "registrar_records"."folio_id" IS NOT NULL AND "registrar_records"."pan_hash" <> "profiles"."pan_hash"
  AND NOT EXISTS (
    SELECT 1 FROM "positions" JOIN "schemes" ON "schemes"."id" = "positions"."scheme_id" WHERE "positions"."folio_id" = "registrar_records"."folio_id"
    AND regexp_replace(lower("schemes"."name"), '[^a-z0-9]', '', 'g') = regexp_replace(lower("registrar_records"."scheme_name"), '[^a-z0-9]', '', 'g')
  );
--> statement-breakpoint
-- a record of no PAN, whose scheme is by its name of another house than the folio, waits too; one of the customer's PAN leaves the folio alone
WITH "named" AS (
  SELECT regexp_replace(lower("name"), '[^a-z0-9]', '', 'g') AS "letters", min("fund_house") AS "house"
  FROM "schemes" GROUP BY 1 HAVING count(DISTINCT "fund_house") = 1
)
UPDATE "registrar_records" SET "profile_id" = CASE WHEN "pan_hash" IS NULL THEN NULL ELSE "registrar_records"."profile_id" END,
  "folio_id" = NULL, "scheme_id" = NULL, "imported_at" = now() FROM "folios", "named"
  WHERE "folios"."id" = "registrar_records"."folio_id" AND "named"."house" <> "folios"."fund_house"
  AND "named"."letters" = regexp_replace(lower("registrar_records"."scheme_name"), '[^a-z0-9]', '', 'g');
--> statement-breakpoint
-- and so does brokerage whose scheme, by its name or as it was found, is of another house than the folio that it went to
WITH "named" AS (
  SELECT regexp_replace(lower("name"), '[^a-z0-9]', '', 'g') AS "letters", min("fund_house") AS "house"
  FROM "schemes" GROUP BY 1 HAVING count(DISTINCT "fund_house") = 1
), "said" AS (
  SELECT "brokerage_rows"."id", coalesce("named"."house", "schemes"."fund_house") AS "house" FROM "brokerage_rows"
  LEFT JOIN "named" ON "named"."letters" = regexp_replace(lower("brokerage_rows"."scheme_name"), '[^a-z0-9]', '', 'g')
  LEFT JOIN "schemes" ON "schemes"."id" = "brokerage_rows"."scheme_id"
)
UPDATE "brokerage_rows" SET "profile_id" = NULL, "fund_house" = NULL, "scheme_id" = NULL FROM "said"
  WHERE "said"."id" = "brokerage_rows"."id" AND "brokerage_rows"."profile_id" IS NOT NULL AND "said"."house" <> "brokerage_rows"."fund_house";
