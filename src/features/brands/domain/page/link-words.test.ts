import { describe, expect, it } from 'vitest';
import { kindOfLinkWords } from './wording.ts';

describe('a link’s few words are for shops', () => {
  it.each([
    'For florists',
    'Kite shops',
    'Delis & grocers',
    'Gallery orders',
    'Shop owners',
    'Volume pricing',
    'Do you run a shop?',
    'Can my store carry Acme?',
    'Can I sell your soaps in my shop?',
    'Do you sell to shops?',
    'Kann ich das in meinem Laden verkaufen?',
    'Puis-je vendre vos thés dans ma boutique ?',
    '¿Puedo vender vuestras velas en mi tienda?',
    'Posso vendere i vostri tè nel mio negozio?',
    'Kan ik dit in mijn winkel verkopen?',
    'Our soaps in your salon',
    'Stock our jams',
    'Sell with us',
    'Für Hofläden',
    'Führen Sie einen Laden?',
    'Vous tenez une épicerie ?',
    'Librairies et cafés',
    '¿Tienes una tienda?',
    'Hai un negozio?',
    'Händlerlogin',
    'Gewerbekunden',
    'Accès pro',
    'Vende nuestras lámparas',
    'Heb je een winkel?',
    'An Läden',
    'LYS sign-up',
    'For clinicians',
    'Konto für Sanitätshäuser',
    'Radläden',
    'Vélocistes',
    'Bijoutiers et horlogers',
    'Tiendas multimarca',
    'Ferreterías',
    'Negozi specializzati',
    'Fietsenwinkels',
  ])('“%s”', (words) => {
    expect(kindOfLinkWords(words)).toBe('wholesale');
  });

  it.each([
    'How to order',
    'Price list',
    'Opportunities',
    'Für Profis',
    'Aziende',
    'By the sack',
    'Ouvrir un compte',
    'Rete vendita',
    'Area commerciale',
  ])('“%s” perhaps, among other things', (words) => {
    expect(kindOfLinkWords(words)).toBe('partners');
  });
});

it.each([
  'Our shops',
  'Shop all',
  'Gift shop',
  'Cafés',
  'Notre boutique',
  'Boutique',
  'Your account',
  'Track an order',
])('“%s” is said to everybody', (words) => {
  expect(['wholesale', 'partners']).not.toContain(kindOfLinkWords(words));
});
