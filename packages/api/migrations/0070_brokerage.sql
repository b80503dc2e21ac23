CREATE TABLE "brokerage_rows" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_code" text NOT NULL,
	"registrar" text NOT NULL,
	"row_key" text NOT NULL,
	"month" date NOT NULL,
	"folio_number" text NOT NULL,
	"product" text NOT NULL,
	"scheme_name" text,
	"kind" text NOT NULL,
	"from" date,
	"until" date,
	"rate" double precision,
	"amount" bigint NOT NULL,
	"sub_broker" text,
	"profile_id" text,
	"fund_house" text,
	"scheme_id" text,
	CONSTRAINT "brokerage_rows_agentCode_registrar_rowKey_unique" UNIQUE("agent_code","registrar","row_key")
);
--> statement-breakpoint
CREATE TABLE "registrar_files" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_code" text NOT NULL,
	"registrar" text NOT NULL,
	"kind" text NOT NULL,
	"file_hash" text NOT NULL,
	"rows" integer NOT NULL,
	"imported_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "registrar_files_agentCode_kind_fileHash_unique" UNIQUE("agent_code","kind","file_hash")
);
--> statement-breakpoint
ALTER TABLE "brokerage_rows" ADD CONSTRAINT "brokerage_rows_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokerage_rows" ADD CONSTRAINT "brokerage_rows_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokerage_rows" ADD CONSTRAINT "brokerage_rows_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrar_files" ADD CONSTRAINT "registrar_files_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brokerage_rows_agent_code_month_index" ON "brokerage_rows" USING btree ("agent_code","month");--> statement-breakpoint
CREATE INDEX "brokerage_rows_profile_id_index" ON "brokerage_rows" USING btree ("profile_id");