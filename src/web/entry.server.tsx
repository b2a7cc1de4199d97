import { renderToStaticMarkup } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import { type EntryContext, ServerRouter } from 'react-router';
import { outlineAt } from './pages/shell/outline.tsx';
import { WhilePrerendering } from './pages/shell/prerendering.ts';
import styles from './styles/public.css?inline';

/**
 * Runs in the build only, which writes the public pages, each whole before it is answered, and the outlines of signed-in
 * ones: those are parts of a page, which the server puts into the application's file.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const outline = await outlineAt(request.url);
  if (outline !== null) return new Response(renderToStaticMarkup(outline), { status, headers });
  const { prelude } = await prerender(
    <WhilePrerendering value={{ appFile: context.isSpaMode, styles }}>
      <ServerRouter context={context} url={request.url} />
    </WhilePrerendering>,
  );
  return new Response(prelude, { status, headers });
}
