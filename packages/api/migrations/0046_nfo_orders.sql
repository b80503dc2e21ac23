CREATE TABLE "nfo_reminders" (
	"user_id" text NOT NULL,
	"nfo_id" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	CONSTRAINT "nfo_reminders_user_id_nfo_id_pk" PRIMARY KEY("user_id","nfo_id")
);
--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "nfos" ADD COLUMN "scheme_id" text;--> statement-breakpoint
ALTER TABLE "nfos" ADD COLUMN "withdrawn" date;--> statement-breakpoint
ALTER TABLE "nfo_reminders" ADD CONSTRAINT "nfo_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nfo_reminders" ADD CONSTRAINT "nfo_reminders_nfo_id_nfos_id_fk" FOREIGN KEY ("nfo_id") REFERENCES "public"."nfos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nfo_reminders_nfo_id_index" ON "nfo_reminders" USING btree ("nfo_id");--> statement-breakpoint
ALTER TABLE "nfos" ADD CONSTRAINT "nfos_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;