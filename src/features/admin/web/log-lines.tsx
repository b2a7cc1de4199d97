import { ChevronRight } from 'lucide-react';
import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import type { LogLevel, LogLineView } from '../contract/logs.ts';
import { fieldsOf, gistOf } from './log-fields.ts';

const LEVELS: Record<LogLevel, { tone: Tone; word: string }> = {
  info: { tone: 'neutral', word: 'Info' },
  warn: { tone: 'warn', word: 'Warning' },
  error: { tone: 'danger', word: 'Error' },
};

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', {
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
});

/** One line each; opened, it shows all that it holds. */
export const LogLines = ({ lines }: { lines: readonly LogLineView[] }) => (
  <ul className="divide-y divide-line">
    {lines.map((line) => (
      <LogLine key={line.id} line={line} />
    ))}
  </ul>
);

function LogLine({ line }: { line: LogLineView }) {
  const { tone, word } = LEVELS[line.level];
  const fields = fieldsOf(line.fields);
  return (
    <li>
      <details className="group text-13">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-3 px-5 py-1.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={14}
            aria-hidden="true"
            className="shrink-0 text-ink-3 transition-transform group-open:rotate-90"
          />
          <time dateTime={line.at} className="shrink-0 text-12 text-ink-3 tabular-nums">
            <span className="max-sm:hidden">{DAY.format(new Date(line.at))}, </span>
            {TIME.format(new Date(line.at))}
          </time>
          <Badge tone={tone} className="shrink-0">
            {word}
          </Badge>
          <span className="min-w-0 truncate">
            <span className="font-medium">{line.message}</span>{' '}
            <span className="text-ink-3">{gistOf(fields)}</span>
          </span>
        </summary>
        <dl className="grid gap-x-6 gap-y-1 bg-sunken px-5 py-3 text-12 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <Field name="time">{line.at}</Field>
          <Field name="process">{line.process}</Field>
          {fields.map(({ name, value }) => (
            <Field key={name} name={name}>
              {value}
            </Field>
          ))}
        </dl>
      </details>
    </li>
  );
}

const Field = ({ name, children }: { name: string; children: string }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0 whitespace-pre-wrap break-words font-mono">{children}</dd>
  </>
);
