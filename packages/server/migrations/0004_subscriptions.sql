CREATE TABLE "subscription_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"reference" text,
	"status_before" text,
	"status_after" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"provider_id" text,
	"plan_id" text NOT NULL,
	"cycle" text NOT NULL,
	"status" text NOT NULL,
	"current_start" timestamp with time zone,
	"current_end" timestamp with time zone,
	"access_until" timestamp with time zone,
	"paid_count" integer DEFAULT 0 NOT NULL,
	"cancel_asked_at" timestamp with time zone,
	"cancel_when" text,
	"cancel_sent_at" timestamp with time zone,
	"next_plan_id" text,
	"next_cycle" text,
	"confirmed_payment_id" text,
	"busy_until" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_log" ADD CONSTRAINT "subscription_log_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_log_subscription_id_index" ON "subscription_log" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_account_id_index" ON "subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "subscriptions_checked_at_index" ON "subscriptions" USING btree ("checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("account_id") WHERE "subscriptions"."status" in ('authenticated', 'active', 'pending', 'halted', 'paused');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("account_id") WHERE "subscriptions"."status" in ('creating', 'created');--> statement-breakpoint
CREATE INDEX "webhook_events_received_at_index" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE FUNCTION refuse_to_change_the_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of subscriptions is only added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER subscription_log_is_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON "subscription_log"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_the_log();
