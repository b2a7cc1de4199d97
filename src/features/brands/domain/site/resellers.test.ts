import { describe, expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { scanPage } from '../page/page-scan.ts';
import { namesOutlet, resellerSign } from './resellers.ts';

const larkspur = brandName('Larkspur');
const signOn = (markup: string) =>
  resellerSign(
    scanPage('https://larkspur-benelux.nl/', Buffer.from(markup, 'utf8').toString('latin1')),
    larkspur,
  );
const STRANGER = '<footer>© 2026 Interport Handel B.V.</footer>';

describe('a page says that it sells the brand’s goods for another', () => {
  it.each([
    'Interport is the authorised distributor of Larkspur products in Benelux.',
    'Wir sind der offizielle Generalimporteur von Larkspur für Österreich.',
    'Votre distributeur officiel de la marque Larkspur en Suisse',
    'Distribuidor exclusivo de Larkspur en España',
    'Importatore ufficiale di Larkspur per l’Italia',
    'De officiële importeur van Larkspur',
    'Larkspur is a registered trademark of its respective owner.',
    'Larkspur ist eine eingetragene Marke ihres Inhabers.',
  ])('%s', (words) => {
    expect(signOn(`<p>${words}</p>${STRANGER}`)).toContain('Larkspur');
  });

  it.each([
    [
      'in whose copyright line the brand stands',
      '<p>Acme, distributor of Larkspur</p><footer>© 2026 Larkspur Ltd</footer>',
    ],
    [
      'that looks for distributors',
      `<p>Become a distributor: write to Larkspur’s trade desk.</p>${STRANGER}`,
    ],
    ['that sells another brand', `<p>Official distributor of Delphinium.</p>${STRANGER}`],
    [
      'that speaks of its own mark',
      `<p>Larkspur is a registered trademark of Thistledown Ltd.</p>${STRANGER}`,
    ],
    [
      'that speaks of everybody’s marks',
      `<p>All trademarks are property of their respective owners.</p>${STRANGER}`,
    ],
  ])('but not one %s', (_, markup) => {
    expect(signOn(markup)).toBeUndefined();
  });
});

describe('a name of a place where goods are sold off', () => {
  it.each([
    'larkspur-outlet',
    'Larkspur Outlet',
    'larkspur-sale',
    'larkspurclearance',
    'larkspuroutletonline',
  ])('%s', (name) => {
    expect(namesOutlet(name, larkspur)).toBe(true);
  });

  it.each(['larkspur', 'larkspur-store', 'larkspursalem', 'outletcity'])('not %s', (name) => {
    expect(namesOutlet(name, larkspur)).toBe(false);
  });

  it('not where it is the brand’s own', () => {
    expect(namesOutlet('dressoutlet', brandName('Dress Outlet'))).toBe(false);
  });
});
