CREATE TABLE "known_places" (
	"account_id" uuid NOT NULL,
	"place" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_account_id_place_pk" PRIMARY KEY("account_id","place")
);
--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "logged_in_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "exchanged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_places_seen_at_index" ON "known_places" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "conversions_unfinished" ON "conversions" USING btree ("created_at") WHERE "conversions"."status" in ('queued', 'converting');