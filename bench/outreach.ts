import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/db/database.ts';
import { CLAIM_SIZE } from '../src/features/outreach/actions/send-scheduled.ts';
import { LATE_MS } from '../src/features/outreach/domain/sequences/sequence.ts';
import { claimDue } from '../src/features/outreach/store/scheduled.ts';
import { uuidv7 } from '../src/kernel/ids.ts';
import { copyTemplate, startTestCluster, TEST_SECRET_KEY } from '../test/support/cluster.ts';
import { type Program, startProgram } from '../test/support/processes.ts';
import { table } from './report.ts';
import { DAILY_LIMIT, fillSchedule, SCHEDULED, SENDER_CAP, SENDERS } from './stage/schedule-world.ts';

export interface OutreachFigures {
  claims: number;
  p50Ms: number;
  p95Ms: number;
  /** Of a query that does nothing, at the same time: what is the machine's and not the claim's. */
  idleP95Ms: number;
  kills: number;
  sent: number;
  mailsTwice: number;
  /** Most that a sender and an account sent, beside what they may. */
  mostOfSender: number;
  mostOfAccount: number;
  unknown: number;
  seconds: number;
}

const WORKERS = 4;
const CLAIMS_OF_EACH = 100;
/** A worker hands over what it claimed before it claims again. */
const PAUSE_MS = 60;
const KILLS = 6;
const MAILS_BETWEEN_KILLS = 250;
/** How long the provider takes. */
const ANSWER_MS = 15;

/** Twenty senders, 50,000 mails that are due: how long a claim takes, and whether any limit gives way under kills. */
export async function measureOutreach(): Promise<OutreachFigures> {
  const cluster = await startTestCluster();
  const { url } = await copyTemplate(cluster);
  const database = openDatabase({ ownerUrl: url, secretKey: TEST_SECRET_KEY, poolSize: 8 });
  try {
    await fillSchedule(database);
    const { times, idle } = await claimTimes(database);
    const kept = await killWorkers(url, database);
    const broken = [
      kept.mailsTwice > 0 && 'a mail was handed over twice',
      kept.mostOfSender > SENDER_CAP && 'a sender sent more than it may',
      kept.mostOfAccount > DAILY_LIMIT && 'an account sent more than it may',
    ].filter(Boolean);
    if (broken.length > 0) throw new Error(`Not kept: ${broken.join('; ')}. ${JSON.stringify(kept)}`);
    const claims = { claims: times.length, p50Ms: at(times, 0.5), p95Ms: at(times, 0.95) };
    return { ...claims, idleP95Ms: at(idle, 0.95), ...kept };
  } finally {
    await database.close();
    await cluster.stop();
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** By four workers; what they claim is given back at the end of each, so that all find the same 50,000. */
async function claimTimes(database: Database): Promise<{ times: number[]; idle: number[] }> {
  const times: number[] = [];
  const idle: number[] = [];
  const claim = async () => {
    await database
      .asSystem(async (tx) => {
        const before = performance.now();
        await sql`select 1`.execute(tx);
        idle.push(performance.now() - before);
        const now = new Date();
        const began = performance.now();
        await claimDue(tx, {
          workerId: uuidv7(),
          now,
          since: new Date(now.getTime() - LATE_MS),
          without: [],
          ...CLAIM_SIZE,
        });
        times.push(performance.now() - began);
        throw GIVEN_BACK;
      })
      .catch((error) => {
        if (error !== GIVEN_BACK) throw error;
      });
  };
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let claims = 0; claims < CLAIMS_OF_EACH; claims += 1) {
        await claim();
        await sleep(Math.random() * PAUSE_MS);
      }
    }),
  );
  const ascending = (one: number, other: number) => one - other;
  return { times: times.sort(ascending), idle: idle.sort(ascending) };
}

const GIVEN_BACK = new Error('given back');

/** Four processes send until no limit has anything left; one after another is killed and another takes its place. */
async function killWorkers(
  ownerUrl: string,
  database: Database,
): Promise<Omit<OutreachFigures, 'claims' | 'p50Ms' | 'p95Ms' | 'idleP95Ms'>> {
  const provider = await startProvider();
  const began = performance.now();
  const start = () =>
    startProgram('bench/stage/schedule-worker.ts', {
      args: [ownerUrl, TEST_SECRET_KEY, provider.url],
      cwd: process.cwd(),
      env: { PATH: process.env.PATH ?? '' },
      ready: /is ready/,
    });
  const workers: Program[] = await Promise.all(Array.from({ length: WORKERS }, start));
  let kills = 0;
  while (kills < KILLS && workers.some((worker) => worker.ended() === null)) {
    if (provider.mails.length >= (kills + 1) * MAILS_BETWEEN_KILLS) {
      const victim = workers[kills % WORKERS];
      if (victim?.ended() === null) process.kill(victim.pid, 'SIGKILL');
      workers[kills % WORKERS] = await start();
      kills += 1;
    }
    await sleep(20);
  }
  while (workers.some((worker) => worker.ended() === null)) await sleep(50);
  await provider.close();
  const { rows } = await database.asSystem((tx) =>
    sql<{ open: number }>`select count(*)::int as open from messages where state = 'sending'`.execute(tx),
  );
  const mails = provider.mails;
  return {
    kills,
    sent: mails.length,
    mailsTwice: mails.length - new Set(mails.map(({ id }) => id)).size,
    mostOfSender: most(mails.map(({ senderId }) => senderId)),
    mostOfAccount: most(mails.map(({ accountId }) => accountId)),
    unknown: rows[0]?.open ?? 0,
    seconds: (performance.now() - began) / 1_000,
  };
}

const most = (names: readonly string[]): number =>
  Math.max(0, ...[...Map.groupBy(names, (name) => name).values()].map((of) => of.length));

interface Handed {
  id: string;
  senderId: string;
  accountId: string;
}

/** Counts for itself what is handed over to it. */
async function startProvider(): Promise<{ url: string; mails: Handed[]; close(): Promise<void> }> {
  const mails: Handed[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    mails.push(JSON.parse(body) as Handed);
    await sleep(ANSWER_MS);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const outreachTable = (figures: OutreachFigures): string =>
  table([
    [`${SENDERS} senders, ${SCHEDULED.toLocaleString('en-US')} mails due`, ''],
    [`claim, p50 of ${figures.claims}`, `${figures.p50Ms.toFixed(1)} ms`],
    ['claim, p95', `${figures.p95Ms.toFixed(1)} ms`],
    ['“select 1” beside it, p95', `${figures.idleP95Ms.toFixed(1)} ms`],
    ['workers, and kills among them', `${WORKERS}, ${figures.kills}`],
    ['mails handed over', `${figures.sent}`],
    ['handed over twice', `${figures.mailsTwice}`],
    [`most of a sender that may send ${SENDER_CAP}`, `${figures.mostOfSender}`],
    [`most of an account that may send ${DAILY_LIMIT}`, `${figures.mostOfAccount}`],
    ['left unknown by the kills', `${figures.unknown}`],
    ['seconds', figures.seconds.toFixed(1)],
  ]);
