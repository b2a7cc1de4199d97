import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleHelp, TriangleAlert } from 'lucide-react';
import { domainOf } from '../../../kernel/mail-address.ts';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useSettled } from '../../../web/ui/use-settled.ts';
import { type Deliverability, onboardingEndpoints } from '../contract.ts';
import { FINDINGS, isWhole } from '../domain/deliverability.ts';

const COMPLETE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

type Finding = Deliverability['findings'][number];

const STATES: Record<Finding['state'], { Icon: typeof CircleCheck; look: string; word: string }> = {
  found: { Icon: CircleCheck, look: 'text-accent', word: 'In place' },
  incomplete: { Icon: TriangleAlert, look: 'text-warn', word: 'Incomplete' },
  missing: { Icon: CircleDashed, look: 'text-warn', word: 'Missing' },
  unknown: { Icon: CircleHelp, look: 'text-ink-3', word: 'Unknown' },
};

/** What the address's domain publishes for mail, looked up while it is typed. It never holds up the step. */
export function DomainFindings({ email }: { email: string }) {
  const asked = useSettled(email.trim());
  const complete = COMPLETE_ADDRESS.test(asked);
  const { data, error } = useQuery({
    queryKey: ['deliverability', domainOf(asked)],
    queryFn: ({ signal }) => call(onboardingEndpoints.deliverability, { query: { email: asked }, signal }),
    enabled: complete,
    placeholderData: keepPreviousData,
  });
  if (!complete) return null;
  return (
    <section aria-labelledby="findings" className="mt-5">
      <h3 id="findings" className="font-medium text-13">
        What {domainOf(asked)} publishes
      </h3>
      {error ? (
        <p className="mt-2 text-13 text-ink-3">It could not be looked up: {sentenceOf(error)}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-line border-t">
          {data
            ? data.findings.map((finding) => <FindingLine key={finding.kind} finding={finding} />)
            : FINDINGS.map((kind) => (
                <li key={kind} className="flex h-14 items-center gap-3">
                  <Skeleton className="size-4 rounded-full" />
                  <Skeleton className="h-3 w-2/3" />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

/** One finding, with the records that are to be added. */
export function FindingLine({ finding }: { finding: Finding }) {
  const { Icon, look, word } = STATES[finding.state];
  return (
    <li className="flex gap-3 py-3">
      <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${look}`} />
      <div className="min-w-0 flex-1 text-13">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium uppercase">{finding.kind}</span>
          <span className="text-12 text-ink-3">{word}</span>
        </p>
        <p className="text-ink-2">{finding.sentence}</p>
        {finding.records.map((record) => (
          <div
            key={`${record.type} ${record.name} ${record.value}`}
            className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2"
          >
            <dl className="grid min-w-0 flex-1 basis-56 grid-cols-[auto_1fr] gap-x-3 text-12">
              <dt className="text-ink-3">{record.type}</dt>
              <dd className="break-all font-mono">{record.name}</dd>
              <dt className="text-ink-3">Value</dt>
              <dd className="break-all font-mono">{record.value}</dd>
            </dl>
            {isWhole(record) && <CopyButton text={record.value}>Copy value</CopyButton>}
          </div>
        ))}
      </div>
    </li>
  );
}
