import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import type { ProductView } from '../../contract/products.ts';
import { leftAfterFees, money, number, percent, sides, weight } from './product-words.ts';

/** Who offers it, what it brings after fees, and how often it can't be had. */
export function MoneyCard({ product }: { product: ProductView }) {
  const { offers, currency, fbaFeeCents, referralFeePercent, outOfStock } = product;
  return (
    <SectionCard title="Offers and fees">
      <Facts
        title="Offers now"
        facts={[
          ['New', number(offers.new)],
          ['New by FBA', number(offers.newFba)],
          ['New by FBM', number(offers.newFbm)],
          ['Of every condition', number(offers.total)],
        ]}
      />
      <Facts
        title="Fees"
        facts={[
          ['FBA fee', money(fbaFeeCents, currency)],
          ['Referral fee', percent(referralFeePercent)],
          ['Left of the price', money(leftAfterFees(product), currency)],
        ]}
      />
      <Facts
        title="Out of stock, of 90 days"
        facts={[
          ['No new offer', percent(outOfStock.new.last90)],
          ['No Buy Box', percent(outOfStock.buyBox.last90)],
          ['Not at Amazon', percent(outOfStock.amazon.last90)],
        ]}
      />
    </SectionCard>
  );
}

/** What it is, in numbers that don't change. */
export function IdentityCard({ product }: { product: ProductView }) {
  const { marketplace, externalId, upcs, eans, brand, manufacturer, categoryRoot, categoryLeaf } = product;
  const { packageSize, itemSize, packageQuantity, rating, reviewCount, listedSince, fetchedAt } = product;
  return (
    <SectionCard title="The product">
      <Facts
        facts={[
          [marketplace === 'amazon' ? 'ASIN' : 'Item id', externalId],
          ['UPC', upcs.join(', ') || null],
          ['EAN', eans.join(', ') || null],
          [
            'Brand',
            brand && (
              <Link to={paths.brands({ search: brand })} className={TEXT_LINK}>
                {brand}
              </Link>
            ),
          ],
          ['Manufacturer', manufacturer],
          ['Category', [categoryRoot?.name, categoryLeaf?.name].filter(Boolean).join(' › ') || null],
          ['Rating', rating === null ? null : `${number(rating)} of 5`],
          ['Reviews', number(reviewCount)],
          ['Listed since', listedSince && day(listedSince)],
          ['Figures of', fetchedAt && day(fetchedAt)],
        ]}
      />
      <Facts
        title="Package"
        facts={[
          ['Size', sides(packageSize)],
          ['Weight', weight(packageSize)],
          ['Items in it', number(packageQuantity)],
        ]}
      />
      <Facts
        title="Item"
        facts={[
          ['Size', sides(itemSize)],
          ['Weight', weight(itemSize)],
        ]}
      />
    </SectionCard>
  );
}

type Fact = readonly [label: string, value: ReactNode];

function Facts({ title, facts }: { title?: string; facts: readonly Fact[] }) {
  return (
    <section className="not-first:mt-4">
      {title && <h3 className="font-medium text-12 text-ink-3">{title}</h3>}
      <dl className="mt-1 divide-y divide-line text-13">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="shrink-0 text-ink-2">{label}</dt>
            <dd className="min-w-0 break-words text-right tabular-nums">
              {value ?? <span className="text-ink-3">Not known</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
