import { Check, FileText, Mail, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';

/* The record of a brand, drawn with the product's own parts. The brand is made up, and the window says so. */

const PRODUCTS = [
  { title: 'Enamel mug, 12 oz, set of 4', rank: '1,204', sellers: 9, sold: '900+' },
  { title: 'Cast-iron trivet, round', rank: '3,871', sellers: 6, sold: '400+' },
  { title: 'Linen tea towels, 6 pack', rank: '5,520', sellers: 11, sold: '350+' },
  { title: 'Beechwood spoon set', rank: '8,093', sellers: 5, sold: '200+' },
] as const;

const TERMS = [
  ['Takes wholesale', 'Yes'],
  ['Marketplaces', 'With permission'],
  ['Opening order', '$500'],
  ['MAP policy', 'Yes'],
  ['Documents', 'Resale certificate'],
] as const;

function Panel({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0 p-4 sm:p-5', className)}>
      <p className="mb-3 font-medium text-12 text-ink-3">{title}</p>
      {children}
    </div>
  );
}

const Fact = ({ children }: { children: ReactNode }) => (
  <mark className="rounded-sm bg-accent-soft px-0.5 text-accent-ink">{children}</mark>
);

function Evidence() {
  return (
    <Panel title="What it sells" className="border-line border-b lg:border-r lg:border-b-0">
      <ul className="grid gap-3">
        {PRODUCTS.map((product) => (
          <li key={product.title} className="text-12 max-lg:nth-[n+3]:hidden">
            <p className="truncate font-medium text-13">{product.title}</p>
            <p className="mt-0.5 flex gap-3 text-ink-3 tabular-nums">
              <span>#{product.rank}</span>
              <span>{product.sellers} sellers</span>
              <span>{product.sold} a month</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4 border-line border-t pt-3">
        <div className="flex justify-between text-12">
          <span className="text-ink-3">Amazon’s share of the Buy Box</span>
          <span className="font-medium tabular-nums">4%</span>
        </div>
        <div className="mt-1.5 h-1.5 rounded-full bg-ink/10">
          <div className="h-full w-[4%] rounded-full bg-accent" />
        </div>
      </div>
    </Panel>
  );
}

function Conversation() {
  return (
    <Panel title="The way in" className="border-line border-b lg:border-r lg:border-b-0">
      <div className="flex items-start gap-2.5 rounded-md bg-sunken px-3 py-2.5">
        <Mail size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
        <div className="min-w-0 text-12">
          <p className="truncate font-medium text-13">wholesale@harlowandfinch.example</p>
          <p className="text-ink-3">Found on /pages/wholesale · the domain takes mail</p>
        </div>
      </div>
      <div className="mt-3 rounded-md border border-line">
        <p className="border-line border-b px-3 py-2 text-12 text-ink-3">
          Subject <span className="ml-1.5 text-ink">Wholesale account for Northline Goods</span>
        </p>
        <div className="grid gap-2 px-3 py-3 text-13 text-ink-2 leading-relaxed">
          <p>Hello Harlow &amp; Finch team,</p>
          <p>
            we buy kitchen goods wholesale and would like to carry your <Fact>enamel mugs</Fact> and{' '}
            <Fact>linen tea towels</Fact>. Your page says that new retailers start at <Fact>$500</Fact>: that
            suits a first order of ours.
          </p>
          <p>Could you send the application and a price list with UPCs?</p>
        </div>
      </div>
      <p className="mt-3 flex items-center gap-2 text-12 text-ink-3">
        <MailCheck size={14} aria-hidden="true" className="text-accent" />
        Sent Tuesday, 9:42 · opened the conversation
      </p>
    </Panel>
  );
}

function Terms() {
  return (
    <Panel title="Their terms">
      <dl className="grid gap-2 text-13">
        {TERMS.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-3">
            <dt className="text-ink-3">{term}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex gap-2 border-line border-t pt-3 text-12 text-ink-3">
        <FileText size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
        “We ask our retailers to hold the published price on marketplaces.”
      </p>
      <p className="mt-3 flex items-center gap-2 rounded-md bg-accent-soft px-3 py-2.5 font-medium text-13 text-accent-ink">
        <Check size={15} strokeWidth={2.5} aria-hidden="true" />
        Replied: sent the application
      </p>
    </Panel>
  );
}

export function HeroProduct() {
  return (
    <figure
      aria-label="A brand’s record in Linesheet, with sample data"
      className="animate-[rise_700ms_var(--ease-out)_both] overflow-hidden rounded-t-xl border border-line border-b-0 bg-surface shadow-float max-lg:max-h-[35rem]"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b px-4 py-3 sm:px-5">
        <p className="text-13">
          <span className="text-ink-3">Brands /</span>{' '}
          <span className="font-semibold">Harlow &amp; Finch</span>
        </p>
        <Badge tone="accent">Takes wholesale</Badge>
        <span className="ml-auto flex items-center gap-3 text-12 text-ink-3">
          <span>
            Score <span className="font-medium text-ink tabular-nums">86</span>
          </span>
          <Badge>Sample data</Badge>
        </span>
      </div>
      <div className="grid lg:grid-cols-[17rem_1fr_16rem]">
        <Evidence />
        <Conversation />
        <Terms />
      </div>
    </figure>
  );
}
