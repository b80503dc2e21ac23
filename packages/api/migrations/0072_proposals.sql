CREATE TABLE "proposal_items" (
	"id" text PRIMARY KEY NOT NULL,
	"proposal_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"place" integer NOT NULL,
	"call" text NOT NULL,
	"change" text NOT NULL,
	"answer" text DEFAULT 'open' NOT NULL,
	"order_id" text,
	"sale_id" text,
	"plan_id" text
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"version" integer NOT NULL,
	"profile_id" text NOT NULL,
	"agent_code" text NOT NULL,
	"state" text NOT NULL,
	"words" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"reason" text,
	CONSTRAINT "proposals_threadId_version_unique" UNIQUE("thread_id","version")
);
--> statement-breakpoint
ALTER TABLE "proposal_items" ADD CONSTRAINT "proposal_items_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_items" ADD CONSTRAINT "proposal_items_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_items_proposal_id_place_index" ON "proposal_items" USING btree ("proposal_id","place");--> statement-breakpoint
CREATE INDEX "proposal_items_profile_id_index" ON "proposal_items" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "proposals_profile_id_created_at_index" ON "proposals" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_agent_code_state_index" ON "proposals" USING btree ("agent_code","state");