CREATE TABLE "sales" (
	"id" text PRIMARY KEY NOT NULL,
	"px_order_number" text NOT NULL,
	"profile_id" text NOT NULL,
	"folio_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	"kind" text NOT NULL,
	"to_scheme_id" text,
	"client_ref" text NOT NULL,
	"measure" text NOT NULL,
	"amount" bigint,
	"units" bigint,
	"reserved_units" bigint NOT NULL,
	"bank_account_id" text,
	"plan_id" text,
	"instalment" integer,
	"registration_number" text,
	"actor_user_id" text,
	"actor_agent_code" text,
	"agent_code" text,
	"state" text NOT NULL,
	"bse_order_number" text,
	"accepted_at" timestamp(3) with time zone,
	"remarks" text DEFAULT '' NOT NULL,
	"nav" bigint,
	"nav_date" date,
	"sold_units" bigint,
	"gross_amount" bigint,
	"exit_load" bigint,
	"stt" bigint,
	"payout" bigint,
	"credit_date" date,
	"payout_ref" text,
	"settled_at" timestamp(3) with time zone,
	"to_nav" bigint,
	"to_nav_date" date,
	"to_units" bigint,
	"to_stamp_duty" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sales_pxOrderNumber_unique" UNIQUE("px_order_number"),
	CONSTRAINT "sales_clientRef_unique" UNIQUE("client_ref"),
	CONSTRAINT "sales_bseOrderNumber_unique" UNIQUE("bse_order_number"),
	CONSTRAINT "sales_planId_instalment_unique" UNIQUE("plan_id","instalment")
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank_payouts" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"account_end" text NOT NULL,
	"ifsc" text NOT NULL,
	"paid_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sandbox_bank_payouts_orderNumber_unique" UNIQUE("order_number")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "sale_id" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "exit_load" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "stt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_folio_id_folios_id_fk" FOREIGN KEY ("folio_id") REFERENCES "public"."folios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_to_scheme_id_schemes_id_fk" FOREIGN KEY ("to_scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_profile_id_created_at_index" ON "sales" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_folio_id_scheme_id_state_index" ON "sales" USING btree ("folio_id","scheme_id","state");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;