CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	"investment_type" text NOT NULL,
	"frequency" integer NOT NULL,
	"amount" bigint NOT NULL,
	"sip_date" integer,
	"instalments" integer,
	"folio_number" text,
	"pack_name" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text,
	"visitor_id" text,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"agent_code" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fund_views" (
	"scheme_id" text NOT NULL,
	"date" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "fund_views_scheme_id_date_pk" PRIMARY KEY("scheme_id","date")
);
--> statement-breakpoint
CREATE TABLE "navs" (
	"scheme_id" text NOT NULL,
	"date" date NOT NULL,
	"nav" bigint NOT NULL,
	CONSTRAINT "navs_scheme_id_date_pk" PRIMARY KEY("scheme_id","date")
);
--> statement-breakpoint
CREATE TABLE "schemes" (
	"id" text PRIMARY KEY NOT NULL,
	"amfi_code" text NOT NULL,
	"isin" text NOT NULL,
	"bse_code" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"search_text" text NOT NULL,
	"fund_house" text NOT NULL,
	"category" text NOT NULL,
	"sub_category" text NOT NULL,
	"plan" text NOT NULL,
	"option" text NOT NULL,
	"riskometer" text NOT NULL,
	"objective" text NOT NULL,
	"benchmark" text,
	"fund_manager" text,
	"exit_load" text,
	"expense_ratio" double precision,
	"expense_ratio_date" date,
	"fund_size_crores" double precision,
	"facts_date" date,
	"launch_date" date,
	"lock_in_years" integer DEFAULT 0 NOT NULL,
	"allow_purchase" boolean DEFAULT true NOT NULL,
	"allow_redemption" boolean DEFAULT true NOT NULL,
	"stp_allowed" boolean DEFAULT false NOT NULL,
	"sip_dates" jsonb NOT NULL,
	"systematic_plans" jsonb NOT NULL,
	"minimum_sip" bigint,
	"sip_multiple" bigint NOT NULL,
	"minimum_lumpsum" bigint,
	"lumpsum_multiple" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"minimum_redemption" bigint NOT NULL,
	"redemption_multiple" bigint NOT NULL,
	"minimum_redemption_units" bigint NOT NULL,
	"redemption_units_multiple" bigint NOT NULL,
	"one_year_return" double precision,
	"three_year_return" double precision,
	"five_year_return" double precision,
	"latest_nav" bigint,
	"latest_nav_date" date,
	"previous_nav" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "schemes_amfiCode_unique" UNIQUE("amfi_code")
);
--> statement-breakpoint
CREATE TABLE "agent_customers" (
	"user_id" text NOT NULL,
	"agent_code" text NOT NULL,
	"direct" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agent_customers_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"arn" text,
	"euin" text,
	"verified" boolean DEFAULT false NOT NULL,
	"shows_totals" boolean DEFAULT true NOT NULL,
	"may_transact" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"account" text NOT NULL,
	"account_hash" text NOT NULL,
	"ifsc" text NOT NULL,
	"bank_name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "bank_accounts_profileId_accountHash_unique" UNIQUE("profile_id","account_hash")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp(3) with time zone NOT NULL,
	"withdrawn_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ucc" text NOT NULL,
	"name" text NOT NULL,
	"tax_status" text NOT NULL,
	"major_status" text,
	"pan" text,
	"pan_hash" text,
	"date_of_birth" date,
	"kyc_status" text,
	"registered_with_bse" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "profiles_ucc_unique" UNIQUE("ucc")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"mobile_hash" text NOT NULL,
	"email" text,
	"email_hash" text,
	"name" text NOT NULL,
	"disabled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "users_mobileHash_unique" UNIQUE("mobile_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"seq" integer PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"subject" text,
	"action" text NOT NULL,
	"object_id" text,
	"request_id" text,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"one" integer PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "folios" (
	"id" text PRIMARY KEY NOT NULL,
	"folio_number" text NOT NULL,
	"fund_house" text NOT NULL,
	"profile_id" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "folios_fundHouse_folioNumber_unique" UNIQUE("fund_house","folio_number")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"lease_until" timestamp(3) with time zone,
	"last_error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"done_at" timestamp(3) with time zone,
	CONSTRAINT "jobs_kind_ref_unique" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"folio_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	"order_id" text,
	"source" text NOT NULL,
	"source_ref" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"nav_date" date NOT NULL,
	"nav" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"stamp_duty" bigint NOT NULL,
	"units" bigint NOT NULL,
	"booked_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_source_sourceRef_unique" UNIQUE("source","source_ref")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"bank_account_id" text,
	"client_ref" text NOT NULL,
	"kind" text NOT NULL,
	"limit" bigint NOT NULL,
	"umrn" text,
	"state" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "mandates_clientRef_unique" UNIQUE("client_ref")
);
--> statement-breakpoint
CREATE TABLE "order_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"px_order_number" text NOT NULL,
	"cart_id" text NOT NULL,
	"cart_version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"profile_id" text NOT NULL,
	"actor_user_id" text,
	"actor_agent_code" text,
	"agent_code" text,
	"amount" bigint NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"payable_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "order_sets_pxOrderNumber_unique" UNIQUE("px_order_number"),
	CONSTRAINT "order_sets_cartId_cartVersion_unique" UNIQUE("cart_id","cart_version")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_set_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	"client_ref" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"frequency" integer NOT NULL,
	"sip_date" integer,
	"instalments" integer,
	"folio_number" text,
	"state" text NOT NULL,
	"payment_state" text NOT NULL,
	"bse_order_number" text,
	"remarks" text DEFAULT '' NOT NULL,
	"allotted_units" bigint,
	"allotted_nav" bigint,
	"nav_date" date,
	"stamp_duty" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "orders_clientRef_unique" UNIQUE("client_ref"),
	CONSTRAINT "orders_bseOrderNumber_unique" UNIQUE("bse_order_number")
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text NOT NULL,
	"subject_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"voided_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"ref" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"lease_until" timestamp(3) with time zone,
	"last_error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"done_at" timestamp(3) with time zone,
	CONSTRAINT "outbox_topic_ref_unique" UNIQUE("topic","ref")
);
--> statement-breakpoint
CREATE TABLE "partner_origins" (
	"partner_id" text NOT NULL,
	"origin" text NOT NULL,
	"any_port" boolean DEFAULT false NOT NULL,
	CONSTRAINT "partner_origins_partner_id_origin_pk" PRIMARY KEY("partner_id","origin")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"agent_code" text,
	"ticket_key" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "payment_orders_payment_id_order_id_pk" PRIMARY KEY("payment_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_set_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"client_ref" text NOT NULL,
	"mode" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"gateway_ref" text,
	"redirect_url" text,
	"loop_back_url" text NOT NULL,
	"bank_account_id" text,
	"failure_reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "payments_clientRef_unique" UNIQUE("client_ref"),
	CONSTRAINT "payments_gatewayRef_unique" UNIQUE("gateway_ref")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"handled_at" timestamp(3) with time zone,
	CONSTRAINT "provider_events_provider_eventId_unique" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank_payments" (
	"gateway_ref" text PRIMARY KEY NOT NULL,
	"client_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"return_url" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"one" integer PRIMARY KEY NOT NULL,
	"offset" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_exchange_orders" (
	"order_number" text PRIMARY KEY NOT NULL,
	"client_ref" text NOT NULL,
	"ucc" text NOT NULL,
	"scheme_code" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"folio_number" text,
	"state" text NOT NULL,
	"reason" text,
	"order_date" date NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"to_hash" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"otp" text,
	"sent_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sandbox_messages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"profile_id" text,
	"partner_id" text,
	"agent_code" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sips" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	"first_order_id" text,
	"registration_number" text,
	"mandate_id" text,
	"folio_number" text,
	"amount" bigint NOT NULL,
	"frequency" integer NOT NULL,
	"sip_date" integer NOT NULL,
	"instalments" integer NOT NULL,
	"instalments_done" integer DEFAULT 0 NOT NULL,
	"next_date" date,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sips_firstOrderId_unique" UNIQUE("first_order_id"),
	CONSTRAINT "sips_registrationNumber_unique" UNIQUE("registration_number")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"blocked_until" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_views" ADD CONSTRAINT "fund_views_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folios" ADD CONSTRAINT "folios_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_folio_id_folios_id_fk" FOREIGN KEY ("folio_id") REFERENCES "public"."folios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sets" ADD CONSTRAINT "order_sets_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sets" ADD CONSTRAINT "order_sets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sets" ADD CONSTRAINT "order_sets_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_order_set_id_order_sets_id_fk" FOREIGN KEY ("order_set_id") REFERENCES "public"."order_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_origins" ADD CONSTRAINT "partner_origins_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_set_id_order_sets_id_fk" FOREIGN KEY ("order_set_id") REFERENCES "public"."order_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sips" ADD CONSTRAINT "sips_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sips" ADD CONSTRAINT "sips_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sips" ADD CONSTRAINT "sips_first_order_id_orders_id_fk" FOREIGN KEY ("first_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_cart_id_index" ON "cart_items" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active_a_profile" ON "carts" USING btree ("profile_id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active_a_visitor" ON "carts" USING btree ("visitor_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "fund_views_date_index" ON "fund_views" USING btree ("date");--> statement-breakpoint
CREATE INDEX "schemes_name_trgm" ON "schemes" USING gist ("name" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "schemes_search_trgm" ON "schemes" USING gist ("search_text" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "schemes_category_sub_category_index" ON "schemes" USING btree ("category","sub_category");--> statement-breakpoint
CREATE INDEX "schemes_isin_index" ON "schemes" USING btree ("isin");--> statement-breakpoint
CREATE INDEX "agent_customers_agent_code_index" ON "agent_customers" USING btree ("agent_code");--> statement-breakpoint
CREATE INDEX "consents_profile_id_purpose_index" ON "consents" USING btree ("profile_id","purpose");--> statement-breakpoint
CREATE INDEX "profiles_user_id_index" ON "profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_pan_hash_index" ON "profiles" USING btree ("pan_hash");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "files_profile_id_index" ON "files" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "folios_profile_id_index" ON "folios" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_state_due_at_seq_index" ON "jobs" USING btree ("state","due_at","seq");--> statement-breakpoint
CREATE INDEX "ledger_entries_profile_id_index" ON "ledger_entries" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_folio_id_index" ON "ledger_entries" USING btree ("folio_id");--> statement-breakpoint
CREATE INDEX "mandates_profile_id_index" ON "mandates" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "order_sets_profile_id_created_at_index" ON "order_sets" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_order_set_id_index" ON "orders" USING btree ("order_set_id");--> statement-breakpoint
CREATE INDEX "orders_profile_id_state_index" ON "orders" USING btree ("profile_id","state");--> statement-breakpoint
CREATE INDEX "orders_state_index" ON "orders" USING btree ("state");--> statement-breakpoint
CREATE INDEX "otps_user_id_purpose_subject_hash_created_at_index" ON "otps" USING btree ("user_id","purpose","subject_hash","created_at");--> statement-breakpoint
CREATE INDEX "outbox_state_due_at_index" ON "outbox" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "payment_orders_order_id_index" ON "payment_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_order_set_id_index" ON "payments" USING btree ("order_set_id");--> statement-breakpoint
CREATE INDEX "payments_state_index" ON "payments" USING btree ("state");--> statement-breakpoint
CREATE INDEX "sandbox_messages_to_hash_index" ON "sandbox_messages" USING btree ("to_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at_index" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sips_profile_id_state_index" ON "sips" USING btree ("profile_id","state");
