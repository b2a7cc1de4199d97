import { sendJson } from '../exchange.ts';
import type { SuppressionList } from './delivery.ts';
import { apiError, NOT_FOUND, refuse } from './errors.ts';
import { fieldsOf, type Route, type SendgridRequest } from './request.ts';

const isList = (name: string | undefined, { account }: SendgridRequest): name is SuppressionList =>
  name !== undefined && Object.hasOwn(account.suppressed, name);

/** `/v3/suppression/LIST` and `…/LIST/ADDRESS`. */
export const suppressions: Route = async (request) => {
  const { res, account, ledger, method, captured } = request;
  const [list, address] = captured;
  if (!isList(list, request)) return refuse(res, 404, NOT_FOUND);
  const kept = account.suppressed[list];
  const email = address?.toLowerCase();
  if (method === 'GET') {
    const found = [...kept.values()].filter((entry) => email === undefined || entry.email === email);
    const { offset, limit } = pageOf(request.url);
    return sendJson(res, 200, found.slice(offset, offset + limit));
  }
  if (method !== 'DELETE') return refuse(res, 405, apiError('method not allowed'));
  if (email !== undefined && !kept.has(email)) return refuse(res, 404, NOT_FOUND);
  const fields = fieldsOf(request);
  const named = Array.isArray(fields?.emails) ? fields.emails.map(String) : [];
  const leaving = email !== undefined ? [email] : fields?.delete_all === true ? [...kept.keys()] : named;
  for (const each of leaving) await ledger.lift(account, list, each.toLowerCase());
  res.writeHead(204).end();
};

/** `/v3/asm/suppressions/global`: the addresses that want nothing at all from this sender. */
export const globalSuppressions: Route = async (request) => {
  const { res, account, ledger, method, captured } = request;
  const email = captured[0]?.toLowerCase();
  const kept = account.suppressed.unsubscribes;
  if (email === undefined && method === 'GET') {
    const { offset, limit } = pageOf(request.url);
    return sendJson(res, 200, [...kept.values()].slice(offset, offset + limit));
  }
  if (email === undefined && method === 'POST') {
    const emails = fieldsOf(request)?.recipient_emails;
    if (!Array.isArray(emails))
      return refuse(res, 400, apiError('recipient_emails must be an array', 'recipient_emails'));
    for (const each of emails) await ledger.suppress(account, 'unsubscribes', String(each).toLowerCase());
    return sendJson(res, 201, { recipient_emails: emails });
  }
  if (email !== undefined && method === 'GET') {
    return sendJson(res, 200, kept.has(email) ? { recipient_email: email } : {});
  }
  if (email === undefined || method !== 'DELETE') return refuse(res, 405, apiError('method not allowed'));
  await ledger.lift(account, 'unsubscribes', email);
  res.writeHead(204).end();
};

function pageOf(url: URL): { offset: number; limit: number } {
  const read = (name: string, otherwise: number) => Number(url.searchParams.get(name)) || otherwise;
  return { offset: read('offset', 0), limit: Math.min(read('limit', 500), 500) };
}
