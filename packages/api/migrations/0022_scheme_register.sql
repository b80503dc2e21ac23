CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "schemes_name_trgm";--> statement-breakpoint
DROP INDEX "schemes_search_trgm";--> statement-breakpoint
ALTER TABLE "schemes" ALTER COLUMN "bse_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "schemes" ALTER COLUMN "riskometer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', regexp_replace(regexp_replace(lower(name), '[''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple', search_text), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "navs_modelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "schemes" SET "navs_modelled" = true WHERE "bse_code" = "amfi_code" || '-GR';--> statement-breakpoint
CREATE INDEX "schemes_search" ON "schemes" USING gin ("search_vector") WITH (fastupdate=false) WHERE is_listed;