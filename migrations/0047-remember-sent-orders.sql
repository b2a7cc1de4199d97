-- When an order was last put into an answer to its brand; null: it wasn't sent from here.
alter table order_drafts add column sent_at timestamptz;
