import type { AuditEntryView } from '../contract/audit.ts';

type Facts = AuditEntryView['before'];
type Fact = NonNullable<Facts>[string];

const WORDS = new Map<Fact, string>([
  [null, 'nothing'],
  [true, 'yes'],
  [false, 'no'],
]);

const wordOf = (fact: Fact | undefined): string =>
  fact === undefined ? 'nothing' : (WORDS.get(fact) ?? String(fact));

/** "isOn" → "is on" */
const nameOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What it was before and became: "plan: Tier-1 → Tier-2". */
export function AuditFacts({ before, after }: Pick<AuditEntryView, 'before' | 'after'>) {
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const names = all.filter((name) => before?.[name] !== after?.[name]);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-12 text-ink-2">
      {names.map((name) => (
        <li key={name} className="min-w-0 [overflow-wrap:anywhere]">
          <span className="text-ink-3">{nameOf(name)}:</span>{' '}
          {before && name in before && (
            <>
              {wordOf(before[name])} <span aria-hidden="true">→</span>
              <span className="sr-only">became</span>{' '}
            </>
          )}
          {wordOf(after?.[name])}
        </li>
      ))}
    </ul>
  );
}
