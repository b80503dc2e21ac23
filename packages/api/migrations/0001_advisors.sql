CREATE TABLE "partner_agents" (
	"partner_id" text NOT NULL,
	"agent_code" text NOT NULL,
	CONSTRAINT "partner_agents_partner_id_agent_code_pk" PRIMARY KEY("partner_id","agent_code")
);
--> statement-breakpoint
CREATE TABLE "used_tickets" (
	"partner_id" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "used_tickets_partner_id_nonce_pk" PRIMARY KEY("partner_id","nonce")
);
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "partner_agents" ADD CONSTRAINT "partner_agents_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_agents" ADD CONSTRAINT "partner_agents_agent_code_agents_code_fk" FOREIGN KEY ("agent_code") REFERENCES "public"."agents"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_tickets" ADD CONSTRAINT "used_tickets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_tickets_expires_at_index" ON "used_tickets" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "shows_totals";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_have_an_owner" CHECK (("sessions"."user_id" is not null or "sessions"."agent_code" is not null));