import { FileText, Mail } from 'lucide-react';
import { Badge } from '../../../../web/ui/badge.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { Known } from '../../../../web/ui/known.tsx';
import type { BrandRowView } from '../../contract/list.ts';
import { SOURCING_LABELS } from '../../domain/sourcing-words.ts';

/** Out of a hundred, with a bar to compare by. */
export const Score = ({ value }: { value: number | null }) => (
  <Known value={value}>
    {(known) => (
      <span className="flex items-center justify-end gap-2.5">
        <span aria-hidden="true" className="h-1.5 w-11 overflow-hidden rounded-full bg-ink/8">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${known}%` }} />
        </span>
        <span className="w-6 font-medium">{Math.round(known)}</span>
      </span>
    )}
  </Known>
);

type Found = Pick<BrandRowView, 'email' | 'applicationUrl' | 'sourcingState'>;

/** How far the search for a way in has come, and which ways there are. */
export function Contact({ brand: { email, applicationUrl, sourcingState } }: { brand: Found }) {
  const hasWay = email !== null || applicationUrl !== null;
  return (
    <span className="flex items-center gap-1.5">
      {email !== null && <Mail size={14} aria-label={`Email ${email}`} className={ICON} />}
      {applicationUrl !== null && <FileText size={14} aria-label="Application form" className={ICON} />}
      <span
        className={classNames('truncate', hasWay ? 'text-ink-2' : 'text-ink-3')}
        title={email ?? undefined}
      >
        {SOURCING_LABELS[sourcingState]}
      </span>
    </span>
  );
}

const ICON = 'shrink-0 text-accent';
const SHOWN_TAGS = 2;

export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex items-center gap-1" title={tags.join(', ')}>
    {tags.slice(0, SHOWN_TAGS).map((tag) => (
      <Badge key={tag} className="min-w-0">
        <GivenName>{tag}</GivenName>
      </Badge>
    ))}
    {tags.length > SHOWN_TAGS && (
      <span className="shrink-0 text-11 text-ink-3">+{tags.length - SHOWN_TAGS}</span>
    )}
  </span>
);

export const Website = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noopener noreferrer"
    className="block truncate text-ink-2 underline decoration-line-2 underline-offset-3 hover:decoration-ink-3"
  >
    {hostOf(address)}
  </a>
);

function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return address;
  }
}
