CREATE TABLE "registrar_records" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_code" text NOT NULL,
	"registrar" text NOT NULL,
	"feed" text NOT NULL,
	"record_key" text NOT NULL,
	"folio_number" text NOT NULL,
	"product" text NOT NULL,
	"scheme_name" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"until" date,
	"units" bigint NOT NULL,
	"nav" bigint,
	"amount" bigint,
	"frequency" text NOT NULL,
	"imported_at" timestamp(3) with time zone NOT NULL,
	"pan_hash" text,
	"holder" text,
	"profile_id" text,
	"folio_id" text,
	"scheme_id" text,
	CONSTRAINT "registrar_records_agentCode_registrar_feed_recordKey_unique" UNIQUE("agent_code","registrar","feed","record_key")
);
--> statement-breakpoint
ALTER TABLE "registrar_records" ADD CONSTRAINT "registrar_records_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrar_records" ADD CONSTRAINT "registrar_records_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrar_records" ADD CONSTRAINT "registrar_records_folio_id_folios_id_fk" FOREIGN KEY ("folio_id") REFERENCES "public"."folios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrar_records" ADD CONSTRAINT "registrar_records_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrar_records_profile_id_index" ON "registrar_records" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "registrar_records_folio_id_index" ON "registrar_records" USING btree ("folio_id");