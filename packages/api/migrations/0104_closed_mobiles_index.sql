CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_closed_mobile" ON "users" USING btree ("closed_mobile_hash") WHERE closed_mobile_hash is not null;
