import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createControl } from './control/control.ts';
import { startDns } from './dns/dns.ts';
import { sendJson } from './exchange.ts';
import { createFaults } from './faults.ts';
import { refusalOfStranger } from './guard.ts';
import type { Handler } from './handler.ts';
import { openJournal } from './journal.ts';
import { createKeepa } from './keepa/keepa.ts';
import { createLlm } from './llm/server.ts';
import { createMailboxJson, createMailboxPages } from './mailbox/handler.ts';
import { createMailbox, type Mailbox } from './mailbox/store.ts';
import { createOAuth } from './oauth/server.ts';
import { createPracticePages } from './practice/pages.ts';
import { createPractice, type PracticePace } from './practice/practice.ts';
import { createSearch } from './search/search.ts';
import { type Fate, fateOf } from './sendgrid/delivery.ts';
import { readMail } from './sendgrid/read-mail.ts';
import { createReplies } from './sendgrid/replies.ts';
import { createSendgrid } from './sendgrid/server.ts';
import { createBooks } from './sheets/books.ts';
import { createSheetPages } from './sheets/pages.ts';
import { createSheets } from './sheets/server.ts';
import { startSmtp } from './smtp/server.ts';
import { createStripe } from './stripe/server.ts';
import { createSiteDirectory } from './websites/directory.ts';
import { createWebsites } from './websites/websites.ts';
import { contactsOf } from './world/contacts.ts';
import { canReceive, mailSetupOf } from './world/mail-domains.ts';
import { createWorld, type World } from './world/sites.ts';

export interface SandboxOptions {
  /** HTTP and DNS; SMTP gets the next one. 0 picks free ones. */
  port: number;
  seed: number;
  products?: number;
  keepaTokens?: number;
  keepaRefillPerMinute?: number;
  /** Where payment events go. */
  appUrl: string;
  /** Where mail, settings and payments outlive the process. */
  dataDirectory?: string;
  /** About how soon brands answer by themselves; without it they don't. */
  practice?: PracticePace;
}

export interface Sandbox {
  port: number;
  dnsPort: number;
  smtpPort: number;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const ARRIVES: ReadonlySet<Fate> = new Set(['delivered', 'deferred']);

/** All stand-ins in one process, bound to loopback. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { seed } = options;
  const world = createWorld(seed);
  const faults = createFaults(seed);
  const journal = openJournal(options.dataDirectory);
  const closing = new AbortController();

  const mailbox = createMailbox(journal, { sendgrid: readMail });
  const undeliverable = undeliverableIn(world);
  /** What comes from outside, the brands read. */
  const read: Mailbox = {
    ...mailbox,
    receive: async (raw, arrivals) => {
      await mailbox.receive(raw, arrivals);
      practice.noticed(arrivals);
    },
  };
  const sendgrid = createSendgrid({ mailbox: read, journal, faults, seed, undeliverable });
  const websites = createWebsites({ world, faults });
  const search = createSearch({ world, faults });
  const llm = createLlm({ faults });
  const oauth = createOAuth({ seed, faults });
  const books = createBooks(journal);
  const sheets = createSheets({ books, faults });
  const keepa = createKeepa({
    world: world.brands,
    seed,
    faults,
    ...(options.products !== undefined && { products: options.products }),
    ...(options.keepaTokens !== undefined && { tokens: options.keepaTokens }),
    ...(options.keepaRefillPerMinute !== undefined && { refillPerMinute: options.keepaRefillPerMinute }),
  });
  const stripe = createStripe({
    journal,
    faults,
    seed,
    appUrl: options.appUrl,
    origin: () => `http://localhost:${port}`,
  });
  const practice = createPractice({
    world,
    products: keepa.products,
    mailbox,
    journal,
    seed,
    roads: { mailbox, ledger: sendgrid.ledger, signal: closing.signal },
    pace: options.practice ?? { seconds: 0, isFixed: false },
    delivers: (address) => ARRIVES.has(fateOf(address, undeliverable)),
  });
  journal.compact();

  const server = createServer((req, res) => void serve(req, res));
  server.keepAliveTimeout = 30_000;
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
  const smtp = await startBeside(port + 1, options.port === 0, (smtpPort) =>
    startSmtp({ mailbox: read, faults, tokens: oauth.tokens, host: HOST, port: smtpPort }),
  );

  const dns = await startBeside(port, options.port === 0, (dnsPort) =>
    startDns({ world, faults, host: HOST, port: dnsPort, tcp: dnsPort !== port }),
  );

  const control = createControl({
    faults,
    state: () => ({
      keepa: keepa.state(),
      search: search.state(),
      websites: websites.state(),
      dns: dns.state(),
      sendgrid: sendgrid.state(),
      smtp: smtp.state(),
      stripe: stripe.state(),
      llm: llm.state(),
      sheets: sheets.state(),
      oauth: oauth.state(),
      mailbox: mailbox.count(),
      practice: practice.state(),
    }),
    acceptances: () => sendgrid.ledger.times(),
  });

  const mounted: [prefix: string, handler: Handler][] = [
    ['/keepa', keepa.handle],
    ['/sendgrid', sendgrid.handle],
    ['/llm', llm.handle],
    ['/pay', stripe.pages],
    ['/sheets', sheets.handle],
    ['/oauth', oauth.handle],
    ['/sandbox/sheets', createSheetPages(books)],
    ['/sandbox/payments', stripe.overview],
    ['/sandbox/mailbox.json', createMailboxJson(mailbox)],
    ['/sandbox/mailbox', createMailboxPages(mailbox)],
    ['/searxng', search.handle],
    ['/sandbox/sites', createSiteDirectory({ world }).handle],
    ['/sandbox/replies', createReplies(mailbox, sendgrid.ledger, closing.signal)],
    ['/sandbox/practice', createPracticePages(practice, world)],
    ['/sandbox', control],
  ];

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const refusal = refusalOfStranger(req, port);
      if (refusal) return sendJson(res, 403, { error: refusal });
      const url = new URL(req.url ?? '/', `http://${req.headers.host}`);
      if (websites.owns(url.hostname)) return await websites.handle(req, res, url);
      // The SDK knows no prefix, so that the API stands at the root.
      if (isUnder(url.pathname, '/v1')) return await stripe.handle(req, res, url);
      for (const [prefix, handler] of mounted) {
        if (!isUnder(url.pathname, prefix)) continue;
        url.pathname = url.pathname.slice(prefix.length) || '/';
        await handler(req, res, url);
        return;
      }
      sendJson(res, 404, { error: 'The sandbox has nothing here; see /sandbox.' });
    } catch {
      // A client that went away, or a request that can't be read: neither may end the process.
      if (!res.headersSent) sendJson(res, 500, { error: 'The sandbox failed on this request.' });
      else res.destroy();
    }
  }

  return {
    port,
    dnsPort: dns.port,
    smtpPort: smtp.port,
    async close() {
      closing.abort();
      practice.close();
      sendgrid.close();
      stripe.close();
      server.closeAllConnections();
      await Promise.all([smtp.close(), dns.close(), new Promise((closed) => server.close(closed))]);
      journal.close();
    },
  };
}

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** On the wanted port, or, where any will do, on a free one. */
async function startBeside<T>(
  port: number,
  anyWillDo: boolean,
  start: (port: number) => Promise<T>,
): Promise<T> {
  try {
    return await start(port);
  } catch (error) {
    if (!anyWillDo) throw error;
    return start(0);
  }
}

/** Domains of brands that no mail server takes mail for, as the sandbox's DNS says too. */
function undeliverableIn(world: World): (domain: string) => boolean {
  const domains = world.brands.flatMap((brand) => contactsOf(brand)?.domain ?? []);
  const without = new Set(
    domains.filter((domain) => !canReceive(mailSetupOf(domain, world.sites.has(domain)))),
  );
  return (domain) => without.has(domain);
}
