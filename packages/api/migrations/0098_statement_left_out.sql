ALTER TABLE "outside_statements" ADD COLUMN "other_holder" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outside_statements" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;
