ALTER TABLE "consents" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "pan_proven_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "kyc_requests" ADD COLUMN "pan_hash" text;--> statement-breakpoint
ALTER TABLE "throttles" ADD COLUMN "kept_until" timestamp(3) with time zone;
--> statement-breakpoint
-- A PAN proved nothing before: what its record filled in, and its name, go from profiles that the exchange has not judged.
UPDATE "profiles" SET
  "name" = CASE WHEN "profiles"."name" = "profiles"."kyc_name" AND "tax_status" = '01' THEN "users"."name" ELSE "profiles"."name" END,
  "kyc_name" = NULL,
  "gender" = CASE WHEN 'gender' = ANY("prefilled") THEN NULL ELSE "gender" END,
  "date_of_birth" = CASE WHEN 'dob' = ANY("prefilled") THEN NULL ELSE "date_of_birth" END,
  "address" = CASE WHEN 'address' = ANY("prefilled") THEN NULL ELSE "address" END,
  "pincode" = CASE WHEN 'pincode' = ANY("prefilled") THEN NULL ELSE "pincode" END,
  "city" = CASE WHEN 'pincode' = ANY("prefilled") THEN NULL ELSE "city" END,
  "state" = CASE WHEN 'pincode' = ANY("prefilled") THEN NULL ELSE "state" END,
  "occupation_type" = CASE WHEN 'occupationType' = ANY("prefilled") THEN NULL ELSE "occupation_type" END,
  "prefilled" = '{}',
  "revision" = "revision" + 1
FROM "users"
WHERE "users"."id" = "profiles"."user_id" AND "pan_hash" IS NOT NULL AND "registered_with_bse" NOT IN (1, 3) AND "closed_at" IS NULL;
