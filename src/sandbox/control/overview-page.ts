import { type Faults, PROVIDERS, type Provider } from '../faults.ts';
import { type Markup, markup } from '../markup.ts';
import { sandboxPage } from '../page.ts';

const LINKS: readonly [href: string, name: string, what: string][] = [
  ['/sandbox/mailbox', 'Mailbox', 'every mail that was sent, by SendGrid or SMTP'],
  ['/sandbox/practice', 'Practice', 'what the brands will answer, and how soon'],
  ['/sandbox/sites', 'Brand websites', 'the made-up brands and their sites'],
  ['/sandbox/sheets', 'Spreadsheets', 'what was written into linked sheets'],
  ['/sandbox/payments', 'Payments', 'checkouts, subscriptions and invoices'],
  ['/sandbox/state.json', 'state.json', 'the counts below, for scripts'],
  ['/sandbox/faults.json', 'faults.json', 'the switches below, for scripts (PUT changes them)'],
  ['/sandbox/accepted.json', 'accepted.json', 'how often each mail was accepted'],
];

const NAMES: Record<Provider, string> = {
  keepa: 'Keepa',
  search: 'Search',
  websites: 'Brand websites',
  sendgrid: 'SendGrid',
  stripe: 'Stripe',
  llm: 'Language model',
  smtp: 'SMTP',
  dns: 'DNS',
  sheets: 'Google Sheets',
  oauth: 'Mailbox sign-in',
};

const RATES = ['dropRate', 'dropAfterAccept', 'hang'] as const;

export function overviewPage(
  state: Record<string, unknown>,
  faults: Record<Provider, Faults>,
  error = '',
): string {
  return sandboxPage(
    'Overview',
    markup`<h1>Sandbox</h1>
<p class="muted">Stand-ins that speak the providers' own protocols. Nothing here leaves this machine, and no payment is real.</p>
<div class="card"><dl>${LINKS.map(([href, name, what]) => markup`<dt><a href="${href}">${name}</a></dt><dd class="muted">${what}</dd>`)}</dl></div>
<h2>What has happened</h2>
<div class="cards">${Object.entries(state).map(([name, counts]) => markup`<section class="card"><h3>${NAMES[name as Provider] ?? capital(name)}</h3><dl>${countRows(counts)}</dl></section>`)}</div>
<h2 id="faults">What goes wrong</h2>
<p class="muted">Rates are shares of a provider's requests, 0 to 1. “Reset after work” does the work and then cuts the connection in place of the answer.</p>
<form method="post" action="/sandbox/faults"><p class="error" role="alert">${error}</p>
<div class="card scroll"><table><thead><tr><th>Provider</th><th>Delay (ms)</th><th>Refuse with</th><th>Limit</th><th>Reset</th><th>Reset after work</th><th>Never answer</th></tr></thead>
<tbody>${PROVIDERS.map((provider) => faultRow(provider, faults[provider]))}</tbody></table></div>
<p class="row" style="margin-top:16px"><button class="primary">Save</button></p></form>`,
  );
}

function faultRow(provider: Provider, faults: Faults): Markup {
  const label = (what: string) => `${NAMES[provider]}: ${what}`;
  const checked = faults.limit && markup`checked`;
  return markup`<tr><td>${NAMES[provider]}</td>
<td><input name="${provider}.latencyMs" aria-label="${label('delay in milliseconds')}" type="number" min="0" max="600000" value="${faults.latencyMs}"></td>
<td><input name="${provider}.refuse" aria-label="${label('refuse with status')}" type="number" min="400" max="599" placeholder="never" value="${faults.refuse === false ? '' : faults.refuse}"></td>
<td><input name="${provider}.limit" aria-label="${label('limit every request')}" type="checkbox" ${checked}></td>
${RATES.map((rate) => markup`<td><input name="${provider}.${rate}" aria-label="${label(rate)}" type="number" min="0" max="1" step="0.001" value="${faults[rate]}"></td>`)}</tr>`;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "eventsSent" → "events sent" */
const spoken = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function countRows(counts: unknown): Markup[] {
  if (typeof counts !== 'object' || counts === null) return [markup`<dd>${String(counts)}</dd>`];
  return Object.entries(counts).map(
    ([name, value]) => markup`<dt>${spoken(name)}</dt><dd>${shown(value)}</dd>`,
  );
}

const number = new Intl.NumberFormat('en-US');

function shown(value: unknown): string {
  if (typeof value === 'number') return number.format(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ');
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return entries.length === 0
      ? 'none'
      : entries.map(([name, each]) => `${name}: ${shown(each)}`).join(', ');
  }
  return String(value);
}
