ALTER TABLE "profiles" ADD COLUMN "fatca" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "prefilled" text[] DEFAULT '{}' NOT NULL;