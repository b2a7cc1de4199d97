import { useQuery } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { type BrandView, brandEndpoints } from '../../brands/contract.ts';

type Contact = BrandView['contacts'][number];

const MAIL_WORDS: Record<Contact['status'], string> = {
  accepts: 'takes mail',
  no_mail: 'takes no mail',
  unknown: 'not checked',
  disposable: 'disposable',
  refused: 'refused',
};

/** The ways to a brand with the page on which each was found, and what was looked at on the way. */
export function BrandEvidence({ brandId }: { brandId: number }) {
  const { data: brand, error } = useQuery({
    queryKey: ['brand', brandId],
    queryFn: ({ signal }) => call(brandEndpoints.read, { params: { id: brandId }, signal }),
  });
  if (error) {
    return (
      <Notice tone="danger" className="mt-4">
        {sentenceOf(error)}
      </Notice>
    );
  }
  if (!brand) return <Skeleton className="mt-4 h-32 w-full" />;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 text-13">
      <section>
        <h3 className="font-medium text-12 text-ink-3">Website</h3>
        {brand.website ? (
          <>
            <p className="mt-1">
              <PageLink url={brand.website} />
            </p>
            {brand.websiteConfirmedBy && <p className="mt-0.5 text-ink-3">{brand.websiteConfirmedBy}</p>}
          </>
        ) : (
          <p className="mt-1 text-ink-2">None was confirmed.</p>
        )}
      </section>
      {brand.contacts.length > 0 && (
        <section>
          <h3 className="font-medium text-12 text-ink-3">Ways in, the best first</h3>
          <ul className="mt-1 divide-y divide-line">
            {brand.contacts.map((contact) => (
              <ContactLine key={`${contact.kind} ${contact.value}`} contact={contact} />
            ))}
          </ul>
        </section>
      )}
      {brand.trail.length > 0 && <Trail steps={brand.trail} />}
    </div>
  );
}

function ContactLine({ contact }: { contact: Contact }) {
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="break-all font-medium">
          {contact.kind === 'form' ? <PageLink url={contact.value} /> : contact.value}
        </span>
        <Badge>{contact.kind === 'form' ? 'Form' : contact.role.replaceAll('_', ' ')}</Badge>
        {contact.kind === 'address' && (
          <span className="text-12 text-ink-3">{MAIL_WORDS[contact.status]}</span>
        )}
      </div>
      {contact.reason && <p className="mt-0.5 text-ink-2">{contact.reason}</p>}
      {contact.context && <p className="mt-0.5 break-words text-ink-3">“{contact.context}”</p>}
      {contact.sourceUrl && (
        <p className="mt-0.5 text-12 text-ink-3">
          Found on <PageLink url={contact.sourceUrl} />
        </p>
      )}
    </li>
  );
}

const Trail = ({ steps }: { steps: BrandView['trail'] }) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-sm font-medium text-12 text-ink-3 hover:text-ink">
      Everything that was looked at
    </summary>
    <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-12 text-ink-2 marker:text-ink-3">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change, and two may read the same
        <li key={index} className="break-words">
          {step.detail}
          {step.url && (
            <span className="block">
              <PageLink url={step.url} />
            </span>
          )}
        </li>
      ))}
    </ol>
  </details>
);

/** An address of a page that came from outside: a link only where it surely is one. */
function PageLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <span className="break-all">{url}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={`${TEXT_LINK} break-all`}>
      {url}
    </a>
  );
}
