import { useQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from 'lucide-react';
import { formatAmount } from '../../../kernel/money.ts';
import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { day } from '../../../web/ui/moments.ts';
import { type Column, Table } from '../../../web/ui/table.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { CustomerRecord } from '../contract/subscription.ts';
import { recordsQuery } from './billing-state.ts';

type Invoice = CustomerRecord['invoices'][number];

const STATES: Record<Invoice['state'], { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  open: { label: 'Open', tone: 'danger' },
  paid: { label: 'Paid', tone: 'accent' },
  void: { label: 'Void', tone: 'neutral' },
  uncollectible: { label: 'Uncollectible', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  partly_refunded: { label: 'Partly refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'warn' },
  charged_back: { label: 'Charged back', tone: 'neutral' },
};

const COLUMNS: readonly Column<Invoice>[] = [
  {
    key: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{day(createdAt)}</span>,
    width: 'md:w-32',
  },
  {
    key: 'number',
    header: 'Invoice',
    cell: ({ number }) => <span className="tabular-nums text-ink-2">{number ?? 'Not numbered yet'}</span>,
    wideOnly: true,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
    width: 'md:w-36',
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: ({ cents, currency }) => formatAmount({ cents, currency }),
    numeric: true,
    // On paper it is the last.
    width: 'md:w-28 print:pr-5',
  },
  {
    key: 'links',
    header: <span className="sr-only">Documents</span>,
    cell: Links,
    numeric: true,
    width: 'md:w-32 print:hidden',
  },
];

function Links({ number, url, pdfUrl, state }: Invoice) {
  const what = <span className="sr-only"> of invoice {number} (opens in a new tab)</span>;
  return (
    <span className="inline-flex items-center gap-3">
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer" className={TEXT_LINK}>
          {state === 'open' ? 'Pay' : 'View'}
          {what}
        </a>
      )}
      {pdfUrl && (
        <a
          href={pdfUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1 rounded-sm text-ink-3 hover:text-ink"
        >
          <Download size={14} aria-hidden="true" />
          <span className="max-md:sr-only">PDF</span>
          {what}
        </a>
      )}
    </span>
  );
}

/** On paper, where the form isn't. */
function BilledTo({ details: { name, email, address } }: Pick<CustomerRecord, 'details'>) {
  const { line1, line2, city, state, postalCode, country } = address;
  const place = [city, state, postalCode, country].filter(Boolean).join(' ');
  return (
    <address className="hidden px-5 pb-4 text-13 not-italic print:block">
      {[name, line1, line2, place, email].filter(Boolean).map((line) => (
        <span key={line} className="block [overflow-wrap:anywhere]">
          {line}
        </span>
      ))}
    </address>
  );
}

/** What was charged, newest first. */
export function BillingHistory() {
  const { data: records, isError } = useQuery(recordsQuery);
  if (isError && !records) return null;
  const invoices = records?.invoices;
  return (
    <Card className="overflow-hidden">
      <div className="flex min-h-14 items-center justify-between gap-4 px-5 py-2.5">
        <h2 className="font-semibold text-16 tracking-heading">
          Billing history
          {invoices && invoices.length > 0 && (
            <span className="ml-2 font-normal text-13 text-ink-3 tabular-nums">{invoices.length}</span>
          )}
        </h2>
        {invoices && invoices.length > 0 && (
          <Button look="quiet" size="small" className="print:hidden" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </div>
      {records && <BilledTo details={records.details} />}
      <Table
        caption="Invoices, newest first"
        columns={COLUMNS}
        rows={invoices}
        rowKey={({ id }) => id}
        skeletonRows={3}
        empty={
          <EmptyState icon={<ReceiptText size={18} aria-hidden="true" />} title="No invoices yet">
            Each payment adds one here, to view, download or print.
          </EmptyState>
        }
      />
    </Card>
  );
}
