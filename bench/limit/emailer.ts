import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Pool } from 'undici';
import { worldBrand } from '../world/brands.ts';
import { BatchedWrites } from './batched-writes.ts';
import { send } from './get-page.ts';
import { keepInFlight } from './in-flight.ts';
import type { LimitTask } from './limit.ts';

interface Mail {
  id: string;
  row: number;
  to: string;
  subject: string;
  text: string;
  payload: string;
}

interface Sent {
  id: string;
  row: number;
  isAccepted: boolean;
}

/** Mails whose intent is committed before anybody waits for them. */
const AHEAD = 256;

const TEMPLATE = `Hi [Brand Name] team,

My name is Ana and I run Bench Trading, a shop that sells on Amazon, Walmart and TikTok Shop. We buy wholesale, keep to
your pricing policy and pay up front.

We would like to open a wholesale account with [Brand Name]. Could you send us your line sheet, your minimum opening
order, and what you need from us to apply?

Thank you,
Ana

Bench Trading, 100 Main Street, Springfield, IL 62701, USA
`;

/** intent committed → POST → result, row and credit committed. Returns how many mails were accepted. */
export async function sendAll(database: pg.Client, task: LimitTask): Promise<number> {
  const { rows, first, port, places } = task;
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: places, pipelining: 1 });
  const headers = { authorization: 'Bearer SG.limit', 'content-type': 'application/json' };
  let accepted = 0;
  const writes = new BatchedWrites<Sent>((batch) => recordSent(database, batch));
  const intents = new Intents(database, rows, first);

  await keepInFlight(rows, places, async () => {
    const mail = await intents.take();
    const { status } = await send(pool, {
      method: 'POST',
      path: '/v3/mail/send',
      headers,
      body: mail.payload,
    });
    if (status === 202) accepted += 1;
    writes.add({ id: mail.id, row: mail.row, isAccepted: status === 202 });
  });
  await writes.settled();
  await pool.destroy();
  return accepted;
}

/** Commits intents in batches, ahead of those who send. */
class Intents {
  readonly #database: pg.Client;
  readonly #rows: number;
  readonly #first: number;
  #ready: Mail[] = [];
  #waiting: ((mail: Mail) => void)[] = [];
  #written = 0;
  #isCommitting = false;

  constructor(database: pg.Client, rows: number, first: number) {
    this.#database = database;
    this.#rows = rows;
    this.#first = first;
  }

  take(): Promise<Mail> | Mail {
    if (this.#ready.length <= AHEAD) void this.#commitMore();
    return this.#ready.pop() ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  async #commitMore(): Promise<void> {
    if (this.#isCommitting || this.#written >= this.#rows) return;
    this.#isCommitting = true;
    const count = Math.min(AHEAD, this.#rows - this.#written);
    const mails = Array.from({ length: count }, (_, index) => writeMail(this.#written + index, this.#first));
    this.#written += count;
    await commitIntents(this.#database, mails);
    this.#isCommitting = false;
    for (const mail of mails) {
      const waiting = this.#waiting.shift();
      if (waiting) waiting(mail);
      else this.#ready.push(mail);
    }
    if (this.#waiting.length > 0) void this.#commitMore();
  }
}

function writeMail(row: number, first: number): Mail {
  const { name, address: to } = worldBrand(first + row);
  const id = randomUUID();
  const text = TEMPLATE.replaceAll('[Brand Name]', name);
  const subject = `Wholesale account with ${name}`;
  const link = `http://localhost:3000/unsubscribe/${id}`;
  const payload = JSON.stringify({
    personalizations: [{ to: [{ email: to }], custom_args: { linesheet_message_id: id } }],
    from: { email: 'ana@bench.example', name: 'Ana from Bench Trading' },
    subject,
    content: [
      { type: 'text/plain', value: `${text}\nUnsubscribe: ${link}\n` },
      { type: 'text/html', value: `<p>${text.replaceAll('\n\n', '</p>\n<p>')}</p><a href="${link}">x</a>` },
    ],
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  return { id, row, to, subject, text, payload };
}

const commitIntents = (database: pg.Client, mails: Mail[]): Promise<unknown> =>
  database.query({
    name: 'commit-intents',
    text: `
      insert into mails (id, row_id, to_email, subject, body, state)
      select *, 'sending' from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::text[])`,
    values: [
      mails.map(({ id }) => id),
      mails.map(({ row }) => row),
      mails.map(({ to }) => to),
      mails.map(({ subject }) => subject),
      mails.map(({ text }) => text),
    ],
  });

const recordSent = (database: pg.Client, sent: Sent[]): Promise<unknown> =>
  database.query({
    name: 'record-sent',
    text: `
      with entered as (
        select * from unnest($1::uuid[], $2::int[], $3::bool[]) as entered (id, row, is_accepted)
      ), mailed as (
        update mails set state = case when is_accepted then 'accepted' else 'unknown' end, sent_at = now()
          from entered where mails.id = entered.id
      ), written as (
        update rows set state = 'done', finished_at = now() from entered where rows.id = entered.row
      ), charged as (
        insert into credits (row_id, amount) select row, -0.5 from entered where is_accepted returning amount
      )
      update balance set credits = credits + coalesce((select sum(amount) from charged), 0)`,
    values: [sent.map(({ id }) => id), sent.map(({ row }) => row), sent.map(({ isAccepted }) => isAccepted)],
  });
