DROP INDEX "ledger_entries_profile_id_index";--> statement-breakpoint
CREATE INDEX "ledger_entries_profile_id_nav_date_index" ON "ledger_entries" USING btree ("profile_id","nav_date");