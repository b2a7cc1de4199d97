import { sendJson } from '../exchange.ts';
import { SANDBOX_DOMAIN } from '../world/brands.ts';
import { apiError, refuse } from './errors.ts';
import type { Route, SendgridRequest } from './request.ts';

const READABLE = [
  'user.webhooks.event.settings',
  'user.webhooks.event.test',
  'user.webhooks.parse.settings',
  'whitelabel',
  'verified_senders',
  'suppression',
  'asm.groups.suppressions',
];

const READ_SCOPES = READABLE.map((scope) => `${scope}.read`);
const SCOPES = [
  'mail.send',
  'mail.batch.create',
  ...READABLE.flatMap((scope) => ['create', 'read', 'update', 'delete'].map((verb) => `${scope}.${verb}`)),
];

/** A `SG.readonly…` key may look at everything and do nothing. */
export const isReadOnly = (key: string): boolean => key.startsWith('SG.readonly');

/** A `SG.unverified…` key belongs to somebody who hasn't shown any sender to be theirs. */
export const hasVerifiedSenders = (key: string): boolean => !key.startsWith('SG.unverified');

export const answerScopes: Route = ({ res, key }) =>
  sendJson(res, 200, { scopes: isReadOnly(key) ? READ_SCOPES : SCOPES });

/** Whatever an account sends from counts as its own, so these are known once it has sent. */
const domainsOf = ({ key, account }: SendgridRequest): string[] =>
  hasVerifiedSenders(key) ? [...new Set([SANDBOX_DOMAIN, ...account.domains])] : [];

export const whitelabelDomains: Route = (request) => {
  if (request.method !== 'GET') return refuse(request.res, 405, apiError('method not allowed'));
  const asked = request.url.searchParams.get('domain');
  const domains = domainsOf(request).map((domain, index) => {
    const record = (host: string, data: string) => ({
      valid: true,
      type: 'cname',
      host: `${host}.${domain}`,
      data,
    });
    return {
      id: index + 1,
      user_id: 1,
      subdomain: 'em1',
      domain,
      username: 'sandbox',
      ips: [],
      custom_spf: false,
      default: index === 0,
      legacy: false,
      automatic_security: true,
      valid: true,
      dns: {
        mail_cname: record('em1', 'u1.wl.sendgrid.net'),
        dkim1: record('s1._domainkey', 's1.domainkey.u1.wl.sendgrid.net'),
        dkim2: record('s2._domainkey', 's2.domainkey.u1.wl.sendgrid.net'),
      },
    };
  });
  sendJson(request.res, 200, asked ? domains.filter(({ domain }) => domain === asked) : domains);
};

export const verifiedSenders: Route = (request) => {
  if (request.method !== 'GET') return refuse(request.res, 405, apiError('method not allowed'));
  const results = domainsOf(request).map((domain, index) => ({
    id: index + 1,
    nickname: domain,
    from_email: `sales@${domain}`,
    from_name: 'Sales',
    reply_to: `sales@${domain}`,
    reply_to_name: 'Sales',
    address: '1 Sandbox Way',
    address2: '',
    state: 'CO',
    city: 'Denver',
    country: 'United States',
    zip: '80202',
    verified: true,
    locked: false,
  }));
  sendJson(request.res, 200, { results });
};
