import { describe, expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { scanPage } from '../page/page-scan.ts';
import type { PageKind } from '../page/wording.ts';
import { createSites } from '../site/site.ts';
import { findAddresses } from './find-addresses.ts';
import { byScore, withoutOtherDesks } from './kept-contacts.ts';
import { rankAddresses } from './rank-addresses.ts';

const owner = { site: 'larkspur.com', brand: brandName('Larkspur'), sites: createSites() };

function judge(markup: string, kind: PageKind = 'contact', url = 'https://larkspur.com/contact') {
  const scan = scanPage(url, Buffer.from(markup).toString('latin1'));
  return rankAddresses(scan, findAddresses(scan), kind, owner);
}
const order = (markup: string, kind?: PageKind) =>
  judge(markup, kind)
    .contacts.sort(byScore)
    .map(({ address }) => address);

describe('another company’s address is the brand’s way in, where the brand itself says so', () => {
  it('as the desk to which it sends shops', () => {
    const markup = '<p>Wholesale: desk@othergroup.com</p><p>hello@larkspur.com</p>';
    expect(order(markup, 'other')[0]).toBe('desk@othergroup.com');
    expect(judge(markup, 'other').contacts.find(({ relation }) => relation === 'named')?.reason).toContain(
      'a company to which the brand sends shops',
    );
  });

  it('in a sentence, or by the words of a mail link', () => {
    expect(order('<p>Shops write to trade@bigholding.com</p>')).toEqual(['trade@bigholding.com']);
    expect(order('<a href="mailto:ann@othergroup.com">Wholesale inquiries</a>')).toEqual([
      'ann@othergroup.com',
    ]);
  });

  it('but not by the address’s own name alone, nor where it sells for the brand elsewhere', () => {
    expect(order('<p>Write to trade@bigholding.com</p>')).toEqual([]);
    expect(order('<p>Distribuidores cerca de ti: Casa Leo (leo@casaleo.com)</p>')).toEqual([]);
    expect(order('<p>Wholesale distribution: trade@bigholding.com</p>')).toEqual([]);
    expect(order('<p>Wholesale: trade@bigholding.com</p>', 'locator')).toEqual([]);
    expect(order('<h1>International Distributors</h1><p>Korea: larkspur@hanbit.co.kr</p>')).toEqual([]);
    expect(order('<p>Trade press: hello@brightpr.com</p>')).toEqual([]);
    expect(order('<p>Trade fair: larkspur@topfairs.com</p>', 'other')).toEqual([]);
  });

  it('but not where it names several, which serve others', () => {
    expect(order('<p>Wholesale, west: a@one.com</p><p>Wholesale, east: b@two.com</p>')).toEqual([]);
  });

  it('as its own mail box at its provider, were it in a picture’s words', () => {
    expect(order('<p>larkspur@lakenet.com</p>')).toEqual(['larkspur@lakenet.com']);
    expect(order('<p><img src="mail.gif" alt="larkspur@lakenet.com"></p>')).toEqual(['larkspur@lakenet.com']);
    expect(order('<p>larkspurfan@lakenet.com</p>')).toEqual([]);
  });
});

describe('who does something for many brands has a mail box in each one’s name', () => {
  it.each([
    ['rebates', '/rebates', '<p>Status: larkspur@rebatecenter.com</p>'],
    ['guarantees', '/warranty', '<p>Send your receipt to larkspur@assurewell.com</p>'],
    ['work', '/careers', '<p>Makers wanted: larkspur@hirewell.com</p>'],
    ['press', '/contact', '<p>Press: larkspur@brightpr.com</p>'],
    ['payments', '/contact', '<p>Payments: larkspur@paylater.com</p>'],
    ['films', '/partner', '<h2>Creators</h2><p>A free lamp for a film: larkspur@creatorhub.com</p>'],
  ])('for %s', (_, path, markup) => {
    const kind = path === '/contact' ? 'contact' : 'other';
    expect(judge(markup, kind, `https://larkspur.com${path}`).contacts).toEqual([]);
  });

  it('and what it is for goes before its name', () => {
    expect(judge('<p>Wholesale: larkspur@showroom.com</p>').contacts[0]).toMatchObject({ role: 'wholesale' });
    expect(judge('<p>Email the workshop: larkspur@lakenet.com</p>').contacts[0]).toMatchObject({
      role: 'general',
    });
  });

  it('so that it isn’t offered where the house has mail of its own', () => {
    const { contacts } = judge('<p>larkspur@lakenet.com, hello@larkspur.com</p>');
    expect(withoutOtherDesks(contacts, false).map(({ address }) => address)).toEqual(['hello@larkspur.com']);
    const wholesale = judge('<p>hello@larkspur.com</p><p>Wholesale: larkspur@showroom.com</p>').contacts;
    expect(withoutOtherDesks(wholesale, false)).toHaveLength(2);
  });
});

it('somebody’s free mail box beside the house’s own mail is a shop’s or a reader’s, unless it is given for shops', () => {
  const offered = (markup: string) =>
    withoutOtherDesks(judge(markup, 'wholesale').contacts, false).map(({ address }) => address);
  const own = '<p>Want to stock us? shops@larkspur.com</p>';
  expect(offered(`<ul><li>The Wendy House, wendyhousebath@gmail.com</li></ul>${own}`)).toEqual([
    'shops@larkspur.com',
  ]);
  expect(offered(`${own}<p>Wholesale in the west: jane.roe@gmail.com</p>`)).toHaveLength(2);
  expect(offered('<p>jane.roe@gmail.com</p>')).toEqual(['jane.roe@gmail.com']);
});

it('who bears a brand’s name because he likes it is no house of its own', () => {
  expect(order('<p>hello@larkspurfans.com, club@larkspur-collectors.com, us@larkspurgoods.com</p>')).toEqual([
    'us@larkspurgoods.com',
  ]);
});

describe('of a company that has several brands', () => {
  const house = '<footer>© Greenhaven Home</footer>';

  it('those of the others are left out', () => {
    const sisters = '<p>Our sister brand Potter & Wade: potterwade@greenhavenhome.com</p>';
    const own = '<p>Retail buyers: buyers@greenhavenhome.com</p>';
    expect(order(`${own}${sisters}${house}`)).toEqual(['buyers@greenhavenhome.com']);
  });

  it('no association is one', () => {
    expect(
      order('<p>Larkspur is a brand of Greenhaven Home.</p><p>hello@greenhavenhome.com</p>'),
    ).toHaveLength(1);
    expect(order('<p>Member of the Garden Makers Guild</p><p>office@gardenmakers.com</p>')).toEqual([]);
    expect(
      order('<p>Mitglied: Teil der Kerzenzieher-Innung</p><p>buero@kerzenzieher-innung.com</p>'),
    ).toEqual([]);
  });
});

it('in a list of shops free mail is a shop’s, whatever the shop is called', () => {
  const list = '<p>Camp Stores, camp@campstores.com; Lake Outfitters, dan.lake@yahoo.com</p>';
  expect(order(list, 'other')).toEqual([]);
  expect(order('<p>Lake Outfitters, dan.lake@yahoo.com</p>', 'locator')).toEqual([]);
  expect(order(`${list}<p>Want to stock us? Wholesale: jane.roe@gmail.com</p>`, 'other')).toEqual([
    'jane.roe@gmail.com',
  ]);
});

describe('who took the pictures isn’t who owns the brand', () => {
  it.each([
    '<footer>© Larkspur. Photos © June Abbot, june@juneabbot.com</footer>',
    '<footer>Photos © June Abbot, june@juneabbot.com</footer>',
    '<p>Photography by June: larkspur.june@gmail.com</p>',
    '<p>Fotos: larkspur.june@gmail.com</p>',
  ])('%s', (markup) => {
    expect(order(markup)).toEqual([]);
  });
});

it('the owner is known by the words after its name', () => {
  expect(order('<p>A Norvik Group brand.</p><p>info@norvikgroup.com</p>')).toEqual(['info@norvikgroup.com']);
  expect(order('<p>Norvik Group, our owner since 2019: info@norvikgroup.com</p>')).toEqual([
    'info@norvikgroup.com',
  ]);
});

describe('a desk of another name may be the buyers’', () => {
  it('where a page for shops names it, or words do', () => {
    const page = '<p>Open an account by sending your licence to accounts@larkspur.com</p>';
    expect(judge(page, 'wholesale').contacts).toMatchObject([{ role: 'wholesale' }]);
    expect(judge('<p>Wholesale: admin@larkspur.com</p>').contacts).toMatchObject([{ role: 'wholesale' }]);
    expect(order('<p>accounts-new@larkspur.com</p>')).toEqual(['accounts-new@larkspur.com']);
  });

  it('and is the house’s, where nobody else is named', () => {
    const alone = judge('<p>werkstatt@larkspur.com</p>').contacts;
    expect(withoutOtherDesks(alone, false)).toHaveLength(1);
    expect(withoutOtherDesks(alone, true)).toEqual([]);
    const two = judge('<p>werkstatt@larkspur.com</p><p>hallo@larkspur.com</p>').contacts;
    expect(withoutOtherDesks(two, false)).toMatchObject([{ address: 'hallo@larkspur.com' }]);
    expect(order('<p>Invoices: accounts@larkspur.com</p>')).toEqual([]);
  });
});

it('JSON-LD says what each of its addresses is for', () => {
  const points = [
    { '@type': 'ContactPoint', contactType: 'billing support', email: 'remi@larkspur.com' },
    { '@type': 'ContactPoint', contactType: 'new accounts', email: 'nan@larkspur.com' },
  ];
  const data = JSON.stringify({ '@type': 'Organization', name: 'Larkspur', contactPoint: points });
  expect(order(`<script type="application/ld+json">${data}</script>`)).toEqual(['nan@larkspur.com']);
});

it('a name of which nothing says whose it is is left out, where there is a desk for everybody', () => {
  const { contacts } = judge('<p>Stopped? clockdoctor@larkspur.com</p>', 'other');
  const desk = judge('<p>hello@larkspur.com</p>').contacts;
  expect(withoutOtherDesks([...contacts, ...desk], false)).toEqual(desk);
  expect(withoutOtherDesks(contacts, false)).toEqual(contacts);
});
