import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { OUTLINED_PATHS } from '../../paths.ts';
import * as Dashboard from '../app/dashboard.tsx';
import * as EmailerBot from '../app/emailer-bot.tsx';
import * as ManageBilling from '../app/manage-billing.tsx';
import * as Onboarding from '../app/onboarding.tsx';
import * as Settings from '../app/settings.tsx';
import * as SourceBot from '../app/source-bot.tsx';
import { AppFrame } from './app-frame.tsx';
import type { titled } from './meta.ts';

interface Page {
  default: ComponentType;
  meta: () => ReturnType<typeof titled>;
}

const PAGES: Record<(typeof OUTLINED_PATHS)[number], Page> = {
  '/dashboard': Dashboard,
  '/onboarding': Onboarding,
  '/source-bot': SourceBot,
  '/emailer-bot': EmailerBot,
  '/settings': Settings,
  '/manage-billing': ManageBilling,
};

const { query, dataRoutes } = createStaticHandler(
  Object.entries(PAGES).map(([path, { default: Page, meta }]) => ({
    path,
    element: (
      <QueryClientProvider client={new QueryClient()}>
        {/* Goes with the outline: the script brings its own. */}
        {meta().map(({ title }) => (
          <title key={title}>{title}</title>
        ))}
        <AppFrame hasPlan isAdmin={false} onSearch={null}>
          <fieldset disabled aria-busy="true" className="contents">
            <Page />
          </fieldset>
        </AppFrame>
      </QueryClientProvider>
    ),
  })),
);

/**
 * A signed-in page as it stands before anything of the person is known: drawn by the build, through the page's own
 * components. Its links lead on; what needs the script is off until that has come. Null of a page without one.
 */
export async function outlineAt(address: string): Promise<ReactNode> {
  const context = await query(new Request(address));
  if (context instanceof Response || context.errors !== null) return null;
  const router = createStaticRouter(dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}
