CREATE TABLE "nfos" (
	"id" text PRIMARY KEY NOT NULL,
	"scheme_name" text NOT NULL,
	"fund_house" text NOT NULL,
	"category" text NOT NULL,
	"opens" date NOT NULL,
	"closes" date NOT NULL,
	"allotted" date,
	"isin_regular_growth" text,
	"isin_direct_growth" text,
	"minimum_lumpsum" bigint,
	"minimum_sip" bigint,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"moved_days" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "nfos_fundHouse_schemeName_unique" UNIQUE("fund_house","scheme_name")
);
