import { join } from 'node:path';
import { Hono } from 'hono';
import { isSystemMailInSandbox } from '../config/system-mail.ts';
import { createAuthenticate } from '../features/accounts/actions/authenticate.ts';
import { createPageGuard } from '../features/accounts/actions/guard-page-load.ts';
import { planPolicy } from '../features/accounts/domain/access.ts';
import { accountRoutes } from '../features/accounts/routes/account.ts';
import { signInRoutes } from '../features/accounts/routes/sign-in.ts';
import { adminRoutes } from '../features/admin/routes/admin.ts';
import { systemRoutes } from '../features/admin/routes/system.ts';
import { billingRoutes } from '../features/billing/routes/billing.ts';
import { mentorshipRoutes } from '../features/billing/routes/mentorship.ts';
import { packRoutes } from '../features/billing/routes/packs.ts';
import { brandRoutes } from '../features/brands/routes/brand.ts';
import { gatingRoutes } from '../features/brands/routes/gating.ts';
import { historyRoutes } from '../features/catalog/routes/history.ts';
import { importRoutes } from '../features/catalog/routes/imports.ts';
import { catalogRoutes } from '../features/catalog/routes/products.ts';
import { queryRoutes } from '../features/catalog/routes/queries.ts';
import { sheetRoutes } from '../features/catalog/routes/sheet.ts';
import { closureRoutes } from '../features/closures/routes.ts';
import { creditRoutes } from '../features/credits/routes.ts';
import { dealRoutes } from '../features/deals/routes/deals.ts';
import { orderRoutes } from '../features/deals/routes/orders.ts';
import { priceListRoutes } from '../features/deals/routes/price-lists.ts';
import { taskRoutes } from '../features/deals/routes/tasks.ts';
import { trustPackRoutes } from '../features/deals/routes/trust-pack.ts';
import { inquiryRoutes } from '../features/inquiries/routes.ts';
import { insightRoutes } from '../features/insights/routes/dashboard.ts';
import { funnelRoutes } from '../features/insights/routes/funnel.ts';
import { onboardingRoutes } from '../features/onboarding/routes.ts';
import { hasSentSince } from '../features/outreach/actions/daily-allowance.ts';
import { forwardAddress } from '../features/outreach/domain/senders/reply-address.ts';
import { mailboxConsentRoutes } from '../features/outreach/routes/mailbox-consent.ts';
import { outreachRoutes } from '../features/outreach/routes/messages.ts';
import { senderRoutes } from '../features/outreach/routes/senders.ts';
import { sequenceRoutes } from '../features/outreach/routes/sequences.ts';
import { templateRoutes } from '../features/outreach/routes/templates.ts';
import { unsubscribeRoutes } from '../features/outreach/routes/unsubscribe.ts';
import { waitingRoutes } from '../features/outreach/routes/waiting.ts';
import { webhookRoutes } from '../features/outreach/routes/webhooks.ts';
import { inboxRoutes } from '../features/replies/routes.ts';
import { runRoutes } from '../features/runs/routes.ts';
import { clientAddressBehind, refuseForwarded } from '../http/client-address.ts';
import { crawlerFiles } from '../http/crawler-files.ts';
import { answerErrors } from '../http/errors.ts';
import { healthRoutes } from '../http/health.ts';
import { endpointRoutes } from '../http/mount.ts';
import { openApiRoutes } from '../http/openapi.ts';
import { refuseForeignOrigins } from '../http/origin.ts';
import { logRequests } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { startServer } from '../http/server.ts';
import { eventStreams, eventsFromHere } from '../http/server-sent-events.ts';
import { staticRoutes } from '../http/static.ts';
import { createKeepaKeyCheck } from '../providers/keepa/key-check.ts';
import { writeOrderPdf } from '../providers/pdf/write-order-pdf.ts';
import { sendgridEventReader } from '../providers/sendgrid/event-reader.ts';
import { isAppPage, PUBLIC_URL_IN_PAGES, SEARCHABLE_PATHS } from '../web/paths.ts';
import type { Context } from './context.ts';
import { createFirstAnswers } from './first-answers.ts';
import { createAnswerPolisher } from './language-models.ts';
import { createMailboxSignIns } from './mailbox-sign-ins.ts';
import { createPriceListReader } from './price-lists/reader.ts';
import { keepaAddresses, keepaQueryAddresses } from './query-addresses.ts';

const WEB = join(import.meta.dirname, '../../build/web/client');

const SANDBOX_IS_LOCAL =
  'With the sandbox on, Linesheet answers this machine only, and no proxy. Set SANDBOX=off to serve others.';

export async function startWebServer(context: Context): Promise<{ port: number; stop(): Promise<void> }> {
  const { config, database, logger, metrics, rateLimiter, signIn, sealer, clock, sources, desks } = context;
  const { publicUrl } = config;
  const app = new Hono();
  const clientAddress = clientAddressBehind(config.trustedProxies);
  const authenticate = createAuthenticate(database, signIn, clock);

  answerErrors(app, logger);
  app.use(logRequests(logger, metrics), securityHeaders(publicUrl));
  if (config.sandboxPort !== null) app.use(refuseForwarded(SANDBOX_IS_LOCAL));
  app.use(refuseForeignOrigins(publicUrl));
  healthRoutes({
    app,
    ready: () => isReady(context),
    metrics,
    metricsToken: config.metricsToken,
    clientAddress,
  });

  const routes = endpointRoutes({ app, authenticate, policy: planPolicy, rateLimiter, clientAddress });
  signInRoutes({
    app,
    database,
    signIn,
    rateLimiter,
    clientAddress,
    publicUrl,
    watch: context.machinery.signInWatch,
  });
  const systemMailbox = isSystemMailInSandbox(config) ? '/sandbox/mailbox' : null;
  accountRoutes({ routes, database, signIn, sealer, rateLimiter, metrics, logger, systemMailbox, clock });
  const provider = context.payments?.provider ?? null;
  billingRoutes({
    app,
    routes,
    database,
    clock,
    publicUrl,
    paymentLinks: config.paymentLinks,
    provider,
    events: context.payments?.events ?? null,
  });
  packRoutes({ routes, database, clock, publicUrl, provider });
  const mentorshipLink = config.paymentLinks.mentorship;
  mentorshipRoutes({ routes, database, clock, publicUrl, provider, mentorshipLink });
  creditRoutes({ routes, database });
  catalogRoutes({ routes, database });
  historyRoutes({ routes, database, sources, clock });
  queryRoutes({ routes, database, sources, addresses: keepaAddresses, sealer, clock });
  importRoutes({ routes, database });
  sheetRoutes({ routes, database, books: context.books });
  brandRoutes({ routes, database });
  gatingRoutes({ routes, database, clock });
  runRoutes({
    routes,
    database,
    sources,
    desks,
    clock,
    hasWebSearch: config.search !== null,
    workflow: context.workflow,
    discover: context.discover.discover,
  });
  funnelRoutes({ routes, database, clock });
  insightRoutes({ routes, database, clock, logger, records: context.records });
  const signIns = createMailboxSignIns(context);
  onboardingRoutes({
    app,
    routes,
    database,
    sealer,
    hasSentSince,
    clock,
    webhooks: context.webhooks,
    productKeys: createKeepaKeyCheck({ baseUrl: config.keepa?.baseUrl ?? 'https://api.keepa.com' }),
    mailProvider: context.mailProvider,
    mailHosts: context.mailHosts,
    smtpSignIn: (smtpUrl) => signIns.trySmtp({ smtpUrl, oauth: null }),
    records: context.records,
    queryAddresses: keepaQueryAddresses,
    sheetTemplateUrl: config.sheetTemplateUrl,
  });
  outreachRoutes({ routes, database, publicUrl });
  templateRoutes({ routes, database, sealer, clock, publicUrl });
  sequenceRoutes({ routes, database });
  const inbound = config.inbound?.domain ?? null;
  senderRoutes({
    ...context,
    routes,
    publicUrl,
    signIns,
    forwardTo: (accountId) => inbound && forwardAddress(inbound, context.replyTokens.ofAccount(accountId)),
  });
  mailboxConsentRoutes({ ...context, app, authenticate });
  waitingRoutes({ routes, database, clock });
  webhookRoutes({
    app,
    database,
    check: sendgridEventReader,
    clock,
    operatorEventKey: config.sendgrid.eventPublicKey,
  });
  dealRoutes({
    routes,
    database,
    clock,
    sealer,
    optOuts: context.optOuts,
    polisher: createAnswerPolisher(config),
  });
  taskRoutes({ routes, database, clock });
  trustPackRoutes({ routes, database, sealer });
  inboxRoutes({ routes, database, clock, optOuts: context.optOuts });
  priceListRoutes({ routes, database, clock, reader: createPriceListReader() });
  orderRoutes({ routes, database, orderPdf: writeOrderPdf, clock, optOuts: context.optOuts });
  inquiryRoutes({ routes, database, desks: config.mail });
  adminRoutes({ routes, database, clock, payments: provider, checkSecrets: context.machinery.checkSecrets });
  systemRoutes({ routes, database, clock, ...context.machinery });
  closureRoutes({
    routes,
    database,
    signIn,
    rateLimiter,
    clock,
    optOuts: context.optOuts,
    payments: provider,
  });
  unsubscribeRoutes({ app, database, tokens: context.unsubscribeTokens });
  if (config.sandboxPort !== null) sandboxRedirects(app, config.sandboxPort);
  openApiRoutes(app, { title: 'Linesheet', version: '1', publicUrl, endpoints: routes.endpoints });

  const events = await eventStreams({ app, database, authenticate, logger });
  const redirectFor = createPageGuard(authenticate);
  crawlerFiles({ app, publicUrl, pages: SEARCHABLE_PATHS });
  const origin = { inPages: PUBLIC_URL_IN_PAGES, publicUrl: publicUrl.replace(/\/$/, '') };
  const firstAnswers = createFirstAnswers({
    app,
    authenticate,
    eventsFromHere: (accountId) => eventsFromHere(database, accountId),
  });
  await staticRoutes({ app, directory: WEB, isAppPage, redirectFor, firstAnswers, origin, logger });

  const server = await startServer(app, config).catch(async (error: unknown) => {
    // What it listens with would keep the database from being closed.
    await events.close();
    throw error;
  });
  return {
    port: server.port,
    stop: async () => {
      await events.close();
      await server.stop();
    },
  };
}

/** The sandbox is a server of its own; its addresses here only lead there. */
function sandboxRedirects(app: Hono, port: number): void {
  for (const path of ['/sandbox', '/sandbox/*']) {
    app.all(path, (context) => {
      const { pathname, search } = new URL(context.req.url);
      return context.redirect(`http://localhost:${port}${pathname}${search}`, 307);
    });
  }
}

async function isReady({ database }: Context): Promise<void> {
  await database.systemConnection.selectFrom('users').select('id').limit(1).execute();
}
