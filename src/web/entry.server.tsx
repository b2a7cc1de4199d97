import { prerender } from 'react-dom/static.edge';
import { type EntryContext, ServerRouter } from 'react-router';
import { WhilePrerendering } from './pages/shell/prerendering.ts';
import styles from './styles/public.css?inline';

/** Runs in the build only, which writes the public pages: each is whole before it is answered. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <WhilePrerendering value={{ appFile: context.isSpaMode, styles }}>
      <ServerRouter context={context} url={request.url} />
    </WhilePrerendering>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
