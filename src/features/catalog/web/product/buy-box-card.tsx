import { count } from '../../../../kernel/words.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Known } from '../../../../web/ui/known.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { ShareBar } from '../../../../web/ui/share-bar.tsx';
import { type Column, Table } from '../../../../web/ui/table.tsx';
import type { ProductView } from '../../contract/products.ts';
import { amazonSite } from '../../domain/amazon-site.ts';
import { money } from './product-words.ts';

type Share = NonNullable<ProductView['buyBoxShares']>[number];

/** Who held the Buy Box, and how long. */
export function BuyBoxCard({ product }: { product: ProductView }) {
  const { buyBoxShares, buyBoxSharesAt, buyBoxSeller, amazonBuyBoxPercent } = product;
  return (
    <SectionCard
      title="Buy Box"
      description={
        buyBoxShares && buyBoxSharesAt
          ? `Who held it in the 90 days before ${day(buyBoxSharesAt)}.`
          : 'Who holds it now.'
      }
    >
      {buyBoxShares && buyBoxShares.length > 0 ? (
        <div className="-mx-5 -my-2">
          <Table
            caption="Shares of the Buy Box"
            columns={columns(product)}
            rows={buyBoxShares}
            rowKey={({ sellerId }) => sellerId}
          />
        </div>
      ) : (
        <div className="grid gap-1 text-13">
          {buyBoxSeller ? (
            <p className="flex flex-wrap items-center gap-2">
              <span className="[overflow-wrap:anywhere] font-medium">
                {sellerName(product, buyBoxSeller.sellerId)}
              </span>
              <Fulfilment isFba={buyBoxSeller.isFba} />
            </p>
          ) : (
            <p className="text-ink-3">Who holds it isn’t known.</p>
          )}
          {amazonBuyBoxPercent !== null && (
            <p className="text-12 text-ink-3">Amazon held it {count(amazonBuyBoxPercent)}% of the time.</p>
          )}
          <p className="text-12 text-ink-3">
            A download with Buy Box shares tells how long each seller held it.
          </p>
        </div>
      )}
    </SectionCard>
  );
}

const columns = (product: ProductView): Column<Share>[] => [
  {
    key: 'seller',
    header: 'Seller',
    cell: ({ sellerId, isFba }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
        <span className="[overflow-wrap:anywhere]">{sellerName(product, sellerId)}</span>
        <Fulfilment isFba={isFba} />
      </span>
    ),
  },
  {
    key: 'bar',
    header: 'Share',
    width: 'w-2/5',
    cell: ({ percent, sellerId }) => (
      <span className="flex items-center gap-3">
        <ShareBar
          share={percent / 100}
          tone={isAmazon(product, sellerId) ? 'neutral' : 'accent'}
          className="flex-1"
        />
        <span className="w-12 text-right tabular-nums">{count(percent)}%</span>
      </span>
    ),
  },
  {
    key: 'price',
    header: 'Price on average',
    numeric: true,
    wideOnly: true,
    cell: ({ avgPriceCents }) => (
      <Known value={money(avgPriceCents, product.currency)}>{(price) => price}</Known>
    ),
  },
];

const isAmazon = ({ siteId }: ProductView, sellerId: string): boolean =>
  amazonSite(siteId)?.sellerId === sellerId;

const sellerName = (product: ProductView, sellerId: string): string =>
  isAmazon(product, sellerId) ? 'Amazon' : sellerId;

const Fulfilment = ({ isFba }: { isFba: boolean | null }) =>
  isFba === null ? null : <Badge>{isFba ? 'FBA' : 'FBM'}</Badge>;
