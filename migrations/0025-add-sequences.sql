-- What the seller writes. A template is a name; its words are versions that never change, so that every mail can say
-- which words it was written with.
create table templates (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  name text not null,
  -- The one that onboarding's last step writes: the profile has it, and each change of it becomes a version here.
  is_onboarding boolean not null default false,
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create unique index templates_one_of_onboarding on templates (account_id) where is_onboarding;
create index templates_of_account on templates (account_id, id);
call confine_to_account('templates');

create table template_versions (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  template_id bigint not null references templates on delete cascade,
  version integer not null,
  -- Null: the usual one of a first inquiry; a follow-up answers under the subject of its first mail.
  subject text,
  body text not null,
  created_at timestamptz not null default now(),
  unique (template_id, version)
);
create index template_versions_of_account on template_versions (account_id);
call confine_to_account('template_versions');
revoke update on template_versions from linesheet_app, linesheet_system;

create function keep_onboarding_template(account uuid, told_subject text, told_body text) returns void
language plpgsql as $$
declare
  kept bigint;
  latest template_versions;
begin
  insert into templates (account_id, name, is_onboarding) values (account, 'First inquiry', true)
      on conflict (account_id) where is_onboarding do update set archived_at = null
  returning id into kept;
  select * into latest from template_versions where template_id = kept order by version desc limit 1;
  if latest.id is null or latest.subject is distinct from told_subject or latest.body <> told_body then
    insert into template_versions (account_id, template_id, version, subject, body)
    values (account, kept, coalesce(latest.version, 0) + 1, told_subject, told_body);
  end if;
end $$;
create function follow_onboarding_template() returns trigger language plpgsql as $$
begin
  perform keep_onboarding_template(new.id, new.email_subject, new.email_message_body);
  return null;
end $$;
create trigger follow_onboarding_template after insert or update of email_subject, email_message_body on profiles
  for each row when (new.email_message_body is not null) execute function follow_onboarding_template();
select keep_onboarding_template(id, email_subject, email_message_body) from profiles where email_message_body is not null;

create table sequences (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  name text not null,
  -- The one that first inquiries of today begin.
  is_in_use boolean not null default false,
  approval text not null default 'automatic' check (approval in ('each', 'first_ten', 'automatic')),
  -- How many mails a person has approved in it.
  approved integer not null default 0,
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create unique index sequences_one_in_use on sequences (account_id) where is_in_use;
create index sequences_of_account on sequences (account_id, id);
call confine_to_account('sequences');

create table sequence_steps (
  sequence_id bigint not null references sequences on delete cascade,
  account_id uuid not null references users on delete cascade,
  -- 0 is the first inquiry.
  step smallint not null check (step between 0 and 5),
  -- Days after the first inquiry.
  day smallint not null check (day between 0 and 365),
  kind text not null check (kind in ('mail', 'call')),
  template_id bigint references templates,
  -- The other arm of a comparison: every second brand gets it.
  template_b_id bigint references templates,
  primary key (sequence_id, step),
  check (case kind when 'mail' then template_id is not null else num_nonnulls(template_id, template_b_id) = 0 end),
  check ((step = 0) = (day = 0))
);
create index sequence_steps_of_account on sequence_steps (account_id);
call confine_to_account('sequence_steps');

-- A brand in a sequence.
create table enrolments (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  sequence_id bigint not null references sequences on delete cascade,
  state text not null default 'active' check (state in ('active', 'paused', 'stopped', 'finished')),
  next_step smallint not null,
  paused_until date,
  stop_reason text check (stop_reason in ('replied', 'bounced', 'unsubscribed', 'complained', 'stage_changed', 'by_hand',
                                          'set_aside', 'merged', 'refused')),
  -- The first inquiry, which all further mails answer to.
  started_at timestamptz not null,
  -- From when on somebody should call; null until the sequence has come so far without an answer.
  call_due_at timestamptz,
  ended_at timestamptz,
  check ((state = 'stopped') = (stop_reason is not null)),
  check ((state = 'paused') = (paused_until is not null))
);
create unique index enrolments_one_at_work on enrolments (brand_id) where state in ('active', 'paused');
create index enrolments_of_account on enrolments (account_id, id);
create index enrolments_of_sequence on enrolments (sequence_id);
create index enrolments_paused on enrolments (paused_until) where state = 'paused';
create index enrolments_to_call on enrolments (account_id, call_due_at) where call_due_at is not null;
call confine_to_account('enrolments');

-- Why somebody in a country that asks for a ground may be written to: said by a person.
create table contact_grounds (
  brand_id bigint primary key references brands on delete cascade,
  account_id uuid not null references users on delete cascade,
  ground text not null check (ground in ('published_address', 'existing_relationship', 'consent', 'legitimate_interest')),
  confirmed_at timestamptz not null default now()
);
create index contact_grounds_of_account on contact_grounds (account_id);
call confine_to_account('contact_grounds');

-- What goes out with an answer; gone once the provider has taken it.
create table outgoing_attachments (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  filename text not null,
  content_type text not null,
  bytes bytea not null check (octet_length(bytes) <= 10485760),
  created_at timestamptz not null default now()
);
create index outgoing_attachments_of_account on outgoing_attachments (account_id);
call confine_to_account('outgoing_attachments');

-- draft → queued → claimed → sending → accepted. `draft` waits for a person's word, `held` for a ground to write to
-- that country, `expired` came too late to go out without being asked about.
alter table messages drop constraint messages_state_check;
alter table messages
  add constraint messages_state_check check (state in ('draft', 'held', 'expired', 'queued', 'claimed', 'sending',
                                                       'accepted', 'refused', 'unknown', 'cancelled')),
  add column kind text not null default 'inquiry' check (kind in ('inquiry', 'follow_up', 'answer')),
  add column due_at timestamptz,
  add column claimed_at timestamptz,
  add column enrolment_id bigint references enrolments on delete set null,
  add column step smallint,
  -- The Message-IDs of the mail that it answers, and of all before that.
  add column in_reply_to text,
  add column refs text[] not null default '{}',
  add column template_version_id bigint references template_versions on delete set null,
  add column arm text check (arm in ('A', 'B')),
  add column attachment_ids uuid[] not null default '{}',
  -- A person's own words or approval: these go out as they stand. Null: the template's, as it is then.
  add column words text,
  add column approved_at timestamptz,
  -- Why it waits: a country's rules.
  add column jurisdiction text check (jurisdiction in ('CA', 'EU')),
  -- Its acceptance is still to begin a sequence.
  add column begins_sequence boolean not null default true;
update messages set begins_sequence = false;

drop index messages_one_inquiry;
create unique index messages_one_inquiry on messages (brand_id)
  where kind = 'inquiry' and state in ('queued', 'claimed', 'sending', 'accepted', 'unknown');
-- One draft of a first inquiry at a time.
create unique index messages_one_draft on messages (brand_id) where kind = 'inquiry' and state in ('draft', 'held');
-- A step of a brand's sequence is one mail, whatever becomes of it: the database itself refuses a second one.
create unique index messages_once_a_step on messages (enrolment_id, step) where enrolment_id is not null;
create index messages_scheduled on messages (sender_id, due_at, id) where state = 'queued';
create index messages_unbounded on messages (due_at, id) where state = 'queued' and (kind = 'answer' or sender_id is null);
create index messages_waiting on messages (account_id, state, due_at, id) where state in ('draft', 'held', 'expired', 'queued');
create index messages_claimed on messages (claimed_at) where state in ('claimed', 'sending') and kind <> 'inquiry';
create index messages_to_enrol on messages (account_id) where begins_sequence and kind = 'inquiry' and state = 'accepted';
create index messages_of_brand on messages (brand_id, created_at);

-- A brand has one inquiry: where both have been written to, each keeps its own. Other mails always go along.
create or replace function follow_merge() returns trigger language plpgsql as $$
begin
  if new.merged_into is null then
    update brand_contacts set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    update messages set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    return null;
  end if;
  update brand_contacts as contact set brand_id = new.merged_into, came_by = came_by || new.id
   where brand_id = new.id
     and not exists (select from brand_contacts as other
                      where other.brand_id = new.merged_into and other.kind = contact.kind and other.value = contact.value);
  -- Nobody is followed up in two brands' names at once: what is under way under this one ends.
  update messages set state = 'cancelled', settled_at = now(), failure = 'The brand was merged into another one.'
   where brand_id = new.id and (kind = 'follow_up' and state in ('draft', 'held', 'expired', 'queued')
                                or kind = 'inquiry' and state in ('draft', 'held'));
  update enrolments set state = 'stopped', stop_reason = 'merged', paused_until = null, ended_at = now()
   where brand_id = new.id and state in ('active', 'paused');
  update messages set brand_id = new.merged_into, came_by = came_by || new.id
   where brand_id = new.id
     and (kind <> 'inquiry' or state not in ('queued', 'claimed', 'sending', 'accepted', 'unknown')
          or not exists (select from messages as other
                          where other.brand_id = new.merged_into and other.kind = 'inquiry'
                            and other.state in ('queued', 'claimed', 'sending', 'accepted', 'unknown')));
  return null;
end $$;
