CREATE TABLE "scheme_facts" (
	"scheme_id" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "scheme_facts_scheme_id_kind_pk" PRIMARY KEY("scheme_id","kind")
);
--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "riskometer_date" date;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "exit_load_date" date;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "fund_size_date" date;--> statement-breakpoint
UPDATE "schemes" SET "riskometer_date" = coalesce("facts_date", ("offer"->>'opens')::date), "exit_load_date" = "facts_date", "fund_size_date" = "facts_date";--> statement-breakpoint
ALTER TABLE "scheme_facts" ADD CONSTRAINT "scheme_facts_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schemes" DROP COLUMN "benchmark";--> statement-breakpoint
ALTER TABLE "schemes" DROP COLUMN "fund_manager";