-- Until when a certificate is valid; null: nobody has said.
alter table trust_documents add column expires_on date;
