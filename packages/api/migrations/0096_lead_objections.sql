CREATE TABLE "lead_objections" (
	"mobile_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
