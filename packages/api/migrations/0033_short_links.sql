CREATE TABLE "short_links" (
	"code" text PRIMARY KEY NOT NULL,
	"agent_code" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "short_links_agent_code_created_at_index" ON "short_links" USING btree ("agent_code","created_at");--> statement-breakpoint
CREATE INDEX "short_links_expires_at_index" ON "short_links" USING btree ("expires_at");