DROP INDEX "schemes_by_size";--> statement-breakpoint
ALTER TABLE "schemes" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(regexp_replace(lower(name), '[''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g')) || to_tsvector('simple', search_text)) STORED;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "name_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(regexp_replace(lower(name), '[''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "schemes_search" ON "schemes" USING gin ("search_vector") WITH (fastupdate=false) WHERE is_listed;--> statement-breakpoint
CREATE INDEX "schemes_name" ON "schemes" USING gin ("name_vector") WITH (fastupdate=false) WHERE is_listed;--> statement-breakpoint
CREATE INDEX "schemes_by_size" ON "schemes" USING btree (("option" = 'Growth') desc,"fund_size_crores" DESC NULLS LAST,length("name"),"name","id") WHERE is_listed;