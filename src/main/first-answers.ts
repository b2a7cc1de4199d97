import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono, Context as HttpContext } from 'hono';
import * as z from 'zod/mini';
import { accountEndpoints } from '../features/accounts/contract/account.ts';
import { machineryEndpoints } from '../features/admin/contract/machinery.ts';
import { overviewEndpoints } from '../features/admin/contract/overview.ts';
import { mentorshipEndpoints } from '../features/billing/contract/mentorship.ts';
import { subscriptionEndpoints } from '../features/billing/contract/subscription.ts';
import { announcementEndpoints } from '../features/inquiries/contract/announcement.ts';
import { insightEndpoints } from '../features/insights/contract/dashboard.ts';
import { onboardingEndpoints } from '../features/onboarding/contract.ts';
import type { FirstAnswers, PersonsPage } from '../http/app-shell.ts';
import { EVENTS_PATH } from '../http/server-sent-events.ts';
import type { Authenticate } from '../http/session.ts';
import { paths } from '../web/paths.ts';
import { isAsOutlined } from './as-outlined.ts';

const BY_EVERY_PAGE = [accountEndpoints.session.path, announcementEndpoints.current.path];

/** What a page asks for as soon as it is drawn, as the browser writes it. */
const ASKED_FIRST: Record<string, readonly string[]> = {
  [paths.dashboard()]: [
    subscriptionEndpoints.state.path,
    insightEndpoints.dashboard.path,
    '/api/run-plans/source-bot',
    '/api/run-plans/emailer-bot',
    '/api/runs?limit=20',
  ],
  [paths.onboarding()]: [onboardingEndpoints.onboarding.path],
  [paths.sourceBot()]: ['/api/run-plans/source-bot', '/api/runs?bot=source-bot&limit=20'],
  [paths.emailerBot()]: ['/api/run-plans/emailer-bot', '/api/runs?bot=emailer-bot&limit=20'],
  // What is asked of Stripe, its records, is left to the browser.
  [paths.manageBilling()]: [subscriptionEndpoints.state.path, mentorshipEndpoints.read.path],
  [paths.buyCredits()]: [subscriptionEndpoints.state.path, '/api/credits', '/api/credits/history?page=0'],
  [paths.plans()]: [mentorshipEndpoints.read.path],
  [paths.settings()]: [accountEndpoints.profile.path],
  [paths.profile()]: [accountEndpoints.profile.path],
  [paths.inbox()]: [
    '/api/inbox/figures',
    '/api/inbox?view=inbox&limit=30&offset=0',
    '/api/inbox/failing-mailboxes',
  ],
  [paths.deals()]: ['/api/deals/stages'],
  [paths.brands()]: [
    '/api/saved-views?list=brands',
    '/api/brands/choices',
    '/api/brands?order=score&direction=desc&limit=50&offset=0',
  ],
  [paths.products()]: [
    '/api/saved-views?list=products',
    '/api/products/choices',
    '/api/products?order=salesRank&direction=asc&limit=50&offset=0',
  ],
  [paths.productQueries()]: ['/api/product-queries'],
  [paths.importProducts()]: ['/api/imports?limit=10'],
  [paths.outreach()]: ['/api/templates', '/api/sequences'],
  [paths.tasks()]: ['/api/tasks?list=overdue&limit=50&offset=0', '/api/tasks?list=today&limit=50&offset=0'],
  [paths.insights()]: ['/api/insights/funnel?by=template&days=90'],
  [paths.admin()]: [overviewEndpoints.read.path, machineryEndpoints.processes.path],
};

const chosenTemplate = z.object({
  '/api/templates': z.object({ templates: z.tuple([z.object({ id: z.number() })], z.unknown()) }),
});

/** What a page asks for once it has been answered, since an answer names it. */
const ASKED_NEXT: Record<string, (answers: FirstAnswers) => string | undefined> = {
  [paths.outreach()]: (answers) => {
    const { data } = chosenTemplate.safeParse(answers);
    return data && `/api/templates/${data['/api/templates'].templates[0].id}/preview`;
  },
};

const BRAND = new RegExp(`^${paths.brands()}/(\\d+)$`);

function askedFirst(path: string): readonly string[] {
  const brand = BRAND.exec(path)?.[1];
  if (brand === undefined) return ASKED_FIRST[path] ?? [];
  return ['', '/worth', '/identity'].map((part) => `/api/brands/${brand}${part}`);
}

/** What takes longer is left to the browser: a page must not wait for its slowest figure. */
const LONGEST_WAIT_MS = 500;

interface FirstAnswersDeps {
  app: Hono;
  authenticate: Authenticate;
  /** With what a page asks for all that happens in the account from here on. */
  eventsFromHere: (accountId: string) => Promise<string>;
}

/**
 * A signed-in person's page brings the answers to what it asks first, so that a phone far away waits for one round trip
 * instead of three. Each is asked of the very route that the browser would ask, with the same cookie.
 */
export function createFirstAnswers({ app, authenticate, eventsFromHere }: FirstAnswersDeps) {
  return async (context: HttpContext): Promise<PersonsPage | null> => {
    const request = context.req.raw;
    const actor = await authenticate(request);
    if (actor?.kind !== 'session') return null;
    const { origin, pathname, search } = new URL(request.url);

    const answerTo = async (address: string): Promise<[string, unknown][]> => {
      const asked = new Request(origin + address, { headers: request.headers });
      const answer = await app.fetch(asked, context.env);
      return answer.ok ? [[address, await answer.json()]] : [];
    };
    const late = sleep<[string, unknown][]>(LONGEST_WAIT_MS, [], { ref: false });
    const inTime = (address: string) => Promise.race([answerTo(address).catch(() => []), late]);

    // Before anything is answered, so that the page hears of all that the answers don't hold.
    const events = await eventsFromHere(actor.accountId);
    // What a search asks for is another thing than what the page asks for.
    const page = search === '' ? pathname.replace(/\/$/, '') : '';
    const known = await Promise.all([...BY_EVERY_PAGE, ...askedFirst(page)].map(inTime));
    const answers = Object.fromEntries([[EVENTS_PATH, events], ...known.flat()]);
    const next = ASKED_NEXT[page]?.(answers);
    if (next) Object.assign(answers, Object.fromEntries(await inTime(next)));
    return { answers, outline: isAsOutlined(pathname, answers) ? (search === '' ? 'page' : 'frame') : null };
  };
}
