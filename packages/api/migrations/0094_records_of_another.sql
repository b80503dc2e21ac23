-- records that had gone to a customer by the number of a folio alone, which is that of another house, wait for whoever has the PAN in them
UPDATE "registrar_records" SET "profile_id" = NULL, "folio_id" = NULL, "scheme_id" = NULL FROM "profiles"
  WHERE "profiles"."id" = "registrar_records"."profile_id" AND "registrar_records"."folio_id" IS NOT NULL AND "registrar_records"."pan_hash" <> "profiles"."pan_hash";
