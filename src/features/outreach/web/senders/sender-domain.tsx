import { ChevronDown, CircleCheck, CircleDashed, CircleHelp, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { domainOf } from '../../../../kernel/mail-address.ts';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { moment } from '../../../../web/ui/moments.ts';
import { FindingLine } from '../../../onboarding/web/domain-findings.tsx';
import { type SenderView, senderEndpoints } from '../../contract/senders.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';

type Finding = NonNullable<SenderView['dns']['findings']>[number];

const MARKS: Record<Finding['state'], { Icon: typeof CircleCheck; look: string; word: string }> = {
  found: { Icon: CircleCheck, look: 'text-accent', word: 'in place' },
  incomplete: { Icon: TriangleAlert, look: 'text-warn', word: 'incomplete' },
  missing: { Icon: CircleDashed, look: 'text-warn', word: 'missing' },
  unknown: { Icon: CircleHelp, look: 'text-ink-3', word: 'unknown' },
};

/** What the sender's domain publishes for mail, with the records that are to be added. */
export function SenderDomain({ sender: { id, email, dns } }: { sender: SenderView }) {
  const { findings, checkedAt, failingSince, stopsAt } = dns;
  const [isOpen, setOpen] = useState(stopsAt !== null);
  const listId = useId();
  const look = useChangeOutreach(() => call(senderEndpoints.checkSender, { params: { id } }), {
    done: ({ dns: { findings } }) =>
      findings?.every(({ state }) => state === 'unknown')
        ? 'We looked, but the name servers didn’t answer'
        : 'Domain checked',
  });
  const domain = domainOf(email);
  return (
    <section aria-label={`What ${domain} publishes for ${email}`} className="mt-4 border-line border-t pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13">
          {findings?.map(({ kind, state }) => {
            const { Icon, look: colour, word } = MARKS[state];
            return (
              <li key={kind} className="flex items-center gap-1.5">
                <Icon size={14} aria-hidden="true" className={colour} />
                <span className="uppercase">{kind}</span>
                <span className="sr-only">{word}</span>
              </li>
            );
          }) ?? <li className="text-ink-3">{domain} has not been checked yet.</li>}
        </ul>
        <div className="-mr-2.5 flex flex-wrap gap-1">
          <Button look="quiet" size="small" busy={look.isPending} onClick={() => look.mutate(undefined)}>
            Check now
          </Button>
          {findings && (
            <Button
              look="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              Records
              <ChevronDown
                size={14}
                aria-hidden="true"
                className={classNames('transition-transform', isOpen && 'rotate-180')}
              />
            </Button>
          )}
        </div>
      </div>
      {failingSince !== null && (
        <p className="mt-1 text-13 text-warn">
          There has been a problem since {moment(failingSince)}.{' '}
          {stopsAt !== null && `Unless this is fixed, the sender stops by itself on ${moment(stopsAt)}.`}
        </p>
      )}
      {findings && isOpen && (
        <div id={listId}>
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {findings.map((finding) => (
              <FindingLine key={finding.kind} finding={finding} />
            ))}
          </ul>
          {checkedAt && (
            <p className="mt-2 text-12 text-ink-3">Looked at {moment(checkedAt)}, and every hour.</p>
          )}
        </div>
      )}
    </section>
  );
}
