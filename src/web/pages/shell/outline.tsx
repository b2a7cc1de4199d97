import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { FRAMED_PATHS, OUTLINED_PATHS } from '../../paths.ts';
import { meta as adminMeta } from '../app/admin.tsx';
import { meta as brandsMeta } from '../app/brands.tsx';
import * as BuyCredits from '../app/buy-credits.tsx';
import * as Dashboard from '../app/dashboard.tsx';
import * as Deals from '../app/deals.tsx';
import * as EmailerBot from '../app/emailer-bot.tsx';
import { meta as inboxMeta } from '../app/inbox.tsx';
import { meta as insightsMeta } from '../app/insights.tsx';
import * as ManageBilling from '../app/manage-billing.tsx';
import * as Onboarding from '../app/onboarding.tsx';
import * as Outreach from '../app/outreach.tsx';
import * as Plans from '../app/plans.tsx';
import { meta as productsMeta } from '../app/products.tsx';
import * as Profile from '../app/profile.tsx';
import * as Settings from '../app/settings.tsx';
import * as SourceBot from '../app/source-bot.tsx';
import { meta as tasksMeta } from '../app/tasks.tsx';
import { AppFrame } from './app-frame.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import type { titled } from './meta.ts';

interface Page {
  default: ComponentType;
  meta: () => ReturnType<typeof titled>;
}

const framed = (meta: Page['meta']): Page => ({ default: LoadingScreen, meta });

const PAGES: Record<(typeof OUTLINED_PATHS | typeof FRAMED_PATHS)[number], Page> = {
  '/dashboard': Dashboard,
  '/onboarding': Onboarding,
  '/source-bot': SourceBot,
  '/emailer-bot': EmailerBot,
  '/outreach': Outreach,
  '/deals': Deals,
  '/settings': Settings,
  '/profile': Profile,
  '/manage-billing': ManageBilling,
  '/buy-credits': BuyCredits,
  '/plans': Plans,
  '/products': framed(productsMeta),
  '/brands': framed(brandsMeta),
  '/inbox': framed(inboxMeta),
  '/tasks': framed(tasksMeta),
  '/insights': framed(insightsMeta),
  '/admin': framed(adminMeta),
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
        <AppFrame hasPlan isAdmin={path === '/admin'} onSearch={null}>
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
