import { describe, expect, it } from 'vitest';
import type { PageKind } from '../page/wording.ts';
import { judge, order } from './fixtures/judged-page.ts';
import { withoutOtherDesks } from './kept-contacts.ts';

const kept = (markup: string, kind: PageKind = 'contact', hasForm = false): string[] =>
  withoutOtherDesks(judge(markup, kind).contacts, hasForm).map(({ address }) => address);

describe('beside a desk for everybody nobody is kept who is called by what else he is for', () => {
  it.each([
    'Casting:',
    'Missing a wheel?',
    'Pattern mistakes –',
    'Bees and honey:',
    'Une pièce manque ?',
    'Obst anliefern:',
    'Talleres de torno:',
  ])('%s', (label) => {
    expect(kept(`<p>hello@acme.com</p><p>${label} ann@acme.com</p>`)).toEqual(['hello@acme.com']);
  });

  it('or stands under its name alone', () => {
    expect(kept('<p>hello@acme.com</p><h4>Lamp surgery</h4><p>ann@acme.com</p>')).toEqual(['hello@acme.com']);
  });

  it.each(['Questions:', 'Say hello:', 'Écrivez-nous :', 'Schreiben Sie uns:', 'For our price list:'])(
    'but everybody’s label is none: %s',
    (label) => {
      expect(kept(`<p>hello@acme.com</p><p>${label} ann@acme.com</p>`)).toHaveLength(2);
    },
  );

  it('and where nobody else is known he is', () => {
    expect(kept('<p>Bees and honey: ann@acme.com</p>')).toEqual(['ann@acme.com']);
  });
});

describe('beside a desk for shops, or a form for them, nobody is kept who isn’t for shops', () => {
  it.each([
    ['Restaurants and gallon jugs: ann@acme.com', 'wholesale'],
    ['Trouble with the portal? ann@acme.com', 'wholesale'],
    ['Ann likes lamps. ann@acme.com', 'contact'],
    ['Collabs: collabs@acme.com', 'contact'],
  ] as const)('%s', (words, kind) => {
    expect(kept(`<p>wholesale@acme.com</p><p>${words}</p>`, kind)).toEqual(['wholesale@acme.com']);
  });

  it.each([
    ['Ann Miller: ann@acme.com', ['ann@acme.com']],
    ['Ms. Miller handles accounts: miller@acme.com', ['miller@acme.com']],
    ['Brokers wanting to sell for us: ann@acme.com', []],
    ['Can’t log in to the portal? portal@acme.com', []],
  ])('whoever a trade page names is: %s', (words, expected) => {
    expect(kept(`<p>${words}</p>`, 'wholesale', true)).toEqual(expected);
  });
});

describe('desks that no shop writes to', () => {
  it.each([
    'erase@acme.com',
    'delete@acme.com',
    'dsr@acme.com',
    'subpoena@acme.com',
    'spares@acme.com',
    'ersatzteile@acme.com',
    'devoluciones@acme.com',
    'ricambi@acme.com',
    'fundraising@acme.com',
    'bugbounty@acme.com',
    'sds@acme.com',
    'allergens@acme.com',
    'curriculum@acme.com',
    'brokers@acme.com',
    'receipts@acme.com',
    'confirmations@acme.com',
  ])('%s', (address) => {
    expect(order(`<p>Write to ${address}</p>`)).toEqual([]);
  });

  it.each(['bikeshops@acme.com', 'tackshops@acme.com', 'newtrade@acme.com', 'indies@acme.com'])(
    'and those that do: %s',
    (address) => {
      expect(judge(`<p>Write to ${address}</p>`).contacts).toMatchObject([{ address, role: 'wholesale' }]);
    },
  );

  it('a workshop is no shop', () => {
    expect(judge('<p>Write to workshops@acme.com</p>').contacts[0]?.role).not.toBe('wholesale');
  });

  it('one for existing customers comes after one for new ones', () => {
    const page =
      '<p>Existing ones order from tradeorders@acme.com.</p><p>New trade customers, please apply to jo@acme.com</p>';
    expect(order(page, 'wholesale')[0]).toBe('jo@acme.com');
  });
});

describe('who bears a brand’s name, or keeps company with it, isn’t it', () => {
  it.each([
    'We are members of the Makers of Vermont: office@makersofvermont.org',
    'A member of Artisans United, post@artisansunited.com',
    'Trade marks: marks@pellowip.co.uk',
    'Trade body: post@teatrade.org',
  ])('%s', (words) => {
    expect(order(`<p>${words}</p>`)).toEqual([]);
  });

  it('but a member of a group belongs to it', () => {
    expect(order('<p>A member of the Norvik Group: info@norvik.com</p>')).toEqual(['info@norvik.com']);
  });

  it.each(['acmefan@gmail.com', 'ilove.acme@gmail.com', 'acme.lover@yahoo.com'])(
    'nor is who likes it: %s',
    (address) => {
      expect(kept(`<p>ann@acme.com</p><p>${address}</p>`)).toEqual(['ann@acme.com']);
    },
  );
});

describe('where all shops are sent to one house, its address is the way in', () => {
  it.each([
    'We sell wholesale only through our showroom, Gather in Minneapolis. Appointments: ann@gather.com',
    'Alle Läden bestellen ausschließlich über unsere Handelsagentur Moor: post@agentur-moor.de',
    'Les boutiques commandent par notre showroom à Paris : commande@maisonblanche.fr',
    'I negozi ordinano solo tramite il nostro showroom: ordini@casabianchi.it',
  ])('%s', (words) => {
    expect(judge(`<p>${words}</p>`, 'wholesale').contacts).toMatchObject([{ relation: 'agent' }]);
  });

  it('but not of another country', () => {
    expect(order('<p>UK shops are handled by our agent, Jo Lee: jo@jolee.co.uk</p>', 'wholesale')).toEqual(
      [],
    );
  });
});
