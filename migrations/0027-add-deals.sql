-- How far a brand has come on its way from the first inquiry to orders. A brand has one deal.
create table deals (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null unique references brands on delete cascade,
  stage text not null default 'inquiry'
    check (stage in ('inquiry', 'documents', 'application', 'terms', 'price_list', 'counter', 'agreed', 'order_sent',
                     'reorder', 'lost')),
  lost_reason text
    check (lost_reason in ('no_marketplaces', 'too_many_sellers', 'exclusive_partner', 'sells_itself', 'distributor_only',
                           'terms_too_high', 'prices_too_high', 'asked_to_stop', 'no_answer', 'other')),
  -- Where it stood before; null: nowhere yet.
  lost_from text
    check (lost_from in ('inquiry', 'documents', 'application', 'terms', 'price_list', 'counter', 'agreed', 'order_sent',
                         'reorder')),
  moved_at timestamptz not null default now(),
  moved_by text not null default 'start' check (moved_by in ('start', 'reading', 'person')),
  -- What stands now, as deals/domain/terms.ts has it: each with the brand's words and their mail.
  terms jsonb not null default '[]',
  -- What a person entered, which holds whatever is read later.
  entered_terms jsonb not null default '[]',
  -- The newest answer of a person, and what it is to be answered with (deals/domain/playbook).
  last_mail_id uuid references inbound_mails on delete set null,
  last_mail_at timestamptz,
  play text,
  created_at timestamptz not null default now(),
  came_by bigint[] not null default '{}',
  check ((stage = 'lost') = (lost_reason is not null)),
  check (stage = 'lost' or lost_from is null)
);
create index deals_by_stage on deals (account_id, stage, moved_at desc, id desc);
create index deals_of_mail on deals (last_mail_id) where last_mail_id is not null;
call confine_to_account('deals');

-- Each move of a deal, with who or what moved it. Nothing here is ever changed.
create table deal_events (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  deal_id bigint not null references deals on delete cascade,
  moved_by text not null check (moved_by in ('start', 'reading', 'person')),
  from_stage text,
  to_stage text not null,
  lost_reason text,
  lost_from text,
  -- The answer that moved it.
  mail_id uuid references inbound_mails on delete set null,
  happened_at timestamptz not null default clock_timestamp()
);
create index deal_events_of_deal on deal_events (deal_id, id);
create index deal_events_of_account on deal_events (account_id, id);
create index deal_events_of_mail on deal_events (mail_id) where mail_id is not null;
call confine_to_account('deal_events');

-- Which answers were taken over, and as what: one that is read otherwise since then is taken over again.
create table deal_readings (
  mail_id uuid primary key references inbound_mails on delete cascade,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  class text not null,
  read_by text not null,
  -- The newest of its corrections; 0: there is none.
  correction_id bigint not null default 0,
  taken_at timestamptz not null default now()
);
create index deal_readings_of_account on deal_readings (account_id);
create index deal_readings_of_brand on deal_readings (brand_id);
call confine_to_account('deal_readings');

create table tasks (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  -- Null: one that is about no brand.
  brand_id bigint references brands on delete cascade,
  mail_id uuid references inbound_mails on delete set null,
  kind text not null check (kind in ('call', 'form', 'certificate', 'follow_up', 'other')),
  title text not null,
  detail text,
  -- Where it is done: a brand's application form.
  url text,
  due_on date not null,
  done_at timestamptz,
  made_by text not null check (made_by in ('person', 'reading', 'sequence')),
  -- What it follows from, so that it is made once; null: a person made it.
  source text,
  -- A person has changed it: no reading takes it back.
  is_kept boolean not null default false,
  created_at timestamptz not null default now(),
  came_by bigint[] not null default '{}',
  unique (account_id, source)
);
create index tasks_due on tasks (account_id, due_on, id) where done_at is null;
create index tasks_done on tasks (account_id, done_at desc, id desc) where done_at is not null;
create index tasks_of_brand on tasks (brand_id, due_on) where brand_id is not null;
create index tasks_of_mail on tasks (mail_id) where mail_id is not null;
call confine_to_account('tasks');

create table calls (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  -- The task that it was made for.
  task_id bigint references tasks on delete set null,
  spoke_with text,
  outcome text not null check (outcome in ('reached', 'no_answer', 'voicemail', 'call_back', 'wrong_number')),
  note text,
  called_at timestamptz not null default now(),
  came_by bigint[] not null default '{}'
);
create index calls_of_brand on calls (brand_id, called_at desc);
create index calls_of_account on calls (account_id, id);
create index calls_of_task on calls (task_id) where task_id is not null;
call confine_to_account('calls');

-- What a seller proves itself with. The bytes are sealed with the installation's key, and bound to account and row.
create table trust_documents (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  kind text not null
    check (kind in ('tax_id', 'resale_certificate', 'business_license', 'storefront', 'references', 'insurance', 'other')),
  name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg')),
  size integer not null check (size between 1 and 5242880),
  sealed text not null,
  uploaded_at timestamptz not null default now()
);
create index trust_documents_of_account on trust_documents (account_id, kind, uploaded_at);
call confine_to_account('trust_documents');

-- Which document went to which brand, in which mail: kept when the document itself is deleted.
create table trust_disclosures (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  document_id uuid references trust_documents on delete set null,
  kind text not null,
  name text not null,
  -- The mail in which the brand asked for it, and the answer that it went with.
  asked_in uuid references inbound_mails on delete set null,
  message_id uuid references messages on delete set null,
  sent_at timestamptz not null default now()
);
create index trust_disclosures_of_account on trust_disclosures (account_id, brand_id);
create index trust_disclosures_of_brand on trust_disclosures (brand_id);
create index trust_disclosures_of_document on trust_disclosures (document_id) where document_id is not null;
create index trust_disclosures_of_mail on trust_disclosures (asked_in) where asked_in is not null;
create index trust_disclosures_of_message on trust_disclosures (message_id) where message_id is not null;
call confine_to_account('trust_disclosures');

-- What the seller has said of its business (deals/domain/seller-facts.ts): nothing else is ever told a brand.
create table seller_facts (
  account_id uuid primary key references users on delete cascade,
  facts jsonb not null default '{}',
  changed_at timestamptz not null default now()
);
call confine_to_account('seller_facts');

-- A brand has one deal: where both have one, each keeps its own. Tasks and calls always go along.
create function follow_merge_of_deals() returns trigger language plpgsql as $$
begin
  if new.merged_into is null then
    update deals set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    update tasks set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    update calls set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    return null;
  end if;
  update deals set brand_id = new.merged_into, came_by = came_by || new.id
   where brand_id = new.id and not exists (select from deals as other where other.brand_id = new.merged_into);
  update tasks set brand_id = new.merged_into, came_by = came_by || new.id where brand_id = new.id;
  update calls set brand_id = new.merged_into, came_by = came_by || new.id where brand_id = new.id;
  return null;
end $$;
create trigger follow_merge_of_deals after update of merged_into on brands
  for each row when (new.merged_into is distinct from old.merged_into) execute function follow_merge_of_deals();

-- Whoever was written to has a deal (deals/store/readings.ts enters them from here on).
insert into deals (account_id, brand_id, moved_at, created_at)
select account_id, brand_id, coalesce(sent_at, created_at), coalesce(sent_at, created_at)
  from messages where kind = 'inquiry' and state in ('accepted', 'unknown')
    on conflict (brand_id) do nothing;
