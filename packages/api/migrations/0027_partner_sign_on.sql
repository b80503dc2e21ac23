CREATE TABLE "partner_customers" (
	"partner_id" text NOT NULL,
	"customer_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"connected_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "partner_customers_partner_id_customer_hash_pk" PRIMARY KEY("partner_id","customer_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_on_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "partner_customers" ADD CONSTRAINT "partner_customers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_customers" ADD CONSTRAINT "partner_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_tickets" ADD CONSTRAINT "sign_on_tickets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_tickets" ADD CONSTRAINT "sign_on_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_customers_user_id_index" ON "partner_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_tickets_user_id_index" ON "sign_on_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_tickets_expires_at_index" ON "sign_on_tickets" USING btree ("expires_at");