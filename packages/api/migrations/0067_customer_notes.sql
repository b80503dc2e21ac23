CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_code" text NOT NULL,
	"profile_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"agent_code" text NOT NULL,
	"profile_id" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "customer_tags_agent_code_profile_id_tag_pk" PRIMARY KEY("agent_code","profile_id","tag")
);
--> statement-breakpoint
CREATE TABLE "customer_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_code" text NOT NULL,
	"profile_id" text NOT NULL,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_profile_id_agent_code_index" ON "customer_notes" USING btree ("profile_id","agent_code");--> statement-breakpoint
CREATE INDEX "customer_tags_profile_id_index" ON "customer_tags" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "customer_tasks_profile_id_agent_code_index" ON "customer_tasks" USING btree ("profile_id","agent_code");--> statement-breakpoint
CREATE INDEX "customer_tasks_agent_code_due_on_index" ON "customer_tasks" USING btree ("agent_code","due_on");