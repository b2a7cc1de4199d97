import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { findAddresses } from './find-addresses.ts';
import { judge, order, owner, refusals } from './fixtures/judged-page.ts';
import { rankAddresses } from './rank-addresses.ts';

describe('addresses are ranked for somebody who asks for wholesale terms', () => {
  it('by what their names say', () => {
    const names = ['jane.miller', 'support', 'hello', 'partnerships', 'sales', 'wholesale'];
    expect(order(names.map((name) => `<p>${name}@acme.com</p>`).join(''))).toEqual(
      names.reverse().map((name) => `${name}@acme.com`),
    );
  });

  it.each([
    'wholesale',
    'wholesale.us',
    'uswholesale',
    'acme-wholesale',
    'b2b',
    'trade',
    'tradesales',
    'stockists',
    'retailers',
    'dealers',
    'dealer.support',
    'resellers',
    'distribution',
    'haendler',
    'grosshandel',
    'vertrieb',
    'revendeurs',
    'pro',
    'mayoristas',
    'distribuidores',
    'ingrosso',
    'rivenditori',
    'groothandel',
    'revenda',
    'forhandler',
  ])('%s@ is a wholesale desk', (name) => {
    expect(judge(`${name}@acme.com`).contacts[0]?.role).toBe('wholesale');
  });

  it.each([
    [
      'in the same sentence',
      '<p>For wholesale inquiries please email <a href="mailto:maria@acme.com">Maria</a></p><p>info@acme.com</p>',
    ],
    [
      'after it',
      '<p>info@acme.com</p><p><a href="mailto:maria@acme.com">maria@acme.com</a> for retailers and stockists</p>',
    ],
    [
      'in the heading above it',
      '<p>info@acme.com</p><h3>Wholesale</h3><p><a href="mailto:maria@acme.com">maria@acme.com</a></p>',
    ],
    [
      'in the question that it answers',
      '<p>info@acme.com</p><h3>Can I stock Acme in my store?</h3><div><p>Yes! Toy shops and museums do.</p><p>Write to Maria at <a href="mailto:maria@acme.com">maria@acme.com</a> for a login.</p></div>',
    ],
    [
      'in a table beside it',
      '<table><tr><td>Customer service</td><td>info@acme.com</td></tr><tr><td>Trade enquiries</td><td>maria@acme.com</td></tr></table>',
    ],
    [
      'in German',
      '<p>info@acme.com</p><p>Händleranfragen: Wenn Sie Fachhändler sind, schreiben Sie an maria@acme.com</p>',
    ],
    ['in French', '<p>info@acme.com</p><p>Vous êtes revendeur ? Écrivez à maria@acme.com</p>'],
    [
      'in JSON-LD',
      '<p>info@acme.com</p><script type="application/ld+json">{"@type":"Organization","contactPoint":{"contactType":"wholesale","email":"maria@acme.com"}}</script>',
    ],
  ])('by the words around them: %s', (_, markup) => {
    const [best] = judge(markup).contacts;
    expect(best?.address).toBe('maria@acme.com');
    expect(best?.role).toBe('wholesale');
    expect(best?.reason).toMatch(/is what the page gives for “.+”/);
  });

  it('and one that answers what another desk is asked comes after all others', () => {
    const page =
      '<h3>Do you sponsor surfers?</h3><p>A few of them.</p><p>Write to team@acme.com.</p><h3>Anything else?</h3><p>hello@acme.com</p>';
    expect(order(page)).toEqual(['hello@acme.com']);
  });

  it('whatever the end of the text above them speaks of', () => {
    const text =
      'Six bags to a box, and $125 for the first invoice. Sell them over your counter, but not on Amazon.';
    expect(order(`<p>${text}</p><p>Ms. Odette handles it: odette@acme.com</p>`, 'partners')).toEqual([
      'odette@acme.com',
    ]);
    expect(order('<h3>Invoices</h3><p>Ms. Odette: odette@acme.com</p>', 'partners')).toEqual([]);
  });

  it('whatever page has them in its data for search engines', () => {
    const page =
      '<title>Retail partners</title><script type="application/ld+json">{"@type":"Organization","email":"hello@acme.com"}</script><body><p>For prices, reach Maureen at maureen@acme.com</p>';
    expect(order(page, 'wholesale')).toEqual(['maureen@acme.com', 'hello@acme.com']);
    // No reader sees it there, so that no words of the page are shown for it.
    expect(judge(page, 'wholesale').contacts.find(({ role }) => role === 'general')?.words).toBe('');
  });

  it('whatever a menu beside them says', () => {
    expect(
      judge('<a href="/wholesale">Wholesale</a> <a href="/c">Contact</a> info@acme.com').contacts[0]?.role,
    ).toBe('general');
  });

  it('their own domain first, then the brand’s other ones, then free mail, and no foreign ones', () => {
    expect(order('info@other.com acme.goods@gmail.com info@acme.de info@acme.com')).toEqual([
      'info@acme.com',
      'info@acme.de',
      'acme.goods@gmail.com',
    ]);
  });

  it('with a reason in words', () => {
    expect(judge('<a href="mailto:wholesale@acme.com">x</a>', 'wholesale').contacts[0]?.reason).toBe(
      'wholesale@acme.com is named for wholesale buyers, on the brand’s own domain; found on the wholesale page.',
    );
  });
});

it.each([
  ['trade@acme.com wholesale@acme.com', 'wholesale@acme.com'],
  ['trade-uk@acme.com wholesale.us@acme.com', 'wholesale.us@acme.com'],
  ['wholesale.eu@acme.com trade.us@acme.com', 'trade.us@acme.com'],
])('of %s the first to ask is %s', (markup, best) => {
  expect(order(markup)[0]).toBe(best);
});

describe('what stands around an address is said of it alone', () => {
  it('what follows it, and not what begins the next', () => {
    const { contacts } = judge('<p>Orders: jane@acme.com. Wholesale: ann@acme.com</p>');
    expect(contacts[0]).toMatchObject({ address: 'ann@acme.com', role: 'wholesale' });
    expect(order('<p>help@acme.com for orders, ann@acme.com for stores.</p>')[0]).toBe('ann@acme.com');
  });

  it('the label that a script’s state gives it', () => {
    const state =
      '<script>window.__S__={"desks":[{"label":"Parents","email":"hello@acme.com"},{"label":"Toy stores","email":"toys@acme.com"}]}</script>';
    expect(judge(state).contacts[0]).toMatchObject({ address: 'toys@acme.com', role: 'wholesale' });
  });

  it('a person for the buyer’s country comes before one for another', () => {
    const team = '<p>Sales, Canada</p><p>ann@acme.com</p><p>Sales, United States</p><p>joe@acme.com</p>';
    expect(order(team)).toEqual(['joe@acme.com', 'ann@acme.com']);
  });

  it('whoever is named in a trade page’s own text is its desk, and not who is named in its footer', () => {
    const trade = '<p>Want in? Drop Ann a line: ann@acme.com</p><footer>joe@acme.com</footer>';
    expect(judge(trade, 'wholesale').contacts).toMatchObject([
      { address: 'ann@acme.com', role: 'wholesale' },
      { address: 'joe@acme.com', role: 'personal' },
    ]);
  });

  it('also on the page for shops of the house to which the brand belongs', () => {
    const ofOwner = { ...owner, related: ['norvik.com'] };
    const named = (url: string) => {
      const scan = scanPage(url, '<p>For Acme ask Ms. Petersen, petersen@norvik.com</p>');
      return rankAddresses(scan, findAddresses(scan), 'wholesale', ofOwner).contacts[0]?.role;
    };
    expect(named('https://norvik.com/trade')).toBe('wholesale');
    expect(named('https://acme.com/trade')).toBe('personal');
  });

  it('who is sent a copy isn’t asked', () => {
    expect(order('<a href="mailto:desk@acme.com?cc=ann@acme.com">Write</a>')).toEqual(['desk@acme.com']);
  });

  it.each([
    'Suppliers: anna@acme.com',
    'Submissions from artists: anna@acme.com',
    'Report unauthorized sellers: anna@acme.com',
    'Vacature? anna@acme.com',
  ])('another desk is not offered: %s', (line) =>
    expect(judge(`<p>${line}</p>`)).toMatchObject({ contacts: [], refused: [{ reason: 'other_desk' }] }),
  );
});

describe('beside the desk for shops', () => {
  it('what a page says last, or beside an address that is spelt out, is no word on its footer’s', () => {
    const trade = '<p>Owners, write to ann [at] acme [dot] com for wholesale prices.</p>';
    expect(order(`${trade}<p>Orders: orders [at] acme [dot] com</p>`, 'wholesale')[0]).toBe('ann@acme.com');
    const [first] = judge(
      '<p>For wholesale prices see above.</p><footer><p>orders@acme.com</p></footer>',
      'other',
    ).contacts;
    expect(first?.role).toBe('support');
  });

  it.each([
    'Stockists, please don’t write to',
    'Shops: rather than writing to',
    'Händler bitte nicht an',
    'Revendeurs : n’écrivez pas à',
  ])('no address to which shops are told not to write: %s', (words) => {
    const [first] = judge(`<p>${words} info@acme.com</p>`, 'wholesale').contacts;
    expect(first?.role).toBe('support');
  });

  it('a page that has a heading for each of its people offers no other of them', () => {
    const markup =
      '<h2>For your shop</h2><p>Write to Ines: ines@acme.com</p><h2>In the workshop</h2><p>Turners: turn@acme.com</p>';
    expect(judge(markup, 'partners').contacts.map(({ address }) => address)).toEqual(['ines@acme.com']);
    expect(refusals(markup, 'partners')).toEqual(['turn@acme.com other_desk']);
  });

  it('nor one whose name is the desk’s own, where the one for shops is as well', () => {
    expect(order('<p>Shops: shops@acme.com</p><p>Galleys: galleys@acme.com</p>')).toEqual(['shops@acme.com']);
  });

  it('those who furnish with the goods, or label them, have one of their own', () => {
    const markup =
      '<h1>Trade</h1><p>Interior designers: drafts@acme.com</p><p>Lamp shops: ask@acme.com</p><p>Private label: two@acme.com</p>';
    expect(order(markup, 'wholesale')[0]).toBe('ask@acme.com');
  });

  it('of several countries’ the buyer’s own comes first, in any language', () => {
    const markup =
      '<p>España: luz@acme.com</p><p>Estados Unidos: ana@acme.com</p><p>Francia: eve@acme.com</p>';
    expect(order(markup, 'wholesale')[0]).toBe('ana@acme.com');
  });
});

describe('another company’s address is the brand’s way in', () => {
  const agents =
    '<h1>Our reps</h1><h3>Germany</h3><p>Uwe, uwe@hansen-agentur.de</p><h3>United States</h3><p>Kit, kit@southreps.com</p>';
  it('where its agent serves the buyer’s own country', () => {
    expect(order(agents, 'wholesale')).toEqual(['kit@southreps.com']);
    expect(order(agents.replace('Our reps', 'Our friends'), 'wholesale')).toEqual([]);
  });

  it('where it keeps a desk in the brand’s name', () => {
    expect(order('<p>Shops write to acme-trade@bigholding.com</p>')).toEqual(['acme-trade@bigholding.com']);
    expect(order('<p>Write to trade@bigholding.com</p>')).toEqual([]);
  });
});

describe('an address is called what its own piece of the page calls it', () => {
  it('by the words of its link, or the subject that it gives a mail', () => {
    const row =
      '<a href="mailto:rosa@acme.com">Wholesale</a> · <a href="mailto:hello@acme.com">Email</a> · <a href="mailto:web@acme.com">Imprint</a>';
    expect(order(row)[0]).toBe('rosa@acme.com');
    const subject =
      '<a href="mailto:hello@acme.com">Write</a> <a href="mailto:ann@acme.com?subject=Wholesale%20list">write</a>';
    expect(order(subject)[0]).toBe('ann@acme.com');
  });

  it('so that one for everybody under another desk’s name is left to that, where others are named', () => {
    const team = '<p>Ambassadors: <a href="mailto:team@acme.com">team@acme.com</a></p>';
    expect(order(`${team}<p>All else: <a href="mailto:hello@acme.com">hello@acme.com</a></p>`)).toEqual([
      'hello@acme.com',
    ]);
    expect(order(team)).toEqual(['team@acme.com']);
    expect(refusals('<p>Webmaster: <a href="mailto:web@acme.com">web@acme.com</a></p>')).toEqual([
      'web@acme.com other_desk',
    ]);
  });

  it('and not by its own text, where the link was refused', () => {
    expect(
      order('<h2>Influencers</h2><p>Got a following? <a href="mailto:gear@acme.com">gear@acme.com</a></p>'),
    ).toEqual([]);
  });
});

it('of the desks of an owner of several brands the brand’s own counts', () => {
  const page =
    '<p>Acme belongs to Bigholding. For Acme: acme-trade@bigholding.com. For Zest: zest-trade@bigholding.com.</p>';
  expect(order(page)).toEqual(['acme-trade@bigholding.com']);
});
