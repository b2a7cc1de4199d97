-- What the words that Linesheet added to a mail rest on: outreach/domain/brand-facts.ts.
alter table messages add column evidence jsonb not null default '[]';
