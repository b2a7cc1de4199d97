import { copyTemplate, startTestCluster } from '../test/support/cluster.ts';
import { brokenPromises, killEmailerRun, type Tally } from '../test/support/killing.ts';
import { openRehearsal } from '../test/support/rehearsal.ts';
import { table } from './report.ts';

export interface KillFigures {
  worker: Tally;
  everything: Tally;
}

const PLAN = { rows: 1_000, credits: 600, killAt: [120, 290, 450, 640, 830], concurrency: 16 };

/** Kills an Emailer run five times in its worker, and another five times with server and database. */
export async function measureKills(): Promise<KillFigures> {
  const cluster = await startTestCluster();
  try {
    const { url } = await copyTemplate(cluster);
    return { worker: await tally(false, url), everything: await tally(true) };
  } finally {
    await cluster.stop();
  }
}

/** A count that is fine is worth nothing if a promise was broken on the way to it. */
async function tally(everything: boolean, databaseUrl?: string): Promise<Tally> {
  const rehearsal = await openRehearsal(databaseUrl ? { databaseUrl } : {});
  try {
    const plan = { ...PLAN, everything };
    const counted = await killEmailerRun(rehearsal, plan);
    const broken = brokenPromises(counted, plan);
    if (broken.length > 0) throw new Error(`Not kept: ${broken.join('; ')}. ${JSON.stringify(counted)}`);
    return counted;
  } finally {
    await rehearsal.close();
  }
}

export function killTable({ worker, everything }: KillFigures): string {
  const line = (name: string, of: (tally: Tally) => number | string) => [
    name,
    `${of(worker)}`,
    `${of(everything)}`,
  ];
  return table([
    ['killed five times', 'worker', 'everything'],
    line('rows', ({ rows }) => rows),
    line('mails accepted by the provider', ({ accepted }) => accepted),
    line('brands with two mails', ({ twice }) => twice),
    line('rows lost', ({ rows, run }) => rows - run.rowsDone),
    line('in flight at each kill', ({ inFlight }) => inFlight.join(' ')),
    line('arrived unheard, settled by events', ({ settled }) => settled),
    line('arrived, still unknown', ({ unsettled }) => unsettled),
    line('never arrived, unknown', ({ neverArrived }) => neverArrived),
    line('rows charged', ({ credits }) => credits.rowsCharged),
    line('credits charged', ({ credits }) => credits.granted - credits.left),
    line('credits set aside for unknown', ({ credits }) => credits.held),
  ]);
}
