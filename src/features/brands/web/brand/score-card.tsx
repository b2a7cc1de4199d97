import { count } from '../../../../kernel/words.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { ShareBar } from '../../../../web/ui/share-bar.tsx';
import type { BrandWorthView } from '../../contract/figures.ts';

/** Whether the brand is worth asking: the reasons with their points, and what speaks for a private label. */
export function ScoreCard({ worth: { score, privateLabel } }: { worth: BrandWorthView }) {
  return (
    <SectionCard
      title="Worth asking"
      action={
        score.value !== null && (
          <p className="flex shrink-0 items-baseline gap-1 tabular-nums">
            <span className="font-semibold text-22 leading-6 tracking-heading">{count(score.value)}</span>
            <span className="text-12 text-ink-3">of 100</span>
          </p>
        )
      }
    >
      {score.missing !== null && <p className="mb-4 text-13 text-ink-2">{score.missing}</p>}
      <ul className="grid gap-3.5" aria-label="Reasons">
        {score.reasons.map((reason) => (
          <Reason key={reason.reason} {...reason} />
        ))}
      </ul>
      <PrivateLabel {...privateLabel} />
    </SectionCard>
  );
}

type ReasonProps = BrandWorthView['score']['reasons'][number];

const Reason = ({ name, points, most, figure }: ReasonProps) => (
  <li className="text-13">
    <div className="flex items-baseline justify-between gap-3">
      <span className={points === null ? 'text-ink-3' : 'font-medium'}>{name}</span>
      <span className="shrink-0 text-12 text-ink-3 tabular-nums">
        {points === null ? 'Not known' : `${count(points)} of ${count(most)}`}
      </span>
    </div>
    {points !== null && <ShareBar share={most > 0 ? points / most : 0} className="mt-1.5" />}
    <p className="mt-1 text-12 text-ink-3">{figure ?? 'Doesn’t count either way.'}</p>
  </li>
);

function PrivateLabel({ looksLikeOne, signs, against }: BrandWorthView['privateLabel']) {
  return (
    <section className="mt-5 border-line border-t pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium text-13">Private label</h3>
        {looksLikeOne === null ? (
          <Badge>Not known</Badge>
        ) : (
          <Badge tone={looksLikeOne ? 'warn' : 'neutral'}>
            {looksLikeOne ? 'Looks like one' : 'Doesn’t look like one'}
          </Badge>
        )}
      </div>
      {signs.length + against.length === 0 && (
        <p className="mt-1 text-12 text-ink-3">Nothing is known about who sells it.</p>
      )}
      <Signs title="Speaks for one" signs={signs.map(({ figure }) => figure)} />
      <Signs title="Speaks against it" signs={against} />
    </section>
  );
}

function Signs({ title, signs }: { title: string; signs: readonly string[] }) {
  if (signs.length === 0) return null;
  return (
    <>
      <h4 className="mt-2 text-12 text-ink-3">{title}</h4>
      <ul className="mt-0.5 grid list-disc gap-0.5 pl-4 text-12 text-ink-2 marker:text-ink-3">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </>
  );
}
