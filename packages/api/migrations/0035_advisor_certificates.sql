CREATE TABLE "agent_certificates" (
	"agent_code" text PRIMARY KEY NOT NULL,
	"is_nism_certified" boolean NOT NULL,
	"is_arn_holder" boolean NOT NULL,
	"nism_code" text,
	"nism_from" date,
	"nism_to" date,
	"arn_code" text,
	"euin" text,
	"arn_from" date,
	"arn_to" date,
	"reset_at" timestamp(3) with time zone,
	"saved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_customers" ADD COLUMN "acting_ended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "agent_code" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "certificate" text;--> statement-breakpoint
ALTER TABLE "agent_certificates" ADD CONSTRAINT "agent_certificates_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_one_of_a_kind_an_agent" ON "files" USING btree ("agent_code","kind") WHERE deleted_at is null and agent_code is not null;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_arn_unique" UNIQUE("arn");