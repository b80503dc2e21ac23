CREATE TABLE "sandbox_kyc_statuses" (
	"pan_hash" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL
);
