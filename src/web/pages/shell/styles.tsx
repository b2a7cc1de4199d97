import { useContext, useLayoutEffect } from 'react';
import stylesheet from '../../styles/app.css?url';
import geist from '../../styles/geist-core.woff2?url';
import { WhilePrerendering } from './prerendering.ts';

/**
 * A public page carries the styles that it needs. Only what its script may draw later needs the whole stylesheet, which
 * is fetched as if for print and so holds nothing up; it counts as soon as the script has started.
 */
export function Styles({ scriptless }: { scriptless: boolean }) {
  const prerendering = useContext(WhilePrerendering);
  // By hand: a state would have the whole page drawn again in the moment in which it starts.
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      link.media = 'all';
  }, []);
  if (prerendering === null) return <Stylesheet media="print" />;
  if (prerendering.appFile) {
    return (
      <>
        <Font />
        <Stylesheet media="all" />
      </>
    );
  }
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, as the build has packed it */}
      <style dangerouslySetInnerHTML={{ __html: prerendering.styles }} />
      {!scriptless && <Stylesheet media="print" />}
    </>
  );
}

/** Behind a stylesheet it would be found late. Where the styles stand in the page, the first picture comes before it. */
const Font = () => <link rel="preload" href={geist} as="font" type="font/woff2" crossOrigin="anonymous" />;

/** The app's own file has it for `all` from the start, which the browser's first drawing doesn't know. */
const Stylesheet = ({ media }: { media: 'all' | 'print' }) => (
  <link rel="stylesheet" href={stylesheet} media={media} suppressHydrationWarning />
);
