import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { buttonClass } from '../../../../web/ui/button.tsx';
import type { NextStepView } from '../../contract/deals.ts';
import { mailPriceListsQuery } from './received-queries.ts';
import { whatBecameOf } from './state-words.ts';

interface MailPriceListsProps {
  brandId: number;
  mail: NonNullable<NextStepView['mail']>;
}

/** The price lists that came with a mail, each a step away from its lines. */
export function MailPriceLists({ brandId, mail }: MailPriceListsProps) {
  const lists = useQuery(mailPriceListsQuery(brandId, mail));
  if (!lists.data || lists.data.length === 0) return null;
  return (
    <ul aria-label="Price lists in this email" className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      {lists.data.map((list) => (
        <li
          key={list.id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md border border-line px-3 py-2.5"
        >
          <span className="flex min-w-0 items-center gap-2.5">
            <FileSpreadsheet size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
            <span className="min-w-0">
              <bdi className="block break-words font-medium text-13">{list.fileName}</bdi>
              <span className="block text-12 text-ink-3">{whatBecameOf(list)}</span>
            </span>
          </span>
          <Link to={paths.priceList(list.id)} className={buttonClass('secondary', 'small')}>
            Open the price list
          </Link>
        </li>
      ))}
    </ul>
  );
}
