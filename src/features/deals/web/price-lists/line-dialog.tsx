import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '../../../../kernel/money.ts';
import { count, counted } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { CandidateView, LineView, PriceListView } from '../../contract/price-lists.ts';
import { nameOfLine } from './line-columns.tsx';
import { candidatesQuery, useChooseListing } from './queries.ts';

interface LineDialogProps {
  list: PriceListView;
  line: LineView | null;
  onClose: () => void;
}

/** A line in full: what the list says of it, how its profit comes about, and which listing it is. */
export function LineDialog({ list, line, onClose }: LineDialogProps) {
  return (
    <Dialog
      open={line !== null}
      onOpenChange={onClose}
      title={line ? nameOfLine(line) : ''}
      description={line ? placeOf(line) : ''}
    >
      {line && (
        <>
          {line.remarks.length > 0 && (
            <Notice className="mb-4">
              {line.remarks.map((remark) => (
                <p key={remark}>{remark}</p>
              ))}
            </Notice>
          )}
          <Reckoning list={list} line={line} />
          <Ordered line={line} />
          <Candidates list={list} line={line} onDone={onClose} />
        </>
      )}
    </Dialog>
  );
}

const placeOf = ({ sheet, line, sku, upc }: LineView): string =>
  [sku, upc, `${sheet ? `${sheet}, r` : 'R'}ow ${line}`].filter(Boolean).join(' · ');

function Ordered({ line: { ordered } }: { line: LineView }) {
  if (ordered.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="mb-1 font-medium text-13">Ordered before</h3>
      <ul className="grid gap-1 text-13 text-ink-2">
        {ordered.map(({ key, poNumber, cases, casePack, sentAt }) => (
          <li key={key}>
            {`${day(sentAt)} with ${poNumber}: ${counted(cases, 'case')}, ${counted(cases * casePack, 'unit')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** From the brand's price to what is left. */
function Reckoning({ list, line }: { list: PriceListView; line: LineView }) {
  const theirs = line.currency ?? list.currency ?? list.siteCurrency;
  const money = (cents: number | null, currency = list.siteCurrency) =>
    cents === null ? '–' : formatMoney({ cents, currency });
  const rows: [string, string][] = [
    ['Cost per unit', money(line.costCents, theirs)],
    ...(line.casePack === null
      ? []
      : [[`Case of ${count(line.casePack)}`, money(line.caseCostCents, theirs)] as [string, string]]),
    ['MSRP', money(line.msrpCents, theirs)],
    ['MAP', money(line.mapCents, theirs)],
    [line.unitsPerProduct > 1 ? `Landed, ${line.unitsPerProduct} units` : 'Landed', money(line.landedCents)],
    ['Sells for', money(line.priceCents)],
    ['Marketplace’s fees', money(line.feesCents)],
    ['Profit', money(line.profitCents)],
    [
      'All sellers, a month',
      line.product?.monthlySales == null ? '–' : counted(line.product.monthlySales, 'unit'),
    ],
    ['Sellers', line.product?.sellers == null ? '–' : count(line.product.sellers)],
    [
      'Amazon’s share',
      line.product?.amazonPercent == null ? '–' : `${count(Math.round(line.product.amazonPercent))}%`,
    ],
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-13 sm:grid-cols-[1fr_auto_1fr_auto]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Candidates({ list, line, onDone }: { list: PriceListView; line: LineView; onDone: () => void }) {
  const candidates = useQuery(candidatesQuery(line.id));
  if (candidates.isError)
    return (
      <LoadFailure className="mt-5" onRetry={candidates.refetch}>
        {notLoaded('The listings', candidates.error)}
      </LoadFailure>
    );
  if (!candidates.data) return <Skeleton className="mt-5 h-16" />;
  if (candidates.data.length === 0)
    return (
      <p className="mt-5 text-13 text-ink-3">
        {line.upc === null
          ? 'The line has no code that a listing could be found by.'
          : 'None of your products carries this code. Look it up at Keepa, from the card above the table.'}
      </p>
    );
  return <Choice key={line.id} list={list} line={line} candidates={candidates.data} onDone={onDone} />;
}

const NONE = 0;

interface ChoiceProps {
  list: PriceListView;
  line: LineView;
  candidates: CandidateView[];
  onDone: () => void;
}

function Choice({ list, line, candidates, onDone }: ChoiceProps) {
  const choose = useChooseListing(line.id);
  const [chosen, setChosen] = useState(line.product?.id ?? null);
  const [units, setUnits] = useState(
    String(line.product ? line.unitsPerProduct : (candidates[0]?.units ?? 1)),
  );
  const typed = Number(units);
  const isWhole = Number.isInteger(typed) && typed >= 1 && typed <= 1000;

  function take(candidate: CandidateView | null) {
    setChosen(candidate?.productId ?? NONE);
    setUnits(String(candidate?.units ?? 1));
  }

  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === null || !isWhole) return;
        choose.mutate({ productId: chosen === NONE ? null : chosen, units: typed }, { onSuccess: onDone });
      }}
    >
      <fieldset>
        <legend className="mb-2 font-medium text-13">
          {candidates.length === 1
            ? 'Its listing'
            : `${counted(candidates.length, 'listing')} carry this code: which is it?`}
        </legend>
        <div className="grid gap-2">
          {candidates.map((candidate) => (
            <CandidateCard
              key={candidate.productId}
              candidate={candidate}
              currency={list.siteCurrency}
              isChosen={chosen === candidate.productId}
              onChoose={() => take(candidate)}
            />
          ))}
          <label className={CARD}>
            <input
              type="radio"
              name="listing"
              className={RADIO}
              checked={chosen === NONE}
              onChange={() => take(null)}
            />
            <span className="text-13">None of these</span>
          </label>
        </div>
      </fieldset>
      {chosen !== NONE && (
        <div className="mt-4 max-w-64">
          <Field
            label="Units in one listing"
            hint="3, where the listing is a pack of 3 of this line."
            error={isWhole ? undefined : 'Please enter a whole number.'}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={units}
                onChange={(event) => setUnits(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
      <DialogActions onCancel={onDone}>
        <Button type="submit" busy={choose.isPending} disabled={chosen === null}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}

const CARD =
  'flex cursor-pointer items-start gap-2.5 rounded-md border border-line-2 bg-surface px-3 py-2.5 shadow-card transition-colors hover:bg-sunken has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-accent';
const RADIO =
  'mt-[3px] size-4 shrink-0 appearance-none rounded-full border border-line-2 bg-surface outline-none checked:border-5 checked:border-ink';

interface CandidateCardProps {
  candidate: CandidateView;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
}

function CandidateCard({ candidate, currency, isChosen, onChoose }: CandidateCardProps) {
  const { title, asin, brand, packOf, priceCents, sellers, monthlySales } = candidate;
  const facts = [
    asin,
    brand,
    priceCents !== null && formatMoney({ cents: priceCents, currency }),
    sellers !== null && counted(sellers, 'seller'),
    monthlySales !== null && `${count(monthlySales)} a month`,
  ];
  return (
    <label className={CARD}>
      <input type="radio" name="listing" className={RADIO} checked={isChosen} onChange={onChoose} />
      <span className="min-w-0">
        <span className="block text-13">{title ?? asin}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-12 text-ink-3">
          <Badge {...(packOf > 1 && { tone: 'warn' })}>{packOf > 1 ? `Pack of ${packOf}` : 'Single'}</Badge>
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
    </label>
  );
}
