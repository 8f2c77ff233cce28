CREATE TABLE "conversions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"account_id" text,
	"status" text NOT NULL,
	"page" integer DEFAULT 0 NOT NULL,
	"pages" integer NOT NULL,
	"error_code" text,
	"sealed_password" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_uses" (
	"conversion_id" uuid NOT NULL,
	"payer" text NOT NULL,
	"pages" integer NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_uses_conversion_id_payer_pk" PRIMARY KEY("conversion_id","payer")
);
--> statement-breakpoint
CREATE INDEX "conversions_created_at_index" ON "conversions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "page_uses_payer_reserved_at_index" ON "page_uses" USING btree ("payer","reserved_at");