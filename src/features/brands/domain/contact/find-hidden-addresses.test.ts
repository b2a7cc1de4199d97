import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { addressLine, wordsShown } from './address-quote.ts';
import { findHiddenAddresses } from './find-hidden-addresses.ts';

const addresses = (markup: string) =>
  findHiddenAddresses(scanPage('https://acme.com/', Buffer.from(markup).toString('latin1'))).map(
    ({ address }) => address,
  );

it.each([
  ['joined', `<script>var u='hello',d='acme.com';document.getElementById('m').innerHTML=u+'@'+d</script>`],
  ['escaped', `<script>document.querySelector('#m').textContent='hello\\x40acme.com'</script>`],
])('an address that a script writes into an element stands there, %s', (_, script) => {
  const markup = `<body><p>Shops write to <span id="m">this address</span> first.</p>${script}</body>`;
  const page = scanPage('https://acme.com/', markup);
  const [found] = findHiddenAddresses(page);
  expect(found).toMatchObject({ address: 'hello@acme.com', form: 'encoded', at: markup.indexOf('<span') });
  expect(wordsShown(addressLine(page, found?.at ?? 0, 'hello@acme.com'))).toBe(
    'Shops write to hello@acme.com first.',
  );
});

describe('an address that hides is found', () => {
  it.each([
    ['in words', '<p>Wholesale? Mail <b>hello</b> at acme dot com today.</p>'],
    ['in Spanish words', '<p>hello arroba acme punto com</p>'],
    ['backwards', '<span style="unicode-bidi:bidi-override;direction:rtl">moc.emca@olleh</span>'],
    ['in attributes', '<a class="mail" data-user="hello" data-domain="acme.com">write</a>'],
    ['in attributes with its ending apart', '<a data-name="hello" data-domain="acme" data-tld="com"></a>'],
    ['joined by a script', '<script>m.href=["hello","acme.com"].join("@")</script>'],
    ['joined by a character code', "<script>x='hello'+String.fromCharCode(64)+'acme.com'</script>"],
    ['joined from variables', "<script>var u='hello', d = 'acme.com'; document.write(u + '@' + d)</script>"],
    [
      'in base64',
      `<script>var m=atob('${Buffer.from('mailto:hello@acme.com').toString('base64')}')</script>`,
    ],
    ['in a base64 attribute', `<a data-email="${Buffer.from('hello@acme.com').toString('base64')}">`],
    ['in words of an attribute', '<a href="#" data-email="hello AT acme DOT com">Write</a>'],
    ['in words that are read aloud', '<a href="/c" aria-label="hello at acme dot com">Mail</a>'],
    ['with a sign in capitals', '<p>Write to hello AT acme.com</p>'],
    ['in attributes of any name', '<a data-first="hello" data-second="acme" data-third="com">Mail</a>'],
    ['handed on by a link', `<a href="javascript:mail('hello','acme','com')">Mail</a>`],
    ['handed on by a button', `<button onclick="write('hello','acme.com')">Mail</button>`],
    [
      'joined from three variables',
      "<script>var u='hello',d='acme',t='com';a.href='mailto:'+u+'@'+d+'.'+t</script>",
    ],
    [
      'joined from pieces of a list',
      "<script>var p=['com','acme','hello'];w(p[2]+'@'+p[1]+'.'+p[0])</script>",
    ],
    ['joined from a domain in pieces', '<script>const h="acme"+".com"; w("hello"+"@"+h)</script>'],
    ['with a drawn sign', '<p>hello<svg aria-label="at"></svg>acme.com</p>'],
    [
      'between what a style adds',
      '<style>.e::before{content:"hello"}.e::after{content:"acme.com"}</style><b class="e">@</b>',
    ],
    ['in ROT13', '<a href="javascript:rot(\'znvygb:uryyb@npzr.pbz\')">'],
  ])('%s', (_, markup) => {
    expect(addresses(markup)).toEqual(['hello@acme.com']);
  });

  it('or isn’t, in no more than a moment, whatever a page was made of to keep its reader busy', () => {
    const blanks = ' '.repeat(15_000);
    const letters = 'a'.repeat(15_000);
    const scripts = [
      `var x='a';f('@'+${blanks}x)`,
      `var x='a';f('@'+x);${letters}`,
      `f('@'+x);var x=['a'${"  'b'".repeat(8)}${blanks}'c'`,
      `var x='a';f('@'+x)${letters}${blanks}+`,
    ].map((script) => `<script>${script}</script>`);
    const tags = [`<${letters.repeat(40)} data-x=1 y`, `<a b(${blanks}'x', data-y`.repeat(20)];
    expect(addresses([...scripts, ...tags].join('<p>'))).toEqual([]);
  });

  it('and what only looks alike is not', () => {
    expect(
      addresses(
        '<p>Meet us at the dot com party, or look at page dot ten</p><div data-domain="shop" data-id="7">',
      ),
    ).toEqual([]);
    expect(addresses('<b>SHOP AT ACME.COM</b><i data-page="home" data-host="acme.com"></i>')).toEqual([]);
    expect(addresses("<script>track('view','shop.example');track('pageview','acme.com')</script>")).toEqual(
      [],
    );
  });
});
