-- What a subscription becomes and owes, so that a screen can say it while the provider is away.
alter table subscriptions
  -- A lower tier that was chosen, from the next period on.
  add column next_tier smallint check (next_tier between 1 and 4),
  add column next_price_cents integer,
  -- Since when a month is owed; null when nothing is.
  add column owed_since timestamptz,
  -- The days of grace are over and the plan was taken away, until the month is paid.
  add column is_withdrawn boolean not null default false,
  -- When the provider was last asked without an event having asked for it.
  add column checked_at timestamptz;
create index subscriptions_by_period_end on subscriptions (current_period_end) where subscription_id is not null;
create index subscriptions_owed on subscriptions (owed_since) where owed_since is not null;
