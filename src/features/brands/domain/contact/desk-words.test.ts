import { describe, expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { scanPage } from '../page/page-scan.ts';
import type { PageKind } from '../page/wording.ts';
import { createSites } from '../site/site.ts';
import { roleInWords } from './desk-words.ts';
import { findAddresses } from './find-addresses.ts';
import { rankAddresses } from './rank-addresses.ts';

describe('the words before an address say whose it is', () => {
  it.each([
    ['Stores, please email', 'wholesale'],
    ['Gift shops and florists can write to', 'wholesale'],
    ['Läden schreiben bitte an', 'wholesale'],
    ['For our stores, please email', undefined],
    ['Service commercial, Yann Le Goff :', 'sales'],
    ['Ufficio commerciale:', 'sales'],
    ['Innendienst', 'sales'],
    ['Händleranfragen', 'wholesale'],
    ['Händlerbetreuung', 'wholesale'],
    ['Gewerbekunden', 'wholesale'],
    ['Distributeurs', 'wholesale'],
    ['Winkeliers', 'wholesale'],
    ['Zakelijke klanten', 'wholesale'],
    ['Business customers', 'wholesale'],
    ['National accounts', 'sales'],
    ['Order desk', 'sales'],
    ['Händlersuche', undefined],
    ['Service consommateurs :', 'support'],
    ['consumer orders only, dealer requests sent here are not forwarded', 'support'],
    ['Please note that wholesale questions can’t be answered here', 'support'],
    ['Dealers are answered within a day', 'wholesale'],
    ['I run a lighting showroom. Who do I talk to?', 'wholesale'],
    ['We own two garden centres, whom do we write to?', 'wholesale'],
    ['Wir führen einen Hofladen. An wen wenden wir uns?', 'wholesale'],
    ['J’ai une boutique, à qui écrire ?', 'wholesale'],
    ['Tengo una tienda. ¿A quién escribo?', 'wholesale'],
    ['Abbiamo un negozio: a chi scriviamo?', 'wholesale'],
    ['Ik heb een winkel, wie mail ik?', 'wholesale'],
    ['We have three shops in Leeds.', undefined],
    ['Gyms and shops in the US', 'wholesale'],
    ['Florists across Ohio', 'wholesale'],
    ['Magasins en Belgique', 'wholesale'],
    ['Winkels in Nederland', 'wholesale'],
    ['Our shops in Ohio', undefined],
    ['with the names of three suppliers who will vouch for you, to', undefined],
    ['Suppliers', 'other_desk'],
    ['Do you have a store?', undefined],
    ['Have you a question about the store?', undefined],
  ] as const)('“%s”', (words, role) => {
    expect(roleInWords(words, 'personal')).toBe(role);
  });
});

describe('whoever buys for the house', () => {
  const owner = { site: 'acme.com', brand: brandName('Acme'), sites: createSites() };
  const roles = (markup: string, kind: PageKind) => {
    const scan = scanPage('https://acme.com/x', markup);
    return rankAddresses(scan, findAddresses(scan), kind, owner).contacts.map(({ role }) => role);
  };

  it('is asked where the page for shops gives the address, and nowhere else', () => {
    expect(roles('<p>Mail naar inkoop@acme.com voor de prijslijst.</p>', 'wholesale')).toEqual(['wholesale']);
    expect(roles('<p>inkoop@acme.com</p>', 'contact')).toEqual([]);
    expect(roles('<p>Suppliers: purchasing@acme.com</p>', 'wholesale')).toEqual([]);
  });
});
