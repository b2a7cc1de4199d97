import { readForm, redirect, sendJson, sendPage } from '../exchange.ts';
import type { Handler } from '../handler.ts';
import { type Markup, markup } from '../markup.ts';
import { sandboxPage } from '../page.ts';
import { isReplyClass, REPLY_CLASSES, type ReplyClass } from '../sendgrid/reply-texts.ts';
import type { WorldBrand } from '../world/brands.ts';
import type { World } from '../world/sites.ts';
import { truthOf } from '../world/truth.ts';
import type { Practice, PracticeRow, PracticeSettings } from './practice.ts';
import { DEFAULT_WEIGHTS, type Weights } from './ways.ts';

const PREFIX = '/sandbox/practice';
const PACES: readonly [seconds: number, name: string][] = [
  [0, 'Only when told to'],
  [10, 'Within seconds'],
  [60, 'Within a minute or two'],
  [240, 'Within a few minutes'],
  [1_200, 'Within half an hour'],
];
const MOST_ROWS = 100;
const PER_PAGE = 50;

/** `/sandbox/practice`: what the brands are going to answer, how soon, and buttons that make them. */
export function createPracticePages(practice: Practice, world: World): Handler {
  return async (req, res, url) => {
    switch (`${req.method} ${url.pathname}`) {
      case 'GET /':
        return sendPage(res, 200, pageOf(practice, world, url.searchParams));
      case 'GET /state.json':
        return sendJson(res, 200, practice.state());
      case 'POST /settings': {
        practice.change(settingsIn(await readForm(req), practice.settings()));
        return redirect(res, PREFIX);
      }
      case 'POST /answer': {
        const form = await readForm(req);
        const way = form.get('way');
        const failed = await practice.answerNow(form.get('key') ?? '', isReplyClass(way) ? way : undefined);
        return redirect(res, failed ? `${PREFIX}?${new URLSearchParams({ failed })}` : PREFIX);
      }
      default:
        sendJson(res, 404, { error: 'There is nothing here; see /sandbox/practice.' });
    }
  };
}

function settingsIn(form: URLSearchParams, before: PracticeSettings): PracticeSettings {
  const number = (name: string, otherwise: number) => {
    const value = Number(form.get(name) ?? otherwise);
    return Number.isFinite(value) && value >= 0 ? Math.min(value, 100_000) : otherwise;
  };
  const weights = Object.fromEntries(
    REPLY_CLASSES.map((way) => [way, number(`weight.${way}`, before.weights[way])]),
  ) as unknown as Weights;
  const hasAny = REPLY_CLASSES.some((way) => weights[way] > 0);
  return { seconds: number('seconds', before.seconds), weights: hasAny ? weights : DEFAULT_WEIGHTS };
}

const NAMES: Readonly<Record<ReplyClass, string>> = {
  interested: 'Interested',
  application_form: 'Application form',
  price_list: 'Price list',
  asks_documents: 'Asks for documents',
  moq_or_opening_order: 'Minimum or opening order',
  distributor_referral: 'Names a distributor',
  map_terms: 'MAP terms',
  no_amazon: 'No Amazon',
  exclusive_partner: 'Exclusive partner',
  brand_sells_itself: 'Sells itself',
  not_now: 'Not now',
  wrong_contact: 'Wrong contact',
  question: 'Question',
  unsubscribe: 'Unsubscribe',
  auto_reply: 'Automatic reply',
  bounce: 'Bounce',
  other: 'Something else',
};
const spoken = (way: ReplyClass): string => NAMES[way];

function pageOf(practice: Practice, world: World, params: URLSearchParams): string {
  const { seconds, weights } = practice.settings();
  const rows = practice.rows();
  const paces = PACES.some(([value]) => value === seconds)
    ? PACES
    : [...PACES, [seconds, `Within about ${seconds} seconds`] as const];
  return sandboxPage(
    'Practice',
    markup`<h1>Practice</h1>
<p class="muted">The made-up brands answer what they get, each in its own way, and go on answering as far as an order. Nothing here is real.</p>
<p class="error" role="alert">${params.get('failed') ?? ''}</p>
<form method="post" action="${PREFIX}/settings"><div class="card">
<p class="row"><label for="seconds">Brands answer</label><select id="seconds" name="seconds">${paces.map(([value, name]) => markup`<option value="${value}" ${value === seconds && markup`selected`}>${name}</option>`)}</select><button class="primary">Save</button></p>
<details><summary>How often each first answer comes</summary><div class="cards" style="margin-top:12px">${REPLY_CLASSES.map(
      (way) =>
        markup`<label class="row"><input name="weight.${way}" type="number" min="0" max="1000" step="any" value="${weights[way]}" style="width:84px">${spoken(way)}</label>`,
    )}</div></details></div></form>
<h2>Conversations</h2>${rows.length === 0 ? markup`<p class="muted">Nobody has written to a brand yet.</p>` : conversationTable(rows.slice(0, MOST_ROWS))}
${rows.length > MOST_ROWS && markup`<p class="quiet">The latest ${MOST_ROWS} of ${rows.length}.</p>`}
<h2 id="brands">What each brand answers first</h2>${brandTable(practice, world, params)}`,
  );
}

const options = (): Markup[] =>
  REPLY_CLASSES.map((way) => markup`<option value="${way}">${spoken(way)}</option>`);

function conversationTable(rows: readonly PracticeRow[]): Markup {
  return markup`<div class="card scroll"><table class="stacks"><thead><tr><th>Brand</th><th>Written to</th><th>Said last</th><th>Says next</th><th></th></tr></thead><tbody>${rows.map(conversationRow)}</tbody></table></div>`;
}

function conversationRow({ conversation, plan, failed }: PracticeRow): Markup {
  const { key, brand, address, last, mailId } = conversation;
  const planned = plan
    ? markup`${spoken(plan.way)}<br><span class="quiet">${dueIn(plan.at)}</span>`
    : markup`<span class="muted">Waits for you</span>`;
  return markup`<tr><td>${brand.name}</td><td data-is="Written to" style="min-width:160px;overflow-wrap:anywhere"><a href="/sandbox/mailbox/${mailId}">${address}</a></td>
<td data-is="Said last">${last === null ? markup`<span class="muted">Nothing yet</span>` : spoken(last)}${failed && markup`<br><span class="error">${failed}</span>`}</td><td data-is="Says next" style="min-width:120px">${planned}</td>
<td><form class="row" style="flex-wrap:nowrap" method="post" action="${PREFIX}/answer"><input type="hidden" name="key" value="${key}">
<select name="way" style="min-width:0" aria-label="Answer of ${brand.name}">${plan && markup`<option value="">As planned</option>`}${options()}</select><button style="white-space:nowrap">Answer now</button></form></td></tr>`;
}

function dueIn(at: number): string {
  const seconds = Math.round((at - Date.now()) / 1_000);
  if (seconds <= 0) return 'when answers are switched on';
  return seconds < 90 ? `in ${seconds} seconds` : `in ${Math.round(seconds / 60)} minutes`;
}

function brandTable(practice: Practice, world: World, params: URLSearchParams): Markup {
  const wanted = (params.get('q') ?? '').trim().toLowerCase();
  const withWay = world.brands
    .filter(({ site }) => site !== null)
    .map((brand): [WorldBrand, ReplyClass] => [brand, practice.firstAnswerOf(brand)])
    .filter(([brand, way]) => `${brand.name} ${spoken(way)}`.toLowerCase().includes(wanted));
  const pages = Math.max(1, Math.ceil(withWay.length / PER_PAGE));
  const current = Math.min(pages, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const link = (to: number, label: string): Markup =>
    markup`<a href="${PREFIX}?${new URLSearchParams({ q: wanted, page: String(to) }).toString()}#brands">${label}</a>`;
  const shown = withWay.slice((current - 1) * PER_PAGE, current * PER_PAGE);
  return markup`<form class="row" action="${PREFIX}#brands"><input type="search" name="q" value="${wanted}" aria-label="Brand or answer" placeholder="Brand or answer"><button>Search</button></form>
<div class="scroll"><table><thead><tr><th>Brand</th><th>Address</th><th>First answer</th></tr></thead><tbody>${shown.map(
    ([brand, way]) =>
      markup`<tr><td>${brand.name}</td><td>${truthOf(brand).bestAddress ?? markup`<span class="muted">None that can be read</span>`}</td><td>${spoken(way)}</td></tr>`,
  )}</tbody></table></div>
<p class="row">${current > 1 && link(current - 1, 'Previous')}<span class="muted">Page ${current} of ${pages}</span>${current < pages && link(current + 1, 'Next')}</p>`;
}
