CREATE TABLE "content_items" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"category" text NOT NULL,
	"heading" text NOT NULL,
	"description" text NOT NULL,
	"thumb_nail" text NOT NULL,
	"video" text,
	"shown_from" date NOT NULL,
	"shown_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_subscriptions" (
	"agent_code" text NOT NULL,
	"category_id" text NOT NULL,
	"subscribed" boolean NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "content_subscriptions_agent_code_category_id_pk" PRIMARY KEY("agent_code","category_id")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"survey" text NOT NULL,
	"role" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_interests" (
	"agent_code" text NOT NULL,
	"interest" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agent_interests_agent_code_interest_pk" PRIMARY KEY("agent_code","interest")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_code" text NOT NULL,
	"source" text NOT NULL,
	"tag" text,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"mobile_hash" text NOT NULL,
	"email" text NOT NULL,
	"amount" bigint,
	"status" text DEFAULT 'new' NOT NULL,
	"follow_up_on" date,
	"consent_version" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_code" text NOT NULL,
	"calculator" text NOT NULL,
	"amount" bigint NOT NULL,
	"annual_rate" integer NOT NULL,
	"years" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_subscriptions" ADD CONSTRAINT "content_subscriptions_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_interests" ADD CONSTRAINT "agent_interests_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_plans" ADD CONSTRAINT "shared_plans_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_agent_code_created_at_index" ON "leads" USING btree ("agent_code","created_at");--> statement-breakpoint
CREATE INDEX "leads_mobile_hash_index" ON "leads" USING btree ("mobile_hash");--> statement-breakpoint
CREATE INDEX "leads_changed_at_index" ON "leads" USING btree ("changed_at");