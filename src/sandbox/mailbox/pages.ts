import { type Markup, markup } from '../markup.ts';
import { sandboxPage } from '../page.ts';
import type { Arrival, Mail } from './mail.ts';

interface ListView {
  search?: string;
  to?: string;
  /** Where the next page starts, if there is one. */
  more?: string | undefined;
  total: number;
}

const when = (at: string | number): Markup => {
  const iso = new Date(at).toISOString();
  return markup`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)}</time>`;
};

export function listPage(arrivals: readonly Arrival[], view: ListView): string {
  const asked = view.search ?? view.to ?? '';
  const rows = arrivals.map(
    ({ id, recipients, from, subject, receivedAt }) => markup`<tr>
<td>${recipients.join(', ')}<br><span class="quiet">from ${from}</span></td>
<td><a href="/sandbox/mailbox/${id}">${subject || '(no subject)'}</a></td>
<td class="num quiet">${when(receivedAt)}</td></tr>`,
  );
  const empty = asked
    ? markup`<p class="muted">No mail to “${asked}”. <a href="/sandbox/mailbox">Clear the search</a></p>`
    : markup`<p class="muted">Nothing has been sent yet. Mail that the product sends through the sandbox arrives here.</p>`;
  const table = markup`<div class="scroll"><table><thead><tr><th>To</th><th>Subject</th><th class="num">Received (UTC)</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
  const next = new URLSearchParams({ ...(asked && { search: asked }), before: view.more ?? '' });
  return sandboxPage(
    'Mailbox',
    markup`<h1>Mailbox</h1>
<p class="muted">${new Intl.NumberFormat('en-US').format(view.total)} ${view.total === 1 ? 'email' : 'emails, newest first'}. Nothing left this machine.</p>
<div class="row" style="justify-content:space-between;margin-bottom:16px">
<form class="row" method="get" action="/sandbox/mailbox" role="search">
<input type="search" name="search" value="${asked}" placeholder="Recipient or subject" aria-label="Recipient or subject">
<button>Search</button></form>
<form method="post" action="/sandbox/mailbox/empty"><button>Empty the mailbox</button></form></div>
<div class="card">${rows.length > 0 ? table : empty}</div>
${view.more && markup`<p style="margin-top:16px"><a class="button" href="/sandbox/mailbox?${next.toString()}">Older mails</a></p>`}`,
  );
}

const URLS = /(https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])/g;

const withLinks = (text: string): Markup[] =>
  text
    .split(URLS)
    .map((piece, index) =>
      index % 2 === 1
        ? markup`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>`
        : markup`${piece}`,
    );

/**
 * The HTML part in a frame without scripts, forms or an origin of its own; its links open in a new tab,
 * so that a person can confirm an account or unsubscribe as from a real mailbox.
 */
const framed = (html: string): Markup =>
  markup`<h2>HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"
style="width:100%;height:420px;border:1px solid var(--line);border-radius:8px;background:#fff"
srcdoc="${`<base target="_blank">${html}`}"></iframe>`;

export function mailPage(mail: Mail): string {
  const attachments = mail.attachments.map(
    ({ filename, type, size }) =>
      markup`<li>${filename} <span class="quiet">${type}, ${size} bytes</span></li>`,
  );
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`,
  );
  return sandboxPage(
    mail.subject || 'Mail',
    markup`<p><a href="/sandbox/mailbox">Mailbox</a></p>
<h1>${mail.subject || '(no subject)'}</h1>
<p class="muted">From ${mail.from} to ${mail.to}, ${when(mail.receivedAt)} UTC</p>
<div class="card"><pre>${mail.text ? withLinks(mail.text) : '(no text part)'}</pre></div>
${attachments.length > 0 && markup`<h2>Attachments</h2><ul>${attachments}</ul>`}
${mail.html !== '' && framed(mail.html)}
<h2>Headers</h2><div class="card"><dl class="quiet">${headers}</dl></div>`,
  );
}
