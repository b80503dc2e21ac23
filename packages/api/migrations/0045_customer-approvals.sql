CREATE TABLE "customer_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"agent_code" text NOT NULL,
	"call" text NOT NULL,
	"change" text NOT NULL,
	"about_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"px_order_number" text,
	CONSTRAINT "customer_approvals_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "customer_approvals" ADD CONSTRAINT "customer_approvals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_approvals" ADD CONSTRAINT "customer_approvals_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_approvals_profile_id_created_at_index" ON "customer_approvals" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_approvals_created_at_index" ON "customer_approvals" USING btree ("created_at");