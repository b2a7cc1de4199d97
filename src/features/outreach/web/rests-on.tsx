import { PageLink } from '../../../web/ui/page-link.tsx';
import type { MessageDetail } from '../contract/messages.ts';

/** What each part of the words that Linesheet added to a mail rests on; nothing where it added none. */
export function RestsOn({ evidence }: { evidence: MessageDetail['evidence'] }) {
  if (evidence.length === 0) return null;
  return (
    <section className="text-13">
      <h3 className="font-medium text-12 text-ink-3">What we added is based on</h3>
      <dl className="mt-1.5 grid grid-cols-1 gap-2">
        {evidence.map(({ words, fact, url }) => (
          <div key={`${words} ${fact}`} className="border-line border-l-2 pl-3">
            <dt className="break-words font-medium">{words}</dt>
            <dd className="break-words text-ink-2">
              {fact}
              {url && (
                <span className="block text-12 text-ink-3">
                  Read on <PageLink url={url} short />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
