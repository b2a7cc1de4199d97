import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceOf } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { PageLink } from '../../../web/ui/page-link.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { ContactLine } from '../../brands/web/evidence/contact-line.tsx';
import { Trail } from '../../brands/web/evidence/trail.tsx';
import { brandQuery } from '../../brands/web/queries.ts';

/** The ways to a brand with the page on which each was found, and what was looked at on the way. */
export function BrandEvidence({ brandId }: { brandId: number }) {
  const { data: brand, error } = useQuery(brandQuery(brandId));
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
      <p>
        <Link to={paths.brand(brandId)} className={TEXT_LINK}>
          Everything we know about it
        </Link>
      </p>
    </div>
  );
}
