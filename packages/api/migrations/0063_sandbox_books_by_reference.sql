CREATE INDEX CONCURRENTLY "sandbox_bank_payments_client_ref_index" ON "sandbox_bank_payments" USING btree ("client_ref");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sandbox_exchange_orders_client_ref_index" ON "sandbox_exchange_orders" USING btree ("client_ref");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sandbox_exchange_orders_ucc_index" ON "sandbox_exchange_orders" USING btree ("ucc");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sandbox_exchange_sips_client_ref_index" ON "sandbox_exchange_sips" USING btree ("client_ref");