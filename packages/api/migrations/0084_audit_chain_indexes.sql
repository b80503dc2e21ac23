CREATE UNIQUE INDEX CONCURRENTLY "audit_entries_chain_seq_pk" ON "audit_entries" USING btree ("chain","seq");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_of_operators_by_time" ON "audit_entries" USING btree ("at","chain","seq") WHERE actor like 'operator:%';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_of_operators";