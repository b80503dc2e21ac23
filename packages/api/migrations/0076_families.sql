CREATE TABLE "family_consents" (
	"agent_code" text NOT NULL,
	"profile_id" text NOT NULL,
	"viewer_id" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone,
	CONSTRAINT "family_consents_agent_code_profile_id_viewer_id_pk" PRIMARY KEY("agent_code","profile_id","viewer_id")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "opened_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "family_set_id" text;--> statement-breakpoint
ALTER TABLE "family_consents" ADD CONSTRAINT "family_consents_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_consents" ADD CONSTRAINT "family_consents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_consents" ADD CONSTRAINT "family_consents_viewer_id_profiles_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_consents_profile_id_index" ON "family_consents" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "family_consents_viewer_id_index" ON "family_consents" USING btree ("viewer_id");