CREATE TABLE "pack_schemes" (
	"pack_id" text NOT NULL,
	"scheme_id" text NOT NULL,
	"weight" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pack_schemes_pack_id_scheme_id_pk" PRIMARY KEY("pack_id","scheme_id")
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "packs_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "order_sets" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_sets" ALTER COLUMN "cart_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "approval" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "approval_hash" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "approval_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "order_sets" ADD COLUMN "restored_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sip_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "instalment" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pack_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pack_group" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_form" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "upi_link" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "mandate_id" text;--> statement-breakpoint
ALTER TABLE "pack_schemes" ADD CONSTRAINT "pack_schemes_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_schemes" ADD CONSTRAINT "pack_schemes_scheme_id_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" DROP COLUMN "pack_name";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sipId_instalment_unique" UNIQUE("sip_id","instalment");