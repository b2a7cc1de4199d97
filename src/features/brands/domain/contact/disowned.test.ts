import { describe, expect, it } from 'vitest';
import { order, refusals } from './fixtures/judged-page.ts';

const page = (words: string): string => `<p>${words}</p>`;

describe('an address of which the page says that nobody reads it any more is given up', () => {
  it.each([
    'Please do not use sales@acme.com, it was hacked in May.',
    'We no longer use sales@acme.com.',
    'Our old address sales@acme.com was closed last year.',
    'sales@acme.com is no longer valid.',
    'sales@acme.com isn’t monitored.',
    'Mail: <a href="mailto:sales@acme.com">sales@acme.com</a> is not read by anybody.',
    'The Atlanta showroom closed (formerly sales@acme.com).',
    'Graham Tibbs (sales@acme.com) retired in March.',
    'Our former agent Jo Lee, sales@acme.com, will be missed.',
    'Unsere frühere Adresse sales@acme.com ist nicht mehr gültig.',
    'Die Adresse sales@acme.com wird nicht mehr abgerufen.',
    'Herr Maier (sales@acme.com) arbeitet nicht mehr für uns.',
    'Ne plus utiliser sales@acme.com, cette boîte n’est plus relevée.',
    'Notre ancienne adresse sales@acme.com ne fonctionne plus.',
    'La dirección sales@acme.com ya no se usa.',
    'Nuestra antigua dirección: sales@acme.com',
    'Il vecchio indirizzo sales@acme.com non è più attivo.',
    'Carlo Riva (sales@acme.com) non lavora più con noi.',
    'Ons oude mailadres sales@acme.com is niet meer in gebruik.',
    'Vår gamla adress sales@acme.com används inte längre.',
  ])('%s', (words) => {
    expect(refusals(page(`${words} Write to hello@acme.com.`))).toEqual(['sales@acme.com given_up']);
    expect(order(page(`${words} Write to hello@acme.com.`))).toEqual(['hello@acme.com']);
  });

  it.each([
    'sales@acme.com is not monitored on weekends.',
    'No longer in stock? Ask sales@acme.com.',
    'Don’t be shy: sales@acme.com',
    'Our old shop has closed. Write to sales@acme.com.',
    'Please don’t send CVs to sales@acme.com.',
    'Unsere alte Werkstatt ist geschlossen, wir sind umgezogen. sales@acme.com',
    'Never used wholesale before? sales@acme.com explains it.',
    'Retired early, started Acme: sales@acme.com',
  ])('but not %s', (words) => {
    expect(order(page(words))).toEqual(['sales@acme.com']);
  });
});

describe('an address of which the page says that it is somebody else’s is disowned, however like the brand it is called', () => {
  it.each([
    'Spam from orders@acme-sale.shop isn’t us!',
    'Beware of phishing mails from orders@acme-sale.shop.',
    'We are not affiliated with Acme Hotels (orders@acme-sale.shop).',
    'We’re not the Acme Hotel, which is another company: orders@acme-sale.shop.',
    'Acme Soda is another company: orders@acme-sale.shop.',
    'Do not order from orders@acme-sale.shop, he has nothing to do with us.',
    'Acme Brush Works, orders@acme-sale.shop, are not ours.',
    'Nicht zu verwechseln mit Acme Bau, orders@acme-sale.shop.',
    'Mit Acme Bau (orders@acme-sale.shop) haben wir nichts zu tun.',
    'Acme Immobilier, orders@acme-sale.shop, n’a rien à voir avec nous.',
    'Acme Hoteles (orders@acme-sale.shop) no tiene relación con nosotros.',
    'Acme Immobili, orders@acme-sale.shop, non ha nulla a che vedere con noi.',
    'Acme Bouw (orders@acme-sale.shop) heeft niets met ons te maken.',
    'Acme Bygg, orders@acme-sale.shop, har inget att göra med oss.',
  ])('%s', (words) => {
    expect(refusals(page(words))).toEqual(['orders@acme-sale.shop disowned']);
  });

  it.each([
    'Against spam: acme.orders@gmail.com',
    'Is it us you want? acme.orders@gmail.com',
    'Not sure? acme.orders@gmail.com is ours.',
  ])('but not %s', (words) => {
    expect(order(page(words))).toEqual(['acme.orders@gmail.com']);
  });
});
