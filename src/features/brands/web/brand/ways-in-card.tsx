import { Mail, SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { CopyButton } from '../../../../web/ui/copy-button.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { Explained } from '../../../../web/ui/explained.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { PageLink } from '../../../../web/ui/page-link.tsx';
import type { BrandView } from '../../contract/brand.ts';
import { NAMED } from '../../domain/contact/way-in.ts';
import { type Contact, ContactLine, MailWords, roleWords } from '../evidence/contact-line.tsx';
import { Quote } from '../evidence/quote.tsx';
import { Trail } from '../evidence/trail.tsx';

interface WaysInCardProps {
  brand: BrandView;
  /** What looks the brand up, where that can be done from here; null where nobody may. */
  find?: ReactNode;
}

/** How to reach the brand: the best way with its reason, every other one, and the way on which they were found. */
export function WaysInCard({ brand, find }: WaysInCardProps) {
  const best = bestOf(brand);
  const form = brand.applicationUrl === best?.value ? null : brand.applicationUrl;
  const others = brand.contacts.filter(({ value }) => value !== best?.value && value !== form);
  return (
    <SectionCard
      title="Way in"
      description={brand.sourcedAt === null ? undefined : `Looked up on ${day(brand.sourcedAt)}.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-13">
        {best ? <Best contact={best} /> : <NoWayIn brand={brand} find={find} />}
        {form !== null && <ApplicationForm brand={brand} url={form} />}
        {others.length > 0 && (
          <section>
            <h3 className="font-medium text-12 text-ink-3">Others that were found, the best first</h3>
            <ul className="mt-1 divide-y divide-line">
              {others.map((contact) => (
                <ContactLine key={`${contact.kind} ${contact.value}`} contact={contact} />
              ))}
            </ul>
          </section>
        )}
        <Website brand={brand} />
        {brand.trail.length > 0 && <Trail steps={brand.trail} />}
      </div>
    </SectionCard>
  );
}

/** The way to take, with its reason. What a merge brought may have no line of its own. */
function bestOf({ contacts, wayIn }: BrandView): Contact | undefined {
  if (wayIn === null) return undefined;
  const { kind, value, reason } = wayIn;
  const unknown = { role: kind, sourceUrl: null, context: null, status: 'unknown' } as const;
  const line = contacts.find((one) => one.kind === kind && one.value === value);
  return { kind, value, ...unknown, ...line, reason };
}

function Best({ contact }: { contact: Contact }) {
  const isForm = contact.kind === 'form';
  return (
    <section aria-labelledby="best-way" className="rounded-md bg-sunken px-4 py-3.5">
      <h3 id="best-way" className="font-medium text-12 text-ink-3">
        Best way in
      </h3>
      <div className="mt-1 text-16">
        <Explained by={<Source contact={contact} />}>
          <span className="[overflow-wrap:anywhere] font-semibold tracking-heading">{contact.value}</span>
        </Explained>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone="accent">{roleWords(contact)}</Badge>
        {!isForm && <MailWords contact={contact} />}
      </div>
      {contact.reason && <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{contact.reason}</p>}
      <div className="mt-3">
        {isForm ? (
          <a
            href={contact.value}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'small')}
          >
            <SquareArrowOutUpRight size={14} aria-hidden="true" />
            Open the form
          </a>
        ) : (
          <CopyButton text={contact.value}>Copy address</CopyButton>
        )}
      </div>
    </section>
  );
}

const Source = ({ contact: { context, sourceUrl, role } }: { contact: Contact }) =>
  role === NAMED ? (
    <p>The brand itself gave it to you in a mail.</p>
  ) : sourceUrl === null ? (
    <p>It came from your own list, or with a brand that was merged into this one.</p>
  ) : context === null ? (
    <p>
      Found on <PageLink url={sourceUrl} />
    </p>
  ) : (
    <Quote sentence={context} url={sourceUrl} />
  );

function ApplicationForm({ brand, url }: { brand: BrandView; url: string }) {
  const form = brand.contacts.find(({ kind, value }) => kind === 'form' && value === url);
  return (
    <section>
      <h3 className="font-medium text-12 text-ink-3">Application form</h3>
      {form ? (
        <ul>
          <ContactLine contact={form} />
        </ul>
      ) : (
        <p className="mt-1">
          <PageLink url={url} />
        </p>
      )}
    </section>
  );
}

function NoWayIn({ brand, find }: WaysInCardProps) {
  if (brand.hasBounced) {
    return (
      <EmptyState icon={<Mail size={18} aria-hidden="true" />} title="The only address bounced" action={find}>
        {`Nobody is at ${brand.email}, and no other address or form was found. Its website may name one by now.`}
      </EmptyState>
    );
  }
  if (brand.sourcedAt !== null) {
    return (
      <EmptyState icon={<Mail size={18} aria-hidden="true" />} title="No way in was found" action={find}>
        Neither an address for retailers nor a form. What we looked at is listed below, and costs nothing.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Mail size={18} aria-hidden="true" />}
      title="Not looked up yet"
      action={
        find === undefined ? (
          <Link to={paths.sourceBot()} className={buttonClass('secondary', 'small')}>
            Go to the Source Bot
          </Link>
        ) : (
          find
        )
      }
    >
      The Source Bot finds its website, addresses and forms, and what it says about selling to retailers.
    </EmptyState>
  );
}

function Website({ brand: { website, websiteConfirmedBy, sourcedAt } }: { brand: BrandView }) {
  if (website === null) {
    if (sourcedAt === null) return null;
    return <p className="text-ink-3">No website of its own was confirmed.</p>;
  }
  return (
    <section>
      <h3 className="font-medium text-12 text-ink-3">Website</h3>
      <p className="mt-1">
        <PageLink url={website} />
      </p>
      {websiteConfirmedBy && (
        <div className="mt-0.5 text-12 text-ink-3">
          <Explained by={<p className="break-words">{websiteConfirmedBy}</p>}>
            Why we think it is theirs
          </Explained>
        </div>
      )}
    </section>
  );
}
