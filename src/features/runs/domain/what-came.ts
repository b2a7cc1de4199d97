import { count, counted } from '../../../kernel/words.ts';
import { type Bot, chargesForRows, type Run } from './run.ts';

type Told = Pick<Run, 'bot' | 'host' | 'state' | 'rowsTotal' | 'rowsDone' | 'rowsProcessed'> & {
  creditsDeducted: number;
};

/**
 * What a run has come to, wherever it is told: "508 looked up, 402 with a way in · 201 credits". How far it came and what
 * came of it are two figures: one that went through all of its rows is through, however little it found.
 */
export function whatCame(run: Told): string {
  const rows = rowsOf(run);
  if (!chargesForRows(run.bot)) return rows;
  return `${rows} · ${run.creditsDeducted === 0 ? 'No credits deducted' : counted(run.creditsDeducted, 'credit')}`;
}

function rowsOf(run: Told): string {
  const { bot, host, state, rowsTotal, rowsDone, rowsProcessed } = run;
  // Another host tells of the rows that count, and of no others.
  if (host === 'workflow' || bot === 'keepa-download')
    return `${count(rowsProcessed)} of ${counted(rowsTotal, 'row')} processed`;
  if (rowsTotal === 0) return 'Nothing to do';
  const { done, found } = DEEDS[bot];
  const came = `${rowsProcessed === 0 ? 'none' : count(rowsProcessed)} ${found}`;
  if (rowsDone >= rowsTotal) return `${count(rowsDone)} ${done}, ${came}`;
  const reach = `${count(rowsDone)} of ${count(rowsTotal)}`;
  const cut = CUT[state];
  if (cut === undefined) return `${reach} ${done}, ${came}`;
  return rowsDone === 0 ? `${cut} before the first of ${count(rowsTotal)}` : `${cut} after ${reach}, ${came}`;
}

const DEEDS: Record<Exclude<Bot, 'keepa-download'>, { done: string; found: string }> = {
  'source-bot': { done: 'looked up', found: 'with a way in' },
  'emailer-bot': { done: 'done', found: 'sent' },
};

/** Ends before the last row. */
const CUT: Partial<Record<Run['state'], string>> = { stopped: 'Stopped', failed: 'Failed' };
