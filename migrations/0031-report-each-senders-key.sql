-- A sender that brings a SendGrid key of its own has a webhook of its own: another account of SendGrid signs its events.
alter table sendgrid_webhooks
  add column sender_id uuid references senders on delete cascade,
  drop constraint sendgrid_webhooks_account_id_key,
  add unique nulls not distinct (account_id, sender_id);

-- At which webhook a post came in, whose key it is checked with.
alter table webhook_deliveries add column webhook_id bigint references sendgrid_webhooks on delete set null;
update webhook_deliveries set webhook_id = webhooks.id
  from sendgrid_webhooks as webhooks
 where processed_at is null and webhooks.account_id is not distinct from webhook_deliveries.account_id;
