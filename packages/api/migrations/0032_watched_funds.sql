CREATE TABLE "watched_funds" (
	"user_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "watched_funds_user_id_scheme_id_pk" PRIMARY KEY("user_id","scheme_id")
);
--> statement-breakpoint
ALTER TABLE "watched_funds" ADD CONSTRAINT "watched_funds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_funds" ADD CONSTRAINT "watched_funds_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;