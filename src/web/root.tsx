import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { sentenceOf } from './api/errors.ts';
import { queryClient } from './api/query-client.ts';
import { NotFound } from './pages/public/not-found.tsx';
import { KeptOutline } from './pages/shell/kept-outline.tsx';
import { PAGE_SCRIPT } from './pages/shell/page-script.ts';
import { WhilePrerendering } from './pages/shell/prerendering.ts';
import { Styles } from './pages/shell/styles.tsx';
import { TEXT_LINK } from './ui/text-link.ts';
import { Toaster } from './ui/toast.tsx';

/** What a route module may export as `handle`. */
export interface PageHandle {
  /** A page that works without the client script, and is sent without it. */
  scriptless?: true;
}

/** It has run by the time anything is drawn here: the browser's own script does without its text. */
const IN_HEAD = { __html: import.meta.env.SSR ? PAGE_SCRIPT : '' };

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const worksWithoutScript = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.scriptless,
  );
  const writingAppFile = useContext(WhilePrerendering)?.appFile ?? false;
  const scriptless = worksWithoutScript && !writingAppFile;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d110f" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which has to run before the page is drawn */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={IN_HEAD} />
        <Meta />
        <Styles scriptless={scriptless} />
        <Links />
      </head>
      <body>
        {children}
        {!scriptless && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}

export const HydrateFallback = KeptOutline;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-6 text-center">
      <h1 className="font-semibold text-22 tracking-heading">This page could not be loaded</h1>
      <p className="mt-2 max-w-sm text-14 text-ink-2">{sentenceOf(error)}</p>
      {/* Not the usual button, which every page would then load with its root. */}
      <button type="button" className={`mt-6 text-14 ${TEXT_LINK}`} onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
