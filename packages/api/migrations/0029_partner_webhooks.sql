CREATE TABLE "state_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"object_id" text NOT NULL,
	"state" text NOT NULL,
	"payment_state" text,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"status" integer,
	"accepted" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"change" integer NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"delivered_at" timestamp(3) with time zone,
	CONSTRAINT "webhook_events_partnerId_change_unique" UNIQUE("partner_id","change")
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_id_partners_id_fk" FOREIGN KEY ("id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_attempts_event_id_index" ON "webhook_attempts" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_events_created_at_index" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
-- Notes each state that an order or a mandate reaches, in the transaction that changes it, while a partner listens. Only updates count: a restored backup inserts rows.
CREATE FUNCTION note_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM webhook_endpoints) THEN
    INSERT INTO state_changes (subject, object_id, state, payment_state, at)
    VALUES (TG_ARGV[0], NEW.id, NEW.state, to_jsonb(NEW) ->> 'payment_state', NEW.changed_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_note_state AFTER UPDATE OF state, payment_state ON orders FOR EACH ROW
WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.payment_state IS DISTINCT FROM NEW.payment_state)
EXECUTE FUNCTION note_state('order');
--> statement-breakpoint
CREATE TRIGGER mandates_note_state AFTER UPDATE OF state ON mandates FOR EACH ROW
WHEN (OLD.state IS DISTINCT FROM NEW.state)
EXECUTE FUNCTION note_state('mandate');
