import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { findAddresses } from './find-addresses.ts';
import { findHiddenAddresses } from './find-hidden-addresses.ts';

const base64 = Buffer.from('trade@acme.com').toString('base64');

function addressesIn(markup: string): string[] {
  const page = scanPage('https://www.acme.com/contact', Buffer.from(markup, 'utf8').toString('latin1'));
  return [...findAddresses(page), ...findHiddenAddresses(page)].map(({ address }) => address);
}

describe('an address that is veiled is read', () => {
  it.each([
    ['by Joomla', `<script>var addy='tr&#97;d&#101;'+'&#64;';addy=addy+'acm&#101;'+'&#46;'+'com';</script>`],
    ['by TYPO3', `<a href="javascript:linkTo_UnCryptMailto('ocknvq,vtcfgBceog0eqo');">Mail</a>`],
    [
      'by a newer TYPO3',
      '<a href="#" data-mailto-token="ocknvq,vtcfgBceog0eqo" data-mailto-vector="2">Mail</a>',
    ],
    [
      'as numbers of letters',
      '<script>x(String.fromCharCode(116,114,97,100,101,64,97,99,109,101,46,99,111,109))</script>',
    ],
    ['backwards in a script', '<script>x("moc.emca@edart".split("").reverse().join(""))</script>'],
    ['in a template', `<script>const u="trade",h="acme.com";a.href=\`mailto:\${u}@\${h}\`</script>`],
    [
      'in two fields of a state',
      '<script>window.__STATE__={"mail":{"user":"trade","domain":"acme.com"}}</script>',
    ],
    ['in base64 in a state', `<script type="application/json">{"contact":"${base64}"}</script>`],
    ['escaped twice', '<script>window.a="{\\"email\\":\\"trade\\\\u0040acme.com\\"}"</script>'],
    ['in what a click runs', `<a href="#" onclick="this.href='mailto:'+'trade'+'@'+'acme.com'">Mail</a>`],
    ['in percent signs', '<a href="mailto:%74%72%61%64%65%40acme%2ecom">Mail</a>'],
    ['with a picture for its sign', '<p>trade<i class="fa fa-at"></i>acme.com</p>'],
    ['half in a style sheet', '<style>.m::before{content:"trade@"}</style><b class="m">acme.com</b>'],
    ['in another language’s words', '<p>trade arobase acme point com</p>'],
    ['between stars', '<p>trade *at* acme.com</p>'],
    ['with a wide sign', '<p>trade＠acme.com</p>'],
    ['where somebody is asked to write', '<p>E-mail trade at acme.com</p>'],
    ['backwards by halves', '<a data-user="edart" data-domain="moc.emca">Mail</a>'],
    ['with words to be taken out', '<p>trade@NOSPAMacme.com</p>'],
    ['with a part that its class hides', '<p>trade<span class="nospam">x</span>@acme.com</p>'],
  ])('%s', (_, markup) => {
    expect(addressesIn(markup)).toContain('trade@acme.com');
  });

  it.each([
    'The address for shops is trade, then the at sign, then acme dot com.',
    'Write to trade, followed by an at sign and our domain name: acme.com.',
    'Mail trade, then @, then acme.com',
    'Mail trade at sign acme dot com',
    'Our e-mail is trade followed by the at symbol followed by our domain.',
    'Schreibt an trade, dann das At-Zeichen, dann acme Punkt com.',
    'Unsere Adresse: trade, gefolgt von einem Klammeraffen, gefolgt von acme.com',
    'Écrivez à trade, puis arobase, puis acme point com',
    'Escriba a trade, luego arroba, luego acme punto com',
    'Scrivi a trade, poi la chiocciola, poi acme punto com',
    'Mail naar trade, dan een apenstaartje, dan acme punt com',
  ])('with its sign told in words: %s', (words) => {
    expect(addressesIn(`<p>${words}</p>`)).toEqual(['trade@acme.com']);
  });

  it('with its sign told in words, whatever its first part is called', () => {
    const words =
      '<a href="/stores">Stores</a><p>The address is stores, then the at sign, then acme dot com.</p>';
    expect(addressesIn(words)).toEqual(['stores@acme.com']);
  });

  it.each([
    'Look for us at the fair, then at acme.com.',
    'We were at the sign of the ram, then acme.com opened.',
    'Find the at sign on your keyboard, then visit acme.com.',
    'Sit at the sign, then acme dot com.',
    'The price, at the time, then acme.com',
  ])('and a way is no address: %s', (words) => {
    expect(addressesIn(`<p>${words}</p>`)).toEqual([]);
  });

  it('and a place is no address', () => {
    expect(addressesIn('<p>Find us at acme.com, or meet our friends at acme.com.</p>')).toEqual([]);
  });

  it('and a long run of marks is gone through once', () => {
    expect(addressesIn(`<p>${'>'.repeat(150_000)} trade *at* acme.com</p>`)).toContain('trade@acme.com');
  });
});
