import { TEXT_LINK } from './text-link.ts';

interface PageLinkProps {
  url: string;
  /** Instead of the whole address: its site and path. */
  short?: boolean;
}

/** An address of a page that came from outside: a link only where it surely is one. */
export function PageLink({ url, short = false }: PageLinkProps) {
  if (!/^https?:\/\//i.test(url)) return <span className="break-all">{url}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={`${TEXT_LINK} break-all`}>
      {short ? url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '') : url}
    </a>
  );
}
