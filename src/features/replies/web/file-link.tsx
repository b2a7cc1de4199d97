import { Download, Paperclip } from 'lucide-react';
import { Badge } from '../../../web/ui/badge.tsx';
import { formatBytes } from '../../../web/ui/format.ts';
import { GivenName } from '../../../web/ui/given-name.tsx';

interface FileLinkProps {
  file: { filename: string; size: number; isKept: boolean };
  address: string;
  /** Why there is nothing to download. */
  gone: string;
}

/** A file of a mail, to download. */
export function FileLink({ file: { filename, size, isKept }, address, gone }: FileLinkProps) {
  return isKept ? (
    <a
      href={address}
      download={filename}
      className="inline-flex h-8 touch:h-10 max-w-full items-center gap-2 rounded-md border border-line-2 bg-surface px-2.5 text-13 text-ink hover:bg-sunken"
    >
      <Paperclip size={13} aria-hidden="true" className="shrink-0 text-ink-3" />
      <GivenName className="font-medium">{filename}</GivenName>
      <span className="shrink-0 text-12 text-ink-3 tabular-nums">{formatBytes(size)}</span>
      <Download size={13} aria-hidden="true" className="shrink-0 text-ink-3" />
    </a>
  ) : (
    <span className="inline-flex min-h-8 max-w-full flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-3">
      <Paperclip size={13} aria-hidden="true" className="shrink-0" />
      <GivenName>{filename}</GivenName>
      <Badge>{gone}</Badge>
    </span>
  );
}
