import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import type { PageKind } from '../page/wording.ts';
import { createSites } from '../site/site.ts';
import {
  doorOn,
  findApplicationForms,
  findTopicForm,
  mayHaveDoor,
  newcomersFirst,
} from './application-forms.ts';

const sites = createSites();
const forms = (markup: string, kind: PageKind = 'wholesale') =>
  findApplicationForms(scanPage('https://acme.com/wholesale', markup), kind, sites).map(
    ({ how, url }) => `${how} ${url}`,
  );

const fields = (...names: string[]) => names.map((name) => `<input type="text" name="${name}">`).join('');

describe('an application form is found', () => {
  it.each([
    [
      'that asks for a company and a tax id',
      `<form>${fields('companyName', 'email', 'taxId')}</form>`,
      'other',
    ],
    [
      'that asks for what only a shop has, on a page of any name',
      `<h1>Yodel</h1><form>${fields('storeName', 'storePhone', 'email')}</form>`,
      'other',
    ],
    [
      'with labels only',
      `<h2>Retailer registration</h2><form><label>Business name<input></label><label>Website<input></label><label>E-mail<input></label></form>`,
      'other',
    ],
    [
      'of a shop’s own contact form on its wholesale page',
      `<form action="/contact#contact_form">${fields('contact[name]', 'contact[email]')}<textarea name="contact[body]"></textarea></form>`,
      'wholesale',
    ],
    [
      'in German',
      `<h1>Händlerregistrierung</h1><form>${fields('firma', 'ust_id', 'email', 'telefon')}</form>`,
      'application',
    ],
    [
      'that opens an account',
      `<form>${fields('company', 'resale_certificate', 'email')}<input type="password" name="password"></form>`,
      'wholesale',
    ],
  ])('%s', (_, markup, kind) => {
    expect(forms(markup, kind as PageKind)).toEqual(['form https://acme.com/wholesale']);
  });

  it('embedded from a form service', () => {
    expect(forms('<iframe src="https://form.jotform.com/2402"></iframe>')).toEqual([
      'embedded https://form.jotform.com/2402',
    ]);
  });

  it.each([
    [
      'a marketplace for retailers',
      '<a href="https://www.faire.com/brand/b_12">Order on Faire</a>',
      'portal https://www.faire.com/brand/b_12',
    ],
    [
      'a form service',
      '<a href="https://forms.gle/abc">Apply for a wholesale account</a>',
      'portal https://forms.gle/abc',
    ],
  ])('at %s', (_, markup, form) => {
    expect(forms(markup, 'other')).toEqual([form]);
  });
});

it('finds the form by which shops are noted down while none are taken', () => {
  const form = `<form>${fields('storeName', 'email', 'website')}</form>`;
  const closed = '<p>We are not opening new wholesale accounts at the moment.';
  expect(forms(`${closed} Leave your details and we will write.</p>${form}`)).toHaveLength(1);
  expect(forms(`${closed} Please look in next year.</p>${form}`)).toEqual([]);
});

describe('no application form is', () => {
  it.each([
    [
      'the one on which a buyer says where he bought',
      `<h1>Warranty</h1><form>${fields('storeName', 'purchaseDate', 'email')}</form>`,
      'other',
    ],
    ['a search', '<form action="/search"><input name="q"></form>', 'wholesale'],
    [
      'a newsletter',
      '<form><input type="email" name="email"><input type="hidden" name="company"><input type="hidden" name="tax"></form>',
      'wholesale',
    ],
    [
      'a sign-in',
      '<form><input name="user"><input type="password" name="password"><input name="otp"></form>',
      'wholesale',
    ],
    ['a plain contact form', `<form>${fields('name', 'email', 'message')}</form>`, 'contact'],
    [
      'a newsletter’s form by a shop system, which a script sends',
      '<h1>Wholesale</h1><form class="newsletter-form" data-form-id="61f" method="POST"><input name="email" type="email"></form>',
      'wholesale',
    ],
    ['a checkout', `<form>${fields('first', 'last', 'address', 'city', 'zip')}</form>`, 'other'],
    [
      'a front page of a form service',
      '<a href="https://www.typeform.com/">Powered by Typeform</a>',
      'contact',
    ],
  ])('%s', (_, markup, kind) => {
    expect(forms(markup, kind as PageKind)).toEqual([]);
  });
});

it.each([
  '<script src="https://form.jotform.com/jsform/24012345"></script>',
  '<div data-paperform-id="acme"></div><script src="https://paperform.co/__embed.min.js"></script>',
  '<div data-forms-id="forms-root-12345"></div><script src="https://cdn.shopify.com/extensions/a/shopify-forms.js"></script>',
  '<div data-tf-live="01H"></div><script src="//embed.typeform.com/next/embed.js"></script>',
  '<script>hbspt.forms.create({ portalId: "1", formId: "2" });</script>',
  '<div class="klaviyo-form-XyZ12a"></div>',
  '<div id="stockist-form" class="mount"></div><script src="/assets/forms.js"></script>',
])('a form that a script puts into a trade page counts, at the page: %s', (embed) => {
  const url = 'https://acme.com/become-a-retailer';
  const page = scanPage(url, `<title>Acme</title><h1>Become a retailer</h1>${embed}`);
  expect(findApplicationForms(page, 'application', createSites())).toMatchObject([{ url, how: 'embedded' }]);
  expect(findApplicationForms(page, 'contact', createSites())).toEqual([]);
});

it('a waiting list at a form service is a shop’s way in, from a page for shops', () => {
  const link = '<a href="https://form.jotform.com/2611877344">Put your shop on the waiting list</a>';
  expect(forms(`<h1>Shops &amp; cafés</h1><p>We are full.</p>${link}`, 'wholesale')).toEqual([
    'portal https://form.jotform.com/2611877344',
  ]);
});

describe('a trade page’s frame', () => {
  it('is its form, whoever serves it', () => {
    expect(forms('<iframe src="https://shops.acme-partners.example/f/9"></iframe>')).toEqual([
      'embedded https://shops.acme-partners.example/f/9',
    ]);
  });

  it.each([
    'https://www.youtube.com/embed/x',
    'https://www.google.com/maps/embed?pb=1',
    'https://player.vimeo.com/video/1',
  ])('is none where it shows %s', (address) =>
    expect(forms(`<iframe src="${address}"></iframe>`)).toEqual([]),
  );

  it('counts by the page’s heading where its address says nothing', () => {
    const page = '<h1>Become an Acme stockist</h1><iframe src="https://acme.typeform.com/to/x"></iframe>';
    expect(forms(page, 'partners')).toEqual(['embedded https://acme.typeform.com/to/x']);
    expect(
      forms(
        '<h1>Partners in conservation</h1><iframe src="https://acme.typeform.com/to/x"></iframe>',
        'partners',
      ),
    ).toEqual([]);
  });
});

it.each([
  'The program is for design projects, not for resale.',
  'We are not accepting new wholesale accounts.',
])('a form for others than shops is none: %s', (words) =>
  expect(forms(`<p>${words}</p><form>${fields('company', 'email', 'name')}</form>`)).toEqual([]),
);

describe('a form elsewhere is the brand’s own', () => {
  it.each([
    [
      'where it opens its own place at somebody else’s',
      '<p>Shops order at <a href="https://doorway.test/acme">our portal</a>.</p>',
      ['portal https://doorway.test/acme'],
    ],
    [
      'where the sentence before it says so',
      '<p>New shops apply at: <a href="https://b2b.doorway.test/acme">doorway</a></p>',
      ['portal https://b2b.doorway.test/acme'],
    ],
    ['but a shop that sells it is none', '<p><a href="https://lampery.test/acme">The Lampery</a></p>', []],
  ])('%s', (_, markup, expected) => {
    expect(forms(markup)).toEqual(expected);
  });
});

it('a form to print is found on a page for shops, where there is no other', () => {
  const link = '<p>Print the <a href="/files/new-account.pdf">account form</a> and send it back.</p>';
  expect(forms(link)).toEqual(['form https://acme.com/files/new-account.pdf']);
  expect(forms(link, 'contact')).toEqual([]);
  expect(forms('<a href="/files/care.pdf">Care guide</a>')).toEqual([]);
  const sent =
    '<p>Print the <a href="/files/new-account.pdf">account form</a> and mail it to accounts@acme.com.</p>';
  expect(forms(sent)).toEqual([]);
});

describe('behind a portal’s address', () => {
  const form = {
    url: 'https://doorway.test/acme/login',
    how: 'portal' as const,
    pageUrl: 'https://acme.com/wholesale',
    words: 'Wholesale login',
  };
  const door = (markup: string) => doorOn(scanPage(form.url, markup), form)?.url;

  it('those apply who have no account yet', () => {
    expect(mayHaveDoor(form)).toBe(true);
    expect(mayHaveDoor({ ...form, url: 'https://doorway.test/acme/register' })).toBe(false);
    expect(door('<a href="/acme/start">Request an account</a>')).toBe('https://doorway.test/acme/start');
  });

  it('the portal’s own door for brands is none', () => {
    expect(door('<a href="/join">Apply to sell on Doorway</a>')).toBeUndefined();
  });
});

it('a door for those who have an account stands behind one for newcomers', () => {
  const door = (url: string, words: string) => ({
    url,
    words,
    how: 'portal' as const,
    pageUrl: 'https://acme.com/',
  });
  const login = door('https://acme.orderdoor.com/login', 'Dealer login');
  const apply = door('https://acme.orderdoor.com/apply', 'dealer application');
  expect(newcomersFirst([login, apply])).toEqual([apply, login]);
  expect(newcomersFirst([login])).toEqual([login]);
});

it('a form for everybody counts where a shop can choose what it writes about', () => {
  const form = (choice: string) =>
    scanPage(
      'https://acme.com/contact',
      `<form><input name="name"><input type="email" name="email"><select><option>An order</option><option>${choice}</option></select></form>`,
    );
  expect(findTopicForm(form('Trade enquiry'))).toMatchObject({
    url: 'https://acme.com/contact',
    words: 'Trade enquiry',
  });
  expect(findTopicForm(form('Press'))).toBeUndefined();
});
