import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { count, counted } from '../../../../kernel/words.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import { amazonSite } from '../../../catalog/domain/amazon-site.ts';
import type { PriceListView } from '../../contract/price-lists.ts';
import { MATCHES, type Match } from '../../domain/price-list/price-list.ts';
import { MATCH_WORDS } from './match-words.ts';
import { lookUpPriceQuery, useLookUp } from './queries.ts';

/** How many lines have a listing, and looking up those that have none yet. */
export function ListingsCard({ list }: { list: PriceListView }) {
  const [, setQuery] = useSearchParams();
  const lookUp = useLookUp(list.id);
  const [before, setBefore] = useState(0);
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
          {`${counted(list.toLookUp, 'line')} still to look up. ${list.lookUpFailure ?? 'It continues by itself.'}`}
        </Notice>
      ) : (
        <>
          {list.lookUpFailure && (
            <Notice tone="warn" className="mt-4">
              {list.lookUpFailure}
            </Notice>
          )}
          {lookUp.isSuccess && !list.lookUpFailure && (
            <p role="status" className="mt-4 text-13 text-ink-2">
              {outcomeWords(list, before)}
            </p>
          )}
          {list.counts.none > 0 && (
            <LookUp
              list={list}
              isAsking={lookUp.isPending}
              onAsk={(onDone) => {
                setBefore(list.counts.none);
                lookUp.mutate(undefined, { onSuccess: onDone });
              }}
            />
          )}
        </>
      )}
    </SectionCard>
  );
}

/** What came of a look-up, for who has waited for it. */
function outcomeWords({ counts, assumptions }: PriceListView, before: number): string {
  const site = amazonSite(assumptions.siteId)?.host ?? 'Amazon';
  if (counts.none === 0) return `Keepa knows all of them on ${site}.`;
  const found = before - counts.none;
  const unknown = `of ${counted(counts.none, 'line')} Keepa knows none on ${site}.`;
  return found > 0 ? `${counted(found, 'line')} found, ${unknown}` : `No listing found: ${unknown}`;
}

interface LookUpProps {
  list: PriceListView;
  isAsking: boolean;
  onAsk: (onDone: () => void) => void;
}

/** What it costs is said before it is asked for. */
function LookUp({ list, isAsking, onAsk }: LookUpProps) {
  const [isOpen, setOpen] = useState(false);
  const price = useQuery({ ...lookUpPriceQuery(list), enabled: isOpen });
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
            busy={isAsking}
            disabled={!price.data || price.data.codes === 0}
            onClick={() => onAsk(() => setOpen(false))}
          >
            Look up
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
