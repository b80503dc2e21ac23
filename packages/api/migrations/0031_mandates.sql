CREATE TABLE "sandbox_mandates" (
	"mandate_id" text PRIMARY KEY NOT NULL,
	"client_ref" text NOT NULL,
	"page_id" text NOT NULL,
	"method" text NOT NULL,
	"limit" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"return_url" text,
	"decides_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sandbox_mandates_pageId_unique" UNIQUE("page_id")
);
--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "scan_id" text;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "authorised_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_scan_id_files_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;