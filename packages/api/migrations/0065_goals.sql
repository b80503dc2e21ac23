CREATE TABLE "goal_folios" (
	"goal_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"folio_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	CONSTRAINT "goal_folios_folio_id_scheme_id_pk" PRIMARY KEY("folio_id","scheme_id")
);
--> statement-breakpoint
CREATE TABLE "goal_sips" (
	"goal_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"sip_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"name" text NOT NULL,
	"cost" bigint NOT NULL,
	"date" date NOT NULL,
	"inflation_percent" double precision NOT NULL,
	"annual_rate_percent" double precision NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goal_folios" ADD CONSTRAINT "goal_folios_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_folios" ADD CONSTRAINT "goal_folios_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_folios" ADD CONSTRAINT "goal_folios_folio_id_folios_id_fk" FOREIGN KEY ("folio_id") REFERENCES "public"."folios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_folios" ADD CONSTRAINT "goal_folios_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_sips" ADD CONSTRAINT "goal_sips_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_sips" ADD CONSTRAINT "goal_sips_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_sips" ADD CONSTRAINT "goal_sips_sip_id_sips_id_fk" FOREIGN KEY ("sip_id") REFERENCES "public"."sips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goal_folios_goal_id_index" ON "goal_folios" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "goal_folios_profile_id_index" ON "goal_folios" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "goal_sips_goal_id_index" ON "goal_sips" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "goal_sips_profile_id_index" ON "goal_sips" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "goals_profile_id_index" ON "goals" USING btree ("profile_id");