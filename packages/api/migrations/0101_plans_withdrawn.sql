-- a plan that was withdrawn with its advisor's right kept the time by which it was to be confirmed or set up
UPDATE "transfer_plans" SET "act_before" = NULL WHERE "act_before" IS NOT NULL AND "status" = 'AUTOCXL';
