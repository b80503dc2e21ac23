CREATE TABLE "sandbox_exchange_sips" (
	"registration_number" text PRIMARY KEY NOT NULL,
	"client_ref" text NOT NULL,
	"ucc" text NOT NULL,
	"scheme_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"start" date NOT NULL,
	"instalments" integer NOT NULL,
	"state" text NOT NULL,
	"pauses" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sip_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"sip_id" text NOT NULL,
	"client_ref" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"sip_date" integer NOT NULL,
	"mandate_id" text,
	"former_amount" bigint NOT NULL,
	"former_date" integer NOT NULL,
	"former_number" text,
	"instalment" integer NOT NULL,
	"date" date NOT NULL,
	"start" date NOT NULL,
	"state" text NOT NULL,
	"registration_number" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sip_changes_clientRef_unique" UNIQUE("client_ref"),
	CONSTRAINT "sip_changes_registrationNumber_unique" UNIQUE("registration_number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_skipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sips" ADD COLUMN "skip_from" integer;--> statement-breakpoint
ALTER TABLE "sips" ADD COLUMN "skip_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sips" ADD COLUMN "stopped_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sips" ADD COLUMN "stop_after" integer;--> statement-breakpoint
ALTER TABLE "sips" ADD COLUMN "step_up_kind" text;--> statement-breakpoint
ALTER TABLE "sips" ADD COLUMN "step_up_by" integer;--> statement-breakpoint
ALTER TABLE "sips" ADD COLUMN "step_up_at" integer;--> statement-breakpoint
ALTER TABLE "sip_changes" ADD CONSTRAINT "sip_changes_sip_id_sips_id_fk" FOREIGN KEY ("sip_id") REFERENCES "public"."sips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sip_changes_sip_id_index" ON "sip_changes" USING btree ("sip_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sip_changes_one_open_a_sip" ON "sip_changes" USING btree ("sip_id") WHERE state in ('requested', 'registered');
--> statement-breakpoint
INSERT INTO "sandbox_exchange_sips" ("registration_number", "client_ref", "ucc", "scheme_code", "amount", "start", "instalments", "state", "pauses", "created_at")
SELECT "sips"."registration_number", coalesce("orders"."client_ref", "sips"."id"), coalesce("profiles"."ucc", ''), "schemes"."isin", "sips"."amount", coalesce("sips"."next_date", "sips"."created_at"::date), "sips"."instalments", CASE WHEN "sips"."state" = 'cancelled' THEN 'cancelled' ELSE 'active' END, '{}'::jsonb, "sips"."created_at"
FROM "sips" JOIN "profiles" ON "profiles"."id" = "sips"."profile_id" JOIN "schemes" ON "schemes"."id" = "sips"."scheme_id" LEFT JOIN "orders" ON "orders"."id" = "sips"."first_order_id"
WHERE "sips"."registration_number" IS NOT NULL AND EXISTS (SELECT 1 FROM "sandbox_exchange_orders");
