import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { OUTLINED_PATHS } from '../../paths.ts';
import { AdminDesk } from '../app/admin/desk.tsx';
import Overview from '../app/admin/overview.tsx';
import { meta as adminMeta } from '../app/admin.tsx';
import * as Brand from '../app/brand.tsx';
import * as Brands from '../app/brands.tsx';
import * as BuyCredits from '../app/buy-credits.tsx';
import * as Dashboard from '../app/dashboard.tsx';
import * as Deals from '../app/deals.tsx';
import * as EmailerBot from '../app/emailer-bot.tsx';
import * as Inbox from '../app/inbox.tsx';
import * as Insights from '../app/insights.tsx';
import * as ManageBilling from '../app/manage-billing.tsx';
import * as Onboarding from '../app/onboarding.tsx';
import * as Outreach from '../app/outreach.tsx';
import * as Plans from '../app/plans.tsx';
import * as Products from '../app/products.tsx';
import * as Profile from '../app/profile.tsx';
import * as Settings from '../app/settings.tsx';
import * as SourceBot from '../app/source-bot.tsx';
import * as Tasks from '../app/tasks.tsx';
import { AppFrame } from './app-frame.tsx';
import type { titled } from './meta.ts';

interface Page {
  default: ComponentType;
  meta: () => ReturnType<typeof titled>;
}

/** The page itself asks first whether it is the operator who looks at it; of anybody else the server shows no outline. */
const OperatorsOverview = () => (
  <AdminDesk>
    <Overview />
  </AdminDesk>
);

const PAGES: Record<(typeof OUTLINED_PATHS)[number], Page> = {
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
  '/products': Products,
  '/brands': Brands,
  '/brands/0': Brand,
  '/inbox': Inbox,
  '/tasks': Tasks,
  '/insights': Insights,
  '/admin': { default: OperatorsOverview, meta: adminMeta },
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
  // The build asks for folders: with a slash at its end an address is none of the navigation's.
  const context = await query(new Request(address.replace(/\/$/, '')));
  if (context instanceof Response || context.errors !== null) return null;
  const router = createStaticRouter(dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}
