import { Badge } from '../../../../web/ui/badge.tsx';
import { PageLink } from '../../../../web/ui/page-link.tsx';
import type { BrandView } from '../../contract/brand.ts';

export type Contact = BrandView['contacts'][number];

const MAIL_WORDS: Record<Contact['status'], string> = {
  accepts: 'takes mail',
  no_mail: 'takes no mail',
  unknown: 'not checked',
  disposable: 'disposable',
  refused: 'refused',
  bounced: 'bounced',
};

export const roleWords = ({ kind, role }: Contact): string =>
  kind === 'form' ? 'Form' : role.replaceAll('_', ' ');

/** Whether it takes mail, as far as is known. */
export const MailWords = ({ contact: { status } }: { contact: Contact }) =>
  status === 'bounced' ? (
    <Badge tone="danger">{MAIL_WORDS[status]}</Badge>
  ) : (
    <span className="text-12 text-ink-3">{MAIL_WORDS[status]}</span>
  );

/** One way to a brand: its role, whether it takes mail, why it ranks as it does, and where it stood. */
export function ContactLine({ contact }: { contact: Contact }) {
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="[overflow-wrap:anywhere] font-medium">
          {contact.kind === 'form' ? <PageLink url={contact.value} /> : contact.value}
        </span>
        <Badge>{roleWords(contact)}</Badge>
        {contact.kind === 'address' && <MailWords contact={contact} />}
      </div>
      {contact.reason && <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">{contact.reason}</p>}
      {contact.context && <p className="mt-0.5 break-words text-ink-3">“{contact.context}”</p>}
      {contact.sourceUrl && (
        <p className="mt-0.5 text-12 text-ink-3">
          Found on <PageLink url={contact.sourceUrl} />
        </p>
      )}
    </li>
  );
}
