-- An order may go to another place than where its buyer sits: it keeps both. Of older ones only that place is known.
alter table order_drafts add column seller_address text;
