CREATE TABLE "connection_requests" (
	"request_hash" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"customer_hash" text NOT NULL,
	"key_id" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "connection_requests" ADD CONSTRAINT "connection_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_requests_expires_at_index" ON "connection_requests" USING btree ("expires_at");