import { type Program, until } from './processes.ts';
import { EMAIL, type Rehearsal } from './rehearsal.ts';

export const CREDITS_PER_ROW = 0.5;

export interface KillPlan {
  rows: number;
  credits: number;
  /** After how many accepted mails each kill comes. */
  killAt: readonly number[];
  /** Server, Postgres and all their children; else the worker alone, with the server and the database living on. */
  everything: boolean;
  /** Mails in flight at once, hence the most that a kill may leave unknown. */
  concurrency: number;
}

/** What a run came to, by the provider's count and by ours. */
export interface Tally {
  rows: number;
  rowsOpen: number;
  outcomes: Record<string, number>;
  run: { state: string; rowsDone: number; rowsProcessed: number; rowsFailed: number; creditsCharged: number };
  mails: Record<string, number>;
  /** Mails that the provider accepted, by our message ids. */
  accepted: number;
  /** Brands that got more than one mail by the provider's count. */
  twice: number;
  /** Mails that the provider has and we know nothing of. */
  strangers: number;
  /** Of each kill: how many mails were in flight, so that nobody heard the provider's answer. */
  inFlight: number[];
  /** Those of them that arrived, and that the provider's events made known as accepted. */
  settled: number;
  /** Why mails became unknown in the hands of a worker that nobody had killed. */
  doubted: string[];
  /** Still unknown, although the provider accepted them. */
  unsettled: number;
  /** Still unknown, because they never got there. */
  neverArrived: number;
  credits: {
    granted: number;
    left: number;
    held: number;
    ledger: number;
    ledgerHeld: number;
    rowsCharged: number;
  };
  sentToday: number;
}

/** Kills an Emailer run again and again while mails are in flight, and tells what it came to in the end. */
export async function killEmailerRun(rehearsal: Rehearsal, plan: KillPlan): Promise<Tally> {
  const role = plan.everything ? 'all' : 'worker';
  if (!plan.everything) await rehearsal.start('server');
  let running: Program = await rehearsal.start(role);
  await rehearsal.createAccount({ brands: plan.rows, credits: plan.credits });
  await noteUnheard(rehearsal);
  await startBot(rehearsal, 'emailer-bot');
  const kills: Kill[] = [];
  for (const accepted of plan.killAt) {
    await acceptedAtLeast(rehearsal, accepted);
    const before = kills.flatMap(({ workers }) => workers);
    const enrolled = await rehearsal.query<{ id: string }>('select id from run_workers');
    await rehearsal.kill([running], plan.everything);
    const workers = enrolled.map(({ id }) => id).filter((id) => !before.includes(id));
    kills.push({ workers, at: new Date() });
    running = await rehearsal.start(role);
  }
  await runEnded(rehearsal, 'emailer-bot');
  await eventsApplied(rehearsal);
  return tallyOf(rehearsal, 'emailer-bot', kills);
}

interface Unheard {
  message_id: string;
  worker_id: string;
  state: string;
  failure: string | null;
  at: Date;
}

interface Kill {
  workers: string[];
  at: Date;
}

export const startBot = (rehearsal: Rehearsal, bot: string): Promise<{ id: string }> =>
  rehearsal.linesheet<{ id: string }>('run', EMAIL, bot);

export const acceptedAtLeast = (rehearsal: Rehearsal, mails: number): Promise<unknown> =>
  until(`${mails} mails accepted`, 120_000, async () => (await rehearsal.providers.accepted()) >= mails);

export const runEnded = (rehearsal: Rehearsal, bot: string): Promise<unknown> =>
  until(`the end of the ${bot}`, 120_000, async () => {
    const sql = `select from runs where bot = $1 and state in ('finished', 'stopped', 'failed')
                    and not exists (select from run_rows where run_id = runs.id and state in ('waiting', 'claimed'))`;
    return (await rehearsal.query(sql, [bot])).length > 0;
  });

/** Every mail that the provider took is known as accepted, and the row that it belongs to is charged. */
export const eventsApplied = (rehearsal: Rehearsal): Promise<unknown> =>
  until('events for all that arrived', 120_000, async () => {
    const arrived = [...(await rehearsal.providers.acceptances()).keys()];
    const sql = `select from messages join run_rows on run_rows.run_id = messages.run_id and seq = run_seq
                  where messages.id = any ($1) and (messages.state <> 'accepted' or outcome = 'unknown')`;
    return (await rehearsal.query(sql, [arrived])).length === 0;
  });

/** From here on the database itself writes down whose mails had another fate than an answer that was heard. */
export const noteUnheard = (rehearsal: Rehearsal): Promise<unknown> =>
  rehearsal.query(`
    create table unheard (message_id uuid, worker_id uuid, state text, failure text, at timestamptz default clock_timestamp());
    create function note_unheard() returns trigger language plpgsql security definer as $$
    begin
      insert into unheard values (old.id, old.claimed_by, new.state, new.failure);
      return null;
    end $$;
    create trigger note_unheard after update on messages for each row
      when (old.state = 'sending' and new.state in ('accepted', 'unknown') and new.provider_message_id is null)
      execute function note_unheard()`);

export async function tallyOf(
  rehearsal: Rehearsal,
  bot: string,
  kills: readonly Kill[] = [],
): Promise<Tally> {
  const { query } = rehearsal;
  const acceptances = await rehearsal.providers.acceptances();
  const messages = await query<{ id: string; brand_id: string; state: string }>(
    'select id, brand_id, state from messages',
  );
  const rows = await query<{ state: string; outcome: string | null; charged: boolean }>(
    'select run_rows.state, outcome, charged from run_rows join runs on runs.id = run_id where bot = $1',
    [bot],
  );
  const [run] = await query<Tally['run']>(
    `select state, rows_done as "rowsDone", rows_processed as "rowsProcessed", rows_failed as "rowsFailed",
            credits_charged::float8 as "creditsCharged" from runs where bot = $1`,
    [bot],
  );
  const [credits] = await query<Omit<Tally['credits'], 'rowsCharged'>>(`
    select credits::float8 as left, credits_held::float8 as held,
           coalesce(sum(amount) filter (where kind = 'grant'), 0)::float8 as granted,
           coalesce(sum(amount), 0)::float8 as ledger, coalesce(sum(entries.held), 0)::float8 as "ledgerHeld"
      from profiles left join credit_entries as entries on account_id = profiles.id group by profiles.id`);
  const unheard = await query<Unheard>('select * from unheard');
  const [day] = await query<{ sent: number }>('select coalesce(sum(sent), 0)::int as sent from daily_sends');
  if (!run || !credits) throw new Error('There is no run to count.');

  const interrupted = kills.map(({ workers, at }) =>
    unheard.filter((mail) => workers.includes(mail.worker_id) && mail.at > at),
  );
  const killed = kills.flatMap(({ workers }) => workers);
  const known = new Map(messages.map((message) => [message.id, message]));
  const arrived = [...acceptances].flatMap(([id, times]) => Array<string>(times).fill(id));
  const perBrand = countBy(arrived.flatMap((id) => known.get(id)?.brand_id ?? []));
  const stillUnknown = messages.filter(({ state }) => state === 'unknown');
  return {
    rows: rows.length,
    rowsOpen: rows.filter(({ state }) => state === 'waiting' || state === 'claimed').length,
    outcomes: countBy(rows.map(({ state, outcome }) => outcome ?? state)),
    run,
    mails: countBy(messages.map(({ state }) => state)),
    accepted: acceptances.size,
    twice: Object.values(perBrand).filter((times) => times > 1).length,
    strangers: arrived.filter((id) => !known.has(id)).length,
    inFlight: interrupted.map((mails) => mails.length),
    doubted: unheard.flatMap(({ worker_id, state, failure }) =>
      state === 'unknown' && !killed.includes(worker_id) ? (failure ?? '') : [],
    ),
    settled: interrupted.flat().filter(({ message_id }) => known.get(message_id)?.state === 'accepted')
      .length,
    unsettled: stillUnknown.filter(({ id }) => acceptances.has(id)).length,
    neverArrived: stillUnknown.filter(({ id }) => !acceptances.has(id)).length,
    credits: { ...credits, rowsCharged: rows.filter(({ charged }) => charged).length },
    sentToday: day?.sent ?? 0,
  };
}

/** What a run did not keep of what it promises; nothing where all is well. */
export function brokenPromises(tally: Tally, plan: KillPlan): string[] {
  const { run, credits, outcomes } = tally;
  const unknown = outcomes.unknown ?? 0;
  const promises: [promise: string, kept: boolean][] = [
    ['no brand gets two mails', tally.twice === 0],
    ['every mail that the provider has is known', tally.strangers === 0],
    ['no row is lost', tally.rows === plan.rows && tally.rowsOpen === 0 && run.rowsDone === plan.rows],
    ['the run finishes by itself', run.state === 'finished'],
    ['each row is sent or unknown', (outcomes.sent ?? 0) + unknown === plan.rows],
    ['a kill leaves no more open than may be in flight', tally.inFlight.every((n) => n <= plan.concurrency)],
    ['only a kill leaves a mail unknown', tally.doubted.length === 0],
    ['what arrived is settled', tally.unsettled === 0 && tally.accepted === (outcomes.sent ?? 0)],
    ['what never arrived stays unknown', tally.neverArrived === unknown],
    ['each sent row costs half a credit', credits.rowsCharged === (outcomes.sent ?? 0)],
    ['the run says what it cost', run.creditsCharged === credits.rowsCharged * CREDITS_PER_ROW],
    ['the balance is what is left', credits.left === credits.granted - credits.rowsCharged * CREDITS_PER_ROW],
    [
      'credits are set aside for what is unknown, and nothing else',
      credits.held === unknown * CREDITS_PER_ROW,
    ],
    [
      'the balance is the ledger’s sum',
      credits.left === credits.ledger && credits.held === credits.ledgerHeld,
    ],
    ['each mail counts for the day once', tally.sentToday === plan.rows],
  ];
  return promises.flatMap(([promise, kept]) => (kept ? [] : [promise]));
}

const countBy = (words: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};
