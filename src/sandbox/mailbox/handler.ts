import { redirect, sendJson, sendPage } from '../exchange.ts';
import type { Handler } from '../handler.ts';
import { listPage, mailPage } from './pages.ts';
import type { Mailbox } from './store.ts';

const PAGE = 50;
const MOST = 1_000;

/** `/sandbox/mailbox.json`: what scripts read. */
export function createMailboxJson(mailbox: Mailbox): Handler {
  return async (req, res, url) => {
    if (req.method === 'DELETE') return empty(mailbox, () => res.writeHead(204).end());
    const found = mailbox.list({ ...queryOf(url), limit: limitOf(url) });
    sendJson(
      res,
      200,
      found.map(({ id }) => mailbox.open(id)).filter((mail) => mail !== undefined),
    );
  };
}

/** `/sandbox/mailbox` and what is below it: what a person reads. */
export function createMailboxPages(mailbox: Mailbox): Handler {
  return (req, res, url) => {
    const id = url.pathname.slice(1);
    const total = mailbox.count().kept;
    if (id === '' && req.method === 'DELETE') return empty(mailbox, () => res.writeHead(204).end());
    if (id === 'empty' && req.method === 'POST') {
      return empty(mailbox, () => redirect(res, '/sandbox/mailbox'));
    }
    if (id === '') {
      const query = queryOf(url);
      const found = mailbox.list({ ...query, limit: PAGE + 1 });
      const more = found.length > PAGE ? found[PAGE - 1]?.id : undefined;
      return sendPage(res, 200, listPage(found.slice(0, PAGE), { ...query, more, total }));
    }
    const mail = mailbox.open(id);
    if (mail) sendPage(res, 200, mailPage(mail));
    else sendPage(res, 404, listPage([], { search: id, total }));
  };
}

async function empty(mailbox: Mailbox, answer: () => void): Promise<void> {
  await mailbox.empty();
  answer();
}

function queryOf(url: URL): { to?: string; search?: string; before?: string } {
  const read = (name: string) => url.searchParams.get(name) || undefined;
  const [to, search, before] = [read('to'), read('search'), read('before')];
  return { ...(to && { to }), ...(search && { search }), ...(before && { before }) };
}

function limitOf(url: URL): number {
  const asked = Number(url.searchParams.get('limit') ?? MOST);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST) : MOST;
}
