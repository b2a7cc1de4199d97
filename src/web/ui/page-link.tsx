import { TEXT_LINK } from './text-link.ts';

interface PageLinkProps {
  url: string;
  /** In one line, however long: its site, and as much of its path as there is room for. */
  short?: boolean;
}

/** An address of a page that came from outside: a link only where it surely is one. */
export function PageLink({ url, short = false }: PageLinkProps) {
  if (!/^https?:\/\//i.test(url)) return <span className="[overflow-wrap:anywhere]">{url}</span>;
  const place = short ? 'inline-block max-w-full truncate align-bottom' : '[overflow-wrap:anywhere]';
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      title={short ? url : undefined}
      className={`${TEXT_LINK} ${place}`}
    >
      {short ? url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '') : url}
    </a>
  );
}
