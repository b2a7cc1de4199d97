// `LINESHEET_DATA_DIR=… node test/evals/mail/run.ts`: how rightly mails are told apart and taken apart.
import { table } from '../../../bench/report.ts';
import { measureMail, type Share, shareOf } from './measure.ts';

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;
const score = await measureMail(process.env.LINESHEET_DATA_DIR ?? null);
const row = (name: string, of: Share): string[] => [name, String(of.of), percent(shareOf(of))];

process.stdout.write(
  [
    table([
      ['', 'mails', 'recall', 'precision'],
      ...score.kinds.map(({ kind, mails, recall, precision }) => [
        kind,
        String(mails),
        percent(recall),
        percent(precision),
      ]),
    ]),
    '\n',
    table([
      ['', 'of', 'right'],
      row('bounces: recipients', score.recipients),
      row('bounces: hard or soft', score.hardness),
      row('automatic answers: reason', score.reasons),
      row('new text', score.newText),
      row('new text, by email-reply-parser', score.newTextByLibrary),
    ]),
    ...score.misses.map((miss) => `\n${miss}`),
    '\n',
  ].join(''),
);
