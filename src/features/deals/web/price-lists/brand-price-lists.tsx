import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { notLoaded, sentenceOf } from '../../../../web/api/errors.ts';
import { upload } from '../../../../web/api/upload.ts';
import { paths } from '../../../../web/paths.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import { type PriceListSummary, receivedListEndpoints } from '../../contract/received-lists.ts';
import { brandPriceListsQuery } from './received-queries.ts';
import { whatBecameOf } from './state-words.ts';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.pdf';

/** A brand's price lists: those that it attached to a mail, and those that a person brings. */
export function BrandPriceLists({ brandId }: { brandId: number }) {
  const lists = useQuery(brandPriceListsQuery(brandId));
  return (
    <SectionCard title="Price lists" action={<BringList brandId={brandId} />}>
      {lists.data?.length === 0 && (
        <p className="text-13 text-ink-3">
          None yet. What the brand attaches to an answer is read by itself; a list that you have is read as
          CSV, XLSX or PDF.
        </p>
      )}
      {lists.data && lists.data.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {lists.data.map((list) => (
            <ListedPriceList key={list.id} list={list} />
          ))}
        </ul>
      )}
      {lists.isPending && <Skeleton className="h-10" />}
      {lists.isError && !lists.data && (
        <LoadFailure onRetry={lists.refetch}>{notLoaded('The price lists', lists.error)}</LoadFailure>
      )}
    </SectionCard>
  );
}

function ListedPriceList({ list }: { list: PriceListSummary }) {
  return (
    <li className="py-2.5">
      <Link
        to={paths.priceList(list.id)}
        dir="auto"
        className={`${TEXT_LINK} block truncate text-left font-medium text-13`}
      >
        {list.fileName}
      </Link>
      <p className="mt-0.5 text-12 text-ink-3">
        {day(list.receivedAt)} · {list.isAttachment ? 'from an email' : 'uploaded by you'} ·{' '}
        {whatBecameOf(list)}
      </p>
    </li>
  );
}

/** Sends a file and leads to the list that it becomes. */
function BringList({ brandId }: { brandId: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function send(file: File): Promise<void> {
    setFailure(null);
    setSending(true);
    try {
      const { id } = await upload(receivedListEndpoints.receive, {
        query: { brand: brandId, name: file.name },
        file,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
      await queryClient.invalidateQueries({ queryKey: brandPriceListsQuery(brandId).queryKey });
      void navigate(paths.priceList(id));
    } catch (error) {
      setFailure(`${file.name}: ${sentenceOf(error)}`);
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="flex flex-col items-end gap-2">
      <Button look="secondary" size="small" busy={isSending} onClick={() => input.current?.click()}>
        {!isSending && <Upload size={14} aria-hidden="true" />}
        Add a list
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="Price list to add"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void send(file);
          event.target.value = '';
        }}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}
