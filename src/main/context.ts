import { type Config, isLoopbackUrl } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { isDisabled } from '../features/accounts/actions/disable-user.ts';
import { createSealer, type Sealer } from '../features/accounts/domain/sealed.ts';
import type { SignIn } from '../features/accounts/ports.ts';
import type { ProductSources, SheetBooks } from '../features/catalog/ports.ts';
import type { MailHosts } from '../features/onboarding/ports.ts';
import { connectWebhooks, type WebhookConnections } from '../features/outreach/actions/connect-webhooks.ts';
import { createMailDesks } from '../features/outreach/actions/open-mail-desk.ts';
import { createRefreshTokens } from '../features/outreach/actions/refresh-tokens.ts';
import {
  createUnsubscribeTokens,
  type UnsubscribeTokens,
} from '../features/outreach/domain/mails/unsubscribe-token.ts';
import { createReplyTokens, type ReplyTokens } from '../features/outreach/domain/senders/reply-address.ts';
import type { MailboxConsents, MailDesks, MailTransports } from '../features/outreach/ports.ts';
import type { WorkflowSettings } from '../features/runs/actions/workflow-host.ts';
import { operatorsWorkflowSecret } from '../features/runs/domain/workflow-host.ts';
import { createOptOutHasher, type OptOutHasher } from '../features/suppression/domain/opt-out-hash.ts';
import { createLogger, type Logger } from '../http/log.ts';
import { createMetrics, type Metrics } from '../http/metrics.ts';
import { createRateLimiter, type RateLimiter } from '../http/rate-limit.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { createSignIn } from '../providers/better-auth/sign-in.ts';
import { createDnsRecords, type DnsRecords } from '../providers/dns/domain-records.ts';
import { createAccessTokens } from '../providers/mailbox-oauth/access-tokens.ts';
import { createSendgridSetup, type SendgridSetup } from '../providers/sendgrid/setup.ts';
import { createMailHosts } from '../providers/website/mail-hosts.ts';
import { createWorkflowHosts } from '../providers/website/workflow-hosts.ts';
import { createDiscover } from './discover.ts';
import { createInquiryWriter } from './language-models.ts';
import { createMachinery, type Machinery } from './machinery.ts';
import { createMailTransports } from './mail-transports.ts';
import { createMailboxProviders } from './mailbox-providers.ts';
import type { Store } from './open-store.ts';
import { createPayments } from './payments.ts';
import { createProductSources } from './product-sources.ts';
import { openSheetBooks } from './sheet-books.ts';

/** Everything that server, worker and command line are made of, built once. */
export interface Context {
  config: Config;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  machinery: Machinery;
  database: Database;
  ownerUrl: string;
  sealer: Sealer;
  signIn: SignIn;
  rateLimiter: RateLimiter;
  sources: ProductSources;
  books: SheetBooks;
  desks: MailDesks;
  transports: MailTransports;
  mailHosts: MailHosts;
  /** Signs in to mailboxes of Google and Microsoft without their password. */
  accessToken: ReturnType<typeof createAccessTokens>;
  /** Lets their owners let us in. */
  consents: MailboxConsents;
  optOuts: OptOutHasher;
  unsubscribeTokens: UnsubscribeTokens;
  replyTokens: ReplyTokens;
  webhooks: WebhookConnections;
  mailProvider: SendgridSetup;
  records: DnsRecords;
  payments: ReturnType<typeof createPayments>;
  discover: ReturnType<typeof createDiscover>;
  /** Who does runs in Linesheet's place. */
  workflow: WorkflowSettings;
  close(): Promise<void>;
}

export async function createContext(config: Config, store: Store): Promise<Context> {
  const clock = systemClock;
  const { database, secretKey } = store;
  const previous = config.previousSecretKey;
  const machinery = createMachinery(config, store);
  const logger = createLogger(config.logLevel, machinery.logKeeper.keep);
  const metrics = createMetrics();
  const sealer = createSealer(secretKey, previous);
  const unsubscribeTokens = createUnsubscribeTokens(secretKey, previous);
  const replyTokens = createReplyTokens(secretKey, previous);
  const sources = createProductSources({ config, database, sealer, clock });
  const books = openSheetBooks(config);
  const mailHosts = createMailHosts(mailHostsOf(config));
  const mailboxes = createMailboxProviders(config);
  const accessToken = createAccessTokens({
    clock,
    refreshTokens: createRefreshTokens({ database, sealer }),
    points: mailboxes.points,
  });
  const transports = createMailTransports({ config, replyTokens, mailHosts, accessToken });
  const discover = createDiscover(config, database);
  const hosts = createWorkflowHosts({
    resolve: config.crawl.resolve,
    dnsServers: config.dnsServers,
    userAgent: `Linesheet/1.0 (+${config.publicUrl}/help#workflow-hosts)`,
  });
  const mailProvider = createSendgridSetup({
    baseUrl: config.sendgrid.baseUrl,
    inboundDomain: config.inbound?.domain ?? null,
  });
  const webhooks = connectWebhooks({
    database,
    provider: mailProvider,
    sealer,
    clock,
    publicUrl: config.publicUrl,
    operatorKey: config.sendgrid.key,
    operatorSecret: config.inbound?.secret ?? null,
    operatorEventKey: config.sendgrid.eventPublicKey,
    inboundDomain: config.inbound?.domain ?? null,
    isReachable: config.publicUrl.startsWith('https:') || isLoopbackUrl(config.sendgrid.baseUrl),
  });
  const desks = createMailDesks({
    database,
    clock,
    sealer,
    transports,
    webhooks,
    unsubscribeTokens,
    publicUrl: config.publicUrl,
    writer: createInquiryWriter(config),
  });

  return {
    config,
    clock,
    logger,
    database,
    sealer,
    sources,
    books,
    desks,
    transports,
    mailHosts,
    accessToken,
    consents: mailboxes.consents,
    unsubscribeTokens,
    replyTokens,
    discover,
    webhooks,
    mailProvider,
    ownerUrl: store.ownerUrl,
    workflow: {
      sealer,
      hosts,
      operators: config.workflowWebhookUrl
        ? { url: config.workflowWebhookUrl, secret: operatorsWorkflowSecret(secretKey) }
        : null,
    },
    payments: createPayments(config),
    records: createDnsRecords({ servers: config.dnsServers }),
    metrics,
    machinery,
    rateLimiter: createRateLimiter(database, clock, (limit) =>
      metrics.count('rate_limits_hit_total', { limit }),
    ),
    optOuts: createOptOutHasher(secretKey, previous),
    signIn: createSignIn({
      connection: database.systemConnection,
      publicUrl: config.publicUrl,
      secretKey,
      previousSecretKey: previous,
      maySignIn: async (userId) => !(await database.asSystem((tx) => isDisabled(tx, userId))),
    }),
    close: async () => {
      await Promise.all([
        sources.close(),
        books.close(),
        transports.close(),
        discover.close(),
        mailProvider.close(),
        hosts.close(),
      ]);
    },
  };
}

/** The sandbox's mail server takes the place of every one of its names; its name server knows of no other. */
const mailHostsOf = ({ crawl, dnsServers, sandboxPort }: Config) => ({
  resolve: [
    ...(sandboxPort === null ? [] : [`*.sandbox.test=127.0.0.1:${sandboxPort + 1}`]),
    ...crawl.resolve,
  ],
  dnsServers: dnsServers.filter((server) => server !== `127.0.0.1:${sandboxPort}`),
  allowsLoopback: sandboxPort !== null,
});
