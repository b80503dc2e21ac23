CREATE TABLE "ifsc_branches" (
	"ifsc" text PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"branch" text NOT NULL,
	"city" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_answers" (
	"attempt_id" text NOT NULL,
	"question_no" integer NOT NULL,
	"answer_option_id" integer NOT NULL,
	CONSTRAINT "risk_answers_attempt_id_question_no_pk" PRIMARY KEY("attempt_id","question_no")
);
--> statement-breakpoint
CREATE TABLE "risk_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"version" integer NOT NULL,
	"attempt_no" integer NOT NULL,
	"class_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "risk_attempts_profileId_version_attemptNo_unique" UNIQUE("profile_id","version","attempt_no")
);
--> statement-breakpoint
CREATE TABLE "risk_questionnaires" (
	"version" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_kyc_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"callback_url" text NOT NULL,
	"person" text NOT NULL,
	"pan_hash" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "branch_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "account_type" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "bypassed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "kyc_raw_status" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "kyc_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "kyc_checked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "kyc_requests" ADD CONSTRAINT "kyc_requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_answers" ADD CONSTRAINT "risk_answers_attempt_id_risk_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."risk_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_attempts" ADD CONSTRAINT "risk_attempts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_attempts" ADD CONSTRAINT "risk_attempts_version_risk_questionnaires_version_fk" FOREIGN KEY ("version") REFERENCES "public"."risk_questionnaires"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kyc_requests_profile_id_index" ON "kyc_requests" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_one_default_a_profile" ON "bank_accounts" USING btree ("profile_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "files_one_of_a_kind" ON "files" USING btree ("profile_id","kind") WHERE deleted_at is null and kind <> 'other';