import { describe, expect, it } from 'vitest';
import { unfoundedIn } from '../../../outreach/domain/notes/check-note.ts';
import type { AnyFact } from '../../../replies/domain/reading/reply-facts.ts';
import { REPLY_CLASSES, type ReplyClass } from '../../../replies/domain/reply-class.ts';
import { NOTHING_SAID } from '../seller-facts.ts';
import type { Term } from '../terms.ts';
import { ALL_SAID, facts, situation, type Told } from './fixtures/situation.ts';
import type { Situation } from './play.ts';
import { answersFor, draftAnswer, missingFor, PLAY_KEYS, playFor, playOf } from './playbook.ts';
import { firstNameOf, timeInWords } from './voice.ts';

const RICH = facts(
  ['opening_order_usd', 5000],
  ['map', true],
  ['documents', ['resale_certificate', 'w9', 'website_url']],
  ['resume_date', '2026-Q1'],
  ['better_contact', 'maria@nordkap.example'],
  ['distributor', { name: 'Alpine Supply', email: 'sales@alpine.example', url: null }],
  ['application_url', 'https://nordkap.example/apply'],
);

const everyDraft = (told: Partial<Told> = {}) =>
  REPLY_CLASSES.flatMap((read) => {
    const it = situation({ class: read, facts: RICH, ...told });
    return PLAY_KEYS.flatMap((key) => answersFor(key, it).map((answer) => ({ key, answer, it })));
  }).map(({ key, answer, it }) => ({ key, answer, it, text: draftAnswer(answer, it) }));

describe('a drafted answer', () => {
  it('is whole: nothing in it is left to fill in, and nothing shows how it was made', () => {
    const other = { brand: 'Nordkap Co.', product: 'Plum Jam 12 oz.' };
    for (const told of [{}, { facts: [] }, { product: null }, { fromName: '' }, { documents: [] }, other]) {
      for (const { key, answer, text } of everyDraft(told)) {
        if (text === null) continue;
        const where = `${key} ${answer.key}: ${text}`;
        expect(text, where).not.toMatch(/undefined|null|NaN|\[|\]|\{|\}|\$\$| {2}| [.,?]|\.\.|\?\./);
        expect(text, where).toMatch(/^(?:Hi|Hello)\b[^\n]*,\n\n/);
        expect(text, where).toMatch(/\n\n[A-Z][^\n]*,\nAna\nNorthlake Trading$/);
      }
    }
  });

  it('speaks of a product so that it may be one thing or several', () => {
    const drafts = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].flatMap((id) =>
      everyDraft({ id, product: 'Ginger Gummies' }).flatMap(({ text }) => text ?? []),
    );
    const told = drafts.filter((text) => text.includes('the Ginger Gummies'));
    expect(told.length).toBeGreaterThan(20);
    for (const text of told) {
      expect(text).not.toMatch(
        /\b(?:is|are|was|were|has|have been) the Ginger Gummies|Gummies (?:is|are|has)\b/i,
      );
      expect(text).not.toMatch(/Gummies\. [^.?!]*\b(?:it|them|they)\b/);
    }
  });

  it('asks for nothing that the brand has given already, and for nothing where that is all', () => {
    const ALL = facts(
      ['opening_order_usd', 500],
      ['reorder_usd', 250],
      ['map', true],
      ['payment_terms', 'net 30'],
      ['lead_time_days', 14],
    );
    const OF_TERMS = ['interested', 'application', 'opening_order', 'question'] as const;
    for (const told of [{ hasPriceList: true }, { hasPriceList: true, facts: ALL }, { facts: ALL }]) {
      const drafts = everyDraft(told);
      expect(
        drafts.filter(({ key, text }) => text !== null && OF_TERMS.some((one) => one === key)).length,
      ).toBeGreaterThan(20);
      for (const { key, answer, text } of drafts) {
        if (text === null || !OF_TERMS.some((one) => one === key)) continue;
        const where = `${key} ${answer.key}: ${text}`;
        expect(text, where).not.toMatch(/undefined| {2}| [.,?]/);
        if (told.hasPriceList)
          expect(text, where).not.toMatch(/the price list with UPCs|price list beforehand/);
        if (told.facts) expect(text, where).not.toMatch(/reorder|MAP policy if|payment terms|the lead time/);
      }
    }
  });

  it('doesn’t ask for an opening order that the brand’s own site names', () => {
    const asking = ({ key, text }: { key: string; text: string | null }) =>
      key !== 'distributor_only' &&
      /the opening order|does a first order have to be|the minimum and/.test(text ?? '');
    const unsaid = facts(
      ['better_contact', 'maria@nordkap.example'],
      ['application_url', 'https://nordkap.example/apply'],
    );
    const asked = everyDraft({ facts: unsaid }).filter(asking);
    expect(asked.map(({ answer }) => answer.key)).toEqual(
      expect.arrayContaining(['ask_for_terms', 'before_filling_in', 'write_to_them']),
    );
    expect(everyDraft({ facts: unsaid, namesMinimum: true }).filter(asking)).toEqual([]);
  });

  it('asks for a copy of a MAP policy that the brand is known to have, and not whether there is one', () => {
    const unsaid = facts(['better_contact', 'maria@nordkap.example']);
    const texts = (hasMapPolicy: boolean) =>
      everyDraft({ facts: unsaid, hasMapPolicy }).flatMap(({ text }) => text ?? []);
    expect(texts(false).join()).toContain('your MAP policy if you have one');
    expect(texts(true).join()).toContain('a copy of your MAP policy');
    expect(texts(true).join()).not.toContain('MAP policy if you have one');
  });

  it('goes by the minimum that a person has entered, with the brand or with the deal', () => {
    const told = {
      class: 'moq_or_opening_order',
      enteredMinimum: { cents: 75_000, currency: 'EUR' },
    } as const;
    const accepted = (more: Partial<Told>) => {
      const [first] = answersFor('opening_order', situation({ ...told, ...more }));
      return first && draftAnswer(first, situation({ ...told, ...more }));
    };
    expect(accepted({})).toContain('€750');
    expect(accepted({ facts: facts(['moq_amount', 900]) })).toContain('$900');
    const entered = (name: Term['name'], value: number): Term[] => [
      { name, value, words: null, mailId: null, at: '2026-11-23T10:00:00Z' },
    ];
    const said = { facts: facts(['opening_order_usd', 900]) };
    expect(accepted({ ...said, entered: entered('moq_amount', 400) })).toContain('$400');
    expect(accepted({ ...said, entered: entered('moq_amount', 0) })).toMatch(/no minimum/);
    const inEuros = { facts: facts(['moq_amount', 0], ['currency', 'EUR']) };
    expect(accepted(inEuros)).toMatch(/no minimum/);
  });

  it('is short', () => {
    for (const { text, key, answer } of everyDraft())
      expect(text?.split(/\s+/).length ?? 0, `${key} ${answer.key}`).toBeLessThanOrEqual(110);
  });

  it('says no number, link or address that neither the brand nor the seller has named', () => {
    const named = [
      ...Object.values(ALL_SAID).map(String),
      '5,000',
      'alpine',
      'maria@nordkap.example',
      'https://northlake.example',
    ].join(' ');
    for (const { text, key, answer } of everyDraft()) {
      const said = text ?? '';
      for (const number of said.match(/\d[\d,.]*\d|\d/g) ?? [])
        expect(named.includes(number), `${key} ${answer.key}: ${number} in ${said}`).toBe(true);
      for (const link of said.match(/\S+@\S+|https?:\S+/g) ?? [])
        expect(named.toLowerCase(), `${key} ${answer.key}`).toContain(
          link.replace(/[.,)]+$/, '').toLowerCase(),
        );
    }
  });

  it('claims nothing of a seller who has said nothing: it asks the person first, or leaves it out', () => {
    for (const { answer, it, text } of everyDraft({ seller: NOTHING_SAID, documents: [], typed: {} })) {
      const isMissing = missingFor(answer, it).length > 0;
      expect(text === null).toBe(isMissing);
      expect(text ?? '').not.toMatch(/We sell (?:on|in)|we keep to MAP|Attached|our store/i);
    }
    const keep = situation({ class: 'map_terms', seller: NOTHING_SAID, facts: facts(['map', true]) });
    const [first] = answersFor('map', keep);
    expect(first && missingFor(first, keep)).toEqual([
      { name: 'keepsMap', question: 'Do you keep to brands’ MAP policies?', isTyped: false },
    ]);
  });

  it('never agrees to what the seller has ruled out', () => {
    const it = situation({
      class: 'map_terms',
      facts: facts(['map', true]),
      seller: { ...ALL_SAID, keepsMap: false },
    });
    expect(answersFor('map', it).map(({ key }) => key)).toEqual(['read_first']);
    const noStore = situation({ class: 'no_amazon', seller: { ...ALL_SAID, hasStore: false } });
    expect(answersFor('store_required', noStore).map(({ key }) => key)).toEqual(['online_account', 'leave']);
  });

  it('reads otherwise from one mail to the next, and always the same for the same mail', () => {
    const draft = (id: string) => {
      const it = situation({ class: 'interested', id });
      const [answer] = answersFor('interested', it);
      return answer ? draftAnswer(answer, it) : null;
    };
    expect(draft('a')).toBe(draft('a'));
    const drafts = new Set(Array.from({ length: 60 }, (_, index) => draft(`mail ${index}`)));
    expect(drafts.size).toBeGreaterThan(25);
  });

  it('says nothing of the brand that the checker of inquiries would not find in what is known', () => {
    const it = situation({ class: 'interested' });
    for (const answer of answersFor('interested', it)) {
      const template =
        'Ana Northlake Trading UPCs MAP Tuesday Thanks Good Thank Best Kind Hi Tom Baker 503 555 0117';
      for (const paragraph of (draftAnswer(answer, it) ?? '').split('\n\n').slice(1, -1)) {
        const problems = unfoundedIn(paragraph, {
          brand: 'Nordkap',
          facts: ['Product: Wool Throw', `Call: Tuesday at ten, ${ALL_SAID.phone}`],
          template,
        });
        expect(problems.filter((one) => /number|link|quotation/.test(one))).toEqual([]);
      }
    }
  });
});

describe('what is called for', () => {
  it('has a play for each class', () => {
    for (const read of REPLY_CLASSES) expect(PLAY_KEYS).toContain(playFor(situation({ class: read }), true));
  });

  it('is nothing where a machine wrote, whatever the class', () => {
    for (const read of REPLY_CLASSES) {
      const it = situation({ class: read });
      expect(playFor(it, false)).toBe('machine');
      expect(answersFor(playFor(it, false), it)).toEqual([]);
    }
    expect(playOf('unsubscribe').answers).toEqual([]);
    expect(playOf('other').answers).toEqual([]);
  });

  it.each([
    ['We have too many Amazon sellers on our listings already.', 'too_many_sellers'],
    ['Sorry, we are not adding any new resellers at this time.', 'too_many_sellers'],
    ['We limit the number of Amazon sellers to three.', 'too_many_sellers'],
    ['We only work with brick and mortar stores.', 'store_required'],
    ['A physical storefront is required to open an account.', 'store_required'],
    ['We do not allow our products to be sold on Amazon.', 'no_marketplaces'],
  ])('“%s” calls for %s', (text, key) => {
    expect(playFor(situation({ class: 'no_amazon', text }), true)).toBe(key);
  });

  it.each<[ReplyClass, string, string]>([
    ['other', 'We closed our doors for good in March after 31 years.', 'out_of_business'],
    ['other', 'Wir haben den Betrieb zum Jahresende eingestellt.', 'out_of_business'],
    ['other', 'No thanks.', 'other'],
    ['wrong_contact', 'I sold the brand two years ago and have nothing to do with it.', 'sold'],
    ['wrong_contact', 'La marque a été vendue en 2024.', 'sold'],
    ['wrong_contact', 'Our products are sold on the trade desk, please write to them.', 'wrong_contact'],
  ])('in a mail that is %s, “%s”, is %s', (read, text, key) => {
    expect(playFor(situation({ class: read, text }), true)).toBe(key);
  });

  it('says for which reason a deal is lost with a brand that is gone, and whom else to ask', () => {
    expect(playOf('out_of_business').lostAs).toBe('out_of_business');
    expect(playOf('sold').lostAs).toBe('sold');
    const keys = (better: AnyFact[]) =>
      answersFor('sold', situation({ class: 'wrong_contact', facts: better })).map(({ key }) => key);
    expect(keys(facts(['better_contact', 'jo@owner.example']))).toEqual(['write_to_them']);
    expect(keys([])).toEqual(['ask_new_owner']);
  });

  it('is another thing where an opening order is more than the seller wants to begin with', () => {
    const asked = (usd: number, firstOrderUsd: number | null) =>
      playFor(
        situation({
          class: 'moq_or_opening_order',
          facts: facts(['opening_order_usd', usd]),
          seller: { ...ALL_SAID, firstOrderUsd },
        }),
        true,
      );
    expect(asked(500, 800)).toBe('opening_order');
    expect(asked(1_000, 800)).toBe('high_opening_order');
    expect(asked(1_000, null)).toBe('opening_order');
    expect(asked(5_000, null)).toBe('high_opening_order');
  });
});

it('an exclusive partner is no crowd of sellers, though the brand takes on no more', () => {
  const text = 'A single partner handles it for us under contract. We are not taking on further resellers.';
  expect(playFor(situation({ class: 'exclusive_partner', text }), true)).toBe('exclusive_partner');
  expect(playFor(situation({ class: 'other', text }), true)).toBe('too_many_sellers');
  const crowd = 'There are too many sellers on the listing already.';
  expect(playFor(situation({ class: 'exclusive_partner', text: crowd }), true)).toBe('too_many_sellers');
});

describe('an answer to a question', () => {
  const ask = (text: string, typed: Situation['typed'] = {}, seller = ALL_SAID) => {
    const it = situation({ class: 'question', text, typed, seller });
    const [answer] = answersFor('question', it);
    if (!answer) throw new Error('There is an answer to every question.');
    return { text: draftAnswer(answer, it), missing: missingFor(answer, it).map(({ name }) => name) };
  };

  it('is written from what the seller has said', () => {
    const { text } = ask('Where do you plan to sell our products? And do you use FBA?');
    expect(text).toContain('We sell on Amazon, on Walmart Marketplace and on our own website.');
    expect(text).toContain('Amazon’s warehouses ship our orders (FBA).');
  });

  it('is asked of the person for the one of two that nobody else asks', () => {
    const both = 'Where do you sell, and how many units a month do you move?';
    expect(ask(both)).toEqual({ text: null, missing: ['ownAnswer'] });
    const { text } = ask(both, { ownAnswer: 'About forty a month.' });
    expect(text).toContain('We sell on Amazon');
    expect(text).toContain('About forty a month.');
  });

  it('is asked of the person where it is none that everybody asks', () => {
    expect(ask('Can you do drop shipping to Guam?')).toEqual({ text: null, missing: ['ownAnswer'] });
    expect(ask('Can you do drop shipping to Guam?', { ownAnswer: 'No, we stock it.' }).text).toContain(
      'No, we stock it.',
    );
    expect(ask('Where do you sell?', {}, NOTHING_SAID).missing).toEqual(['sellsOn']);
  });
});

it('a draft that says something is attached is one that goes out with documents, and no other is', () => {
  for (const { answer, it, text } of everyDraft({}))
    expect([answer.key, answer.attaches?.(it) ?? false]).toEqual([
      answer.key,
      /\battached\b/i.test(text ?? ''),
    ]);
});

it('documents that the trust pack lacks are asked for before anything is sent, and named', () => {
  const it = situation({
    class: 'asks_documents',
    facts: facts(['documents', ['resale_certificate', 'w9']]),
    documents: ['resale_certificate'],
  });
  const [send, part] = answersFor('documents', it);
  expect(send && missingFor(send, it)).toMatchObject([
    { name: 'trustDocuments', question: 'Your trust pack doesn’t have what they ask for: W-9.' },
  ]);
  const text = (part && draftAnswer(part, it)) ?? '';
  expect(text).toContain('resale certificate');
  expect(text).toMatch(/W-9/);
});

it('a smaller opening order names both figures', () => {
  const it = situation({ class: 'moq_or_opening_order', facts: facts(['opening_order_usd', 5000]) });
  const [first] = answersFor('high_opening_order', it);
  expect(first?.key).toBe('smaller');
  const text = first && draftAnswer(first, it);
  expect(text).toContain('$800');
  expect(text).toContain('$5,000');
});

it('nobody is called by the name of a desk, a company or an address', () => {
  expect(firstNameOf('Tom Baker', 'Nordkap')).toBe('Tom');
  expect(firstNameOf('Baker, Tom', 'Nordkap')).toBe('Tom');
  expect(firstNameOf('Mrs. Jean-Marie Roux', 'Nordkap')).toBe('Jean-Marie');
  for (const name of [
    'Nordkap',
    'Sales Team',
    'Wholesale',
    'tom@nordkap.example',
    '',
    'ACME LLC',
    'Customer Service',
  ])
    expect(firstNameOf(name, 'Nordkap'), name).toBeNull();
});

it('a time is said as people say it', () => {
  expect(timeInWords('2026-Q1')).toBe('the first quarter');
  expect(timeInWords('2026-03')).toBe('March');
  expect(timeInWords('2026-03-02')).toBe('March 2');
  expect(timeInWords('soon')).toBeNull();
});
