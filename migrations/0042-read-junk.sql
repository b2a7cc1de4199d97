-- A provider may put an answer among junk: that folder is read beside the inbox, each from where it was left.
alter table mailbox_positions
  add column folder text not null default 'inbox' check (folder in ('inbox', 'junk')),
  drop constraint mailbox_positions_pkey,
  add primary key (sender_id, folder);

-- 'junk': it lay there when it was read, and has not been seen in the inbox since.
alter table inbound_mails
  drop constraint inbound_mails_source_check,
  add constraint inbound_mails_source_check check (source in ('sendgrid', 'mailbox', 'junk'));
