CREATE TABLE "customer_families" (
	"agent_code" text NOT NULL,
	"profile_id" text NOT NULL,
	"family" text NOT NULL,
	CONSTRAINT "customer_families_agent_code_profile_id_pk" PRIMARY KEY("agent_code","profile_id")
);
--> statement-breakpoint
ALTER TABLE "customer_families" ADD CONSTRAINT "customer_families_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_families" ADD CONSTRAINT "customer_families_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_families_profile_id_index" ON "customer_families" USING btree ("profile_id");