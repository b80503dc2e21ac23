CREATE TABLE "plan_instalments" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"instalment" integer NOT NULL,
	"date" date NOT NULL,
	"sale_id" text,
	"failure" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "plan_instalments_planId_instalment_unique" UNIQUE("plan_id","instalment")
);
--> statement-breakpoint
CREATE TABLE "plan_terms" (
	"scheme_id" text NOT NULL,
	"kind" text NOT NULL,
	"frequency" integer NOT NULL,
	"reg_out" boolean NOT NULL,
	"reg_in" boolean NOT NULL,
	"out_minimum" bigint NOT NULL,
	"out_maximum" bigint NOT NULL,
	"out_multiple" bigint NOT NULL,
	"in_minimum" bigint NOT NULL,
	"in_maximum" bigint NOT NULL,
	"min_instalments" integer NOT NULL,
	"max_instalments" integer NOT NULL,
	"min_gap" integer NOT NULL,
	"max_gap" integer NOT NULL,
	"dates" jsonb NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	CONSTRAINT "plan_terms_scheme_id_kind_frequency_pk" PRIMARY KEY("scheme_id","kind","frequency")
);
--> statement-breakpoint
CREATE TABLE "sandbox_exchange_plans" (
	"registration_number" text PRIMARY KEY NOT NULL,
	"client_ref" text NOT NULL,
	"ucc" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"instalments" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"kind" text NOT NULL,
	"scheme_id" text NOT NULL,
	"to_scheme_id" text,
	"folio_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"frequency" integer NOT NULL,
	"instalments" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"first_order_today" boolean NOT NULL,
	"status" text NOT NULL,
	"actor_agent_code" text,
	"agent_code" text,
	"content_hash" text NOT NULL,
	"act_before" timestamp(3) with time zone,
	"otp_confirmed_at" timestamp(3) with time zone,
	"client_ref" text NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"registration_number" text,
	"next_date" date,
	"instalments_done" integer DEFAULT 0 NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"kept_reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "transfer_plans_clientRef_unique" UNIQUE("client_ref"),
	CONSTRAINT "transfer_plans_registrationNumber_unique" UNIQUE("registration_number")
);
--> statement-breakpoint
ALTER TABLE "plan_instalments" ADD CONSTRAINT "plan_instalments_plan_id_transfer_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."transfer_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_terms" ADD CONSTRAINT "plan_terms_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_plans" ADD CONSTRAINT "transfer_plans_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_plans" ADD CONSTRAINT "transfer_plans_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_plans" ADD CONSTRAINT "transfer_plans_to_scheme_id_schemes_id_fk" FOREIGN KEY ("to_scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_plans_profile_id_created_at_index" ON "transfer_plans" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "transfer_plans_next_date_index" ON "transfer_plans" USING btree ("next_date") WHERE status = 'ACTIVE';