CREATE TABLE "deletion_requests" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_exchange_clients" (
	"client_ref" text PRIMARY KEY NOT NULL,
	"ucc" text NOT NULL,
	"refusal" text,
	"told_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "registration_ref" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "exchange_refusal" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "mobile_declaration" text DEFAULT 'SE' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "email_declaration" text DEFAULT 'SE' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "pincode" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "occupation_type" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "income_slab" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "aadhaar_last_four" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "fatca_declared_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "nominees_wanted" boolean;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "nominees" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;