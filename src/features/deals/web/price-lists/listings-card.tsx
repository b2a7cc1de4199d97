import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { count, counted } from '../../../../kernel/words.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import type { PriceListView } from '../../contract/price-lists.ts';
import { MATCHES, type Match } from '../../domain/price-list/price-list.ts';
import { MATCH_WORDS } from './match-words.ts';
import { lookUpPriceQuery, useLookUp } from './queries.ts';

/** How many lines have a listing, and looking up those that have none yet. */
export function ListingsCard({ list }: { list: PriceListView }) {
  const [, setQuery] = useSearchParams();
  const show = (match: Match) => setQuery({ match }, { replace: true, preventScrollReset: true });
  return (
    <SectionCard title="Listings" description="Found by the codes of the list among your products.">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-13">
        {MATCHES.map((match) => (
          <div key={match} className="contents">
            <dt className="text-ink-3">{MATCH_WORDS[match].long}</dt>
            <dd className="text-right tabular-nums">
              {list.counts[match] === 0 ? (
                '0'
              ) : (
                <button
                  type="button"
                  className={TEXT_LINK}
                  aria-label={`Show the ${counted(list.counts[match], 'line')}: ${MATCH_WORDS[match].long}`}
                  onClick={() => show(match)}
                >
                  {count(list.counts[match])}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {list.toLookUp > 0 ? (
        <Notice className="mt-4" {...(list.lookUpFailure && { tone: 'warn' })}>
          {`${counted(list.toLookUp, 'line')} still to look up. ${list.lookUpFailure ?? 'It goes on by itself.'}`}
        </Notice>
      ) : (
        <>
          {list.lookUpFailure && (
            <Notice tone="warn" className="mt-4">
              {list.lookUpFailure}
            </Notice>
          )}
          {list.counts.none > 0 && <LookUp list={list} />}
        </>
      )}
    </SectionCard>
  );
}

/** What it costs is said before it is asked for. */
function LookUp({ list }: { list: PriceListView }) {
  const [isOpen, setOpen] = useState(false);
  const price = useQuery({ ...lookUpPriceQuery(list), enabled: isOpen });
  const lookUp = useLookUp(list.id);
  return (
    <div className="mt-4">
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Look up at Keepa…
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Look up unknown codes"
        description={price.data?.sentence ?? 'Counting the codes…'}
      >
        <p className="text-13 text-ink-3">
          The listings that are found join your products. Where a code has several, you choose.
        </p>
        <DialogActions onCancel={() => setOpen(false)}>
          <Button
            busy={lookUp.isPending}
            disabled={!price.data || price.data.codes === 0}
            onClick={() => lookUp.mutate(undefined, { onSuccess: () => setOpen(false) })}
          >
            Look up
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
