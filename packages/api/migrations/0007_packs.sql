ALTER TABLE "cart_items" ADD COLUMN "pack_id" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "pack_group" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;