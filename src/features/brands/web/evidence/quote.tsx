import { PageLink } from '../../../../web/ui/page-link.tsx';

/** The words on a page that a claim was read from. */
export const Quote = ({ sentence, url }: { sentence: string; url: string }) => (
  <>
    <blockquote className="break-words text-ink">“{sentence}”</blockquote>
    <p className="mt-1.5 text-12 text-ink-3">
      Read on <PageLink url={url} short />
    </p>
  </>
);
