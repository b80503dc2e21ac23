CREATE TABLE "widget_uses" (
	"partner_id" text NOT NULL,
	"day" date NOT NULL,
	"widget" text NOT NULL,
	"page" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "widget_uses_partner_id_day_page_widget_pk" PRIMARY KEY("partner_id","day","page","widget")
);
--> statement-breakpoint
ALTER TABLE "widget_uses" ADD CONSTRAINT "widget_uses_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_uses_day_index" ON "widget_uses" USING btree ("day");