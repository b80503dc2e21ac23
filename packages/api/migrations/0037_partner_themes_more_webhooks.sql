ALTER TABLE "partners" ADD COLUMN "theme" jsonb;
--> statement-breakpoint
-- Plans keep their state as `status`.
CREATE OR REPLACE FUNCTION note_state() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_now jsonb := to_jsonb(NEW);
BEGIN
  IF EXISTS (SELECT 1 FROM webhook_endpoints) THEN
    INSERT INTO state_changes (subject, object_id, state, payment_state, at)
    VALUES (TG_ARGV[0], NEW.id, COALESCE(row_now ->> 'state', row_now ->> 'status'), row_now ->> 'payment_state', NEW.changed_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_note_state AFTER UPDATE OF state ON sales FOR EACH ROW
WHEN (OLD.state IS DISTINCT FROM NEW.state)
EXECUTE FUNCTION note_state('sale');
--> statement-breakpoint
CREATE TRIGGER plans_note_state AFTER UPDATE OF status ON transfer_plans FOR EACH ROW
WHEN (OLD.status IS DISTINCT FROM NEW.status)
EXECUTE FUNCTION note_state('plan');
--> statement-breakpoint
CREATE TRIGGER sips_note_state AFTER UPDATE OF state, amount, skip_from, skip_count, stopped_at, step_up_kind, step_up_by ON sips FOR EACH ROW
WHEN ((OLD.state, OLD.amount, OLD.skip_from, OLD.skip_count, OLD.stopped_at, OLD.step_up_kind, OLD.step_up_by)
  IS DISTINCT FROM (NEW.state, NEW.amount, NEW.skip_from, NEW.skip_count, NEW.stopped_at, NEW.step_up_kind, NEW.step_up_by))
EXECUTE FUNCTION note_state('sip');
