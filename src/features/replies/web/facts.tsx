import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Explained } from '../../../web/ui/explained.tsx';
import { formatShare } from '../../../web/ui/format.ts';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import type { FactView } from '../contract/facts.ts';
import { factLabel } from '../domain/inbox/fact-labels.ts';
import type { ReceivedMail } from './queries.ts';

const FACT_DIALOG = onDemand(async () => (await import('./fact-dialog.tsx')).FactDialog);

/** What the sender stated, each with the words that it was read from. */
export function Facts({ mail }: { mail: ReceivedMail }) {
  const [editing, setEditing] = useState<FactView | 'new' | null>(null);
  const FactDialog = useOnDemand(FACT_DIALOG, editing !== null);
  if (!mail.isHuman && mail.facts.length === 0) return null;
  return (
    <div className="mt-3">
      {mail.facts.length > 0 && (
        <dl
          aria-label="What it states"
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-md bg-sunken px-3.5 py-3 text-13"
        >
          {mail.facts.map((fact) => (
            <FactLine
              key={fact.name}
              fact={fact}
              isCorrected={mail.corrected.includes(fact.name)}
              onEdit={() => setEditing(fact)}
            />
          ))}
        </dl>
      )}
      {mail.isHuman && (
        <Button look="quiet" size="small" className="-ml-2.5 mt-1" onClick={() => setEditing('new')}>
          <Plus size={13} aria-hidden="true" />
          Add a fact
        </Button>
      )}
      {FactDialog && (
        <FactDialog mail={mail} fact={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}

interface FactLineProps {
  fact: FactView;
  isCorrected: boolean;
  onEdit: () => void;
}

function FactLine({ fact, isCorrected, onEdit }: FactLineProps) {
  return (
    <>
      <dt className="text-ink-3">{factLabel(fact.name)}</dt>
      <dd className="min-w-0">
        <Explained
          by={
            <>
              <blockquote className="break-words text-ink">“{fact.words}”</blockquote>
              <p className="mt-1.5 text-12 text-ink-3">
                {isCorrected
                  ? 'Corrected by you.'
                  : `Read from these words, ${formatShare(fact.confidence)} sure.`}
              </p>
              <Button look="secondary" size="small" className="mt-2.5" onClick={onEdit}>
                Correct
              </Button>
            </>
          }
        >
          <span className="break-words">{fact.told}</span>
        </Explained>
      </dd>
    </>
  );
}
