CREATE TABLE "agent_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"from_agent_code" text,
	"to_agent_code" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_changes" ADD CONSTRAINT "agent_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_changes" ADD CONSTRAINT "agent_changes_from_agent_code_agents_code_fk" FOREIGN KEY ("from_agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_changes" ADD CONSTRAINT "agent_changes_to_agent_code_agents_code_fk" FOREIGN KEY ("to_agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_changes_user_id_index" ON "agent_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agent_changes_from_agent_code_at_index" ON "agent_changes" USING btree ("from_agent_code","at");--> statement-breakpoint
CREATE INDEX "agent_changes_to_agent_code_at_index" ON "agent_changes" USING btree ("to_agent_code","at");