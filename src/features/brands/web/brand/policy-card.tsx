import { useState } from 'react';
import { Badge } from '../../../../web/ui/badge.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Explained } from '../../../../web/ui/explained.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import type { BrandView } from '../../contract/brand.ts';
import type { PolicyField } from '../../domain/policy/policy.ts';
import { Quote } from '../evidence/quote.tsx';
import { FIELD_NAMES, type PolicyFieldView, valueWords } from './policy-words.ts';

const DIALOG = onDemand(async () => (await import('./overrule-dialog.tsx')).OverruleDialog);

/** What the brand says of selling to shops, field by field, and what the person knows better. */
export function PolicyCard({ brand }: { brand: BrandView }) {
  const [overruled, setOverruled] = useState<PolicyField | null>(null);
  const OverruleDialog = useOnDemand(DIALOG, overruled !== null);
  const entry = brand.policy.find(({ field }) => field === overruled);
  return (
    <SectionCard
      title="In its own words"
      description={
        brand.sourcedAt === null
          ? 'The Source Bot reads what its site says about selling to retailers.'
          : 'What its site says about selling to retailers.'
      }
    >
      <ul className="-my-2.5 divide-y divide-line">
        {brand.policy.map((one) => (
          <Field key={one.field} entry={one} wasRead={brand.sourcedAt !== null} onOverrule={setOverruled} />
        ))}
      </ul>
      {entry && OverruleDialog && (
        <OverruleDialog brandId={brand.id} entry={entry} onClose={() => setOverruled(null)} />
      )}
    </SectionCard>
  );
}

interface FieldProps {
  entry: PolicyFieldView;
  /** Whether anybody has looked at its site. */
  wasRead: boolean;
  onOverrule: (field: PolicyField) => void;
}

function Field({ entry, wasRead, onOverrule }: FieldProps) {
  const { field, overrule } = entry;
  return (
    <li className="py-2.5 text-13">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-12 text-ink-3">{FIELD_NAMES[field]}</h3>
        <button
          type="button"
          className="touch:h-10 rounded-sm py-0.5 text-12 text-ink-3 hover:text-ink"
          onClick={() => onOverrule(field)}
        >
          {overrule ? 'Change' : 'They told me…'}
          <span className="sr-only"> {FIELD_NAMES[field]}</span>
        </button>
      </div>
      <div className="mt-0.5">
        <Value entry={entry} wasRead={wasRead} />
      </div>
    </li>
  );
}

function Value({ entry, wasRead }: Omit<FieldProps, 'onOverrule'>) {
  const { field, value, isContradicted, statements, overrule } = entry;
  if (overrule) {
    return (
      <>
        <Explained by={<YourWord entry={entry} overrule={overrule} />}>
          <span className="break-words font-medium">{valueWords(field, overrule.value)}</span>
        </Explained>{' '}
        <Badge>Your word</Badge>
      </>
    );
  }
  if (isContradicted) return <Contradiction field={field} statements={statements} />;
  if (value === null)
    return <span className="text-ink-3">{wasRead ? 'Its site doesn’t say' : 'Not known yet'}</span>;
  return (
    <Explained by={<Statements entry={entry} />}>
      <span className="break-words font-medium">{valueWords(field, value)}</span>
    </Explained>
  );
}

function YourWord({
  entry,
  overrule,
}: {
  entry: PolicyFieldView;
  overrule: NonNullable<PolicyFieldView['overrule']>;
}) {
  return (
    <>
      <p className="text-ink">Your word, of {day(overrule.decidedAt)}.</p>
      {overrule.note && <p className="mt-1 break-words">{overrule.note}</p>}
      {entry.statements.length > 0 && (
        <div className="mt-2.5 border-line border-t pt-2.5">
          <p className="mb-1 text-12 text-ink-3">What its site says:</p>
          <Statements entry={entry} />
        </div>
      )}
    </>
  );
}

const Statements = ({ entry: { statements } }: { entry: PolicyFieldView }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
    {statements.map(({ sentence, url }) => (
      <div key={`${url} ${sentence}`}>
        <Quote sentence={sentence} url={url} />
      </div>
    ))}
  </div>
);

/** Nobody decides for the person: what can't all hold stands side by side. */
const Contradiction = ({ field, statements }: Pick<PolicyFieldView, 'field' | 'statements'>) => (
  <div className="mt-1 rounded-md bg-warn-soft px-3 py-2.5">
    <p className="font-medium text-12 text-warn">Its site contradicts itself</p>
    <ul className="mt-1.5 grid gap-3 sm:grid-cols-2">
      {statements.map(({ value, sentence, url }) => (
        <li key={`${url} ${sentence}`} className="min-w-0 text-12">
          <p className="mb-0.5 break-words font-medium text-13">{valueWords(field, value)}</p>
          <Quote sentence={sentence} url={url} />
        </li>
      ))}
    </ul>
  </div>
);
