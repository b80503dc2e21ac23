CREATE TABLE "outside_statements" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"holdings" jsonb NOT NULL,
	"imported_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outside_statements" ADD CONSTRAINT "outside_statements_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;