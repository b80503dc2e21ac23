CREATE TABLE "positions" (
	"profile_id" text NOT NULL,
	"folio_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	"units" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"received" bigint NOT NULL,
	"sale_count" integer NOT NULL,
	"transaction_count" integer NOT NULL,
	"first_nav_date" date NOT NULL,
	CONSTRAINT "positions_profile_id_folio_id_scheme_id_pk" PRIMARY KEY("profile_id","folio_id","scheme_id")
);
--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_folio_id_folios_id_fk" FOREIGN KEY ("folio_id") REFERENCES "public"."folios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "positions_folio_id_index" ON "positions" USING btree ("folio_id");
--> statement-breakpoint
INSERT INTO positions SELECT profile_id, folio_id, scheme_id, sum(units), coalesce(sum(amount + stamp_duty) FILTER (WHERE units > 0), 0),
  coalesce(-sum(amount) FILTER (WHERE units <= 0), 0), count(*) FILTER (WHERE units <= 0), count(*), min(nav_date) FROM ledger_entries GROUP BY 1, 2, 3;
--> statement-breakpoint
-- Rows are taken in one order, so that two statements that add to the same positions wait for each other instead of locking each other out.
CREATE FUNCTION add_to_positions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO positions AS p SELECT profile_id, folio_id, scheme_id, sum(units), coalesce(sum(amount + stamp_duty) FILTER (WHERE units > 0), 0),
  coalesce(-sum(amount) FILTER (WHERE units <= 0), 0), count(*) FILTER (WHERE units <= 0), count(*), min(nav_date)
  FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (profile_id, folio_id, scheme_id) DO UPDATE SET
    units = p.units + excluded.units,
    paid = p.paid + excluded.paid,
    received = p.received + excluded.received,
    sale_count = p.sale_count + excluded.sale_count,
    transaction_count = p.transaction_count + excluded.transaction_count,
    first_nav_date = least(p.first_nav_date, excluded.first_nav_date);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Entries are only ever added; where a person's records are erased, or somebody changes an entry by hand, its positions are summed anew.
CREATE FUNCTION recount_positions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM positions p USING touched t
  WHERE p.profile_id = t.profile_id AND p.folio_id = t.folio_id AND p.scheme_id = t.scheme_id;
  INSERT INTO positions SELECT profile_id, folio_id, scheme_id, sum(units), coalesce(sum(amount + stamp_duty) FILTER (WHERE units > 0), 0),
  coalesce(-sum(amount) FILTER (WHERE units <= 0), 0), count(*) FILTER (WHERE units <= 0), count(*), min(nav_date)
  FROM ledger_entries WHERE (profile_id, folio_id, scheme_id) IN (SELECT profile_id, folio_id, scheme_id FROM touched)
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_added AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION add_to_positions();
--> statement-breakpoint
CREATE TRIGGER ledger_changed_from AFTER UPDATE ON ledger_entries REFERENCING OLD TABLE AS touched
FOR EACH STATEMENT EXECUTE FUNCTION recount_positions();
--> statement-breakpoint
CREATE TRIGGER ledger_changed_to AFTER UPDATE ON ledger_entries REFERENCING NEW TABLE AS touched
FOR EACH STATEMENT EXECUTE FUNCTION recount_positions();
--> statement-breakpoint
CREATE TRIGGER ledger_removed AFTER DELETE ON ledger_entries REFERENCING OLD TABLE AS touched
FOR EACH STATEMENT EXECUTE FUNCTION recount_positions();
