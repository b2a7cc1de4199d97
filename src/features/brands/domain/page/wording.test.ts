import { describe, expect, it } from 'vitest';
import { kindOf, mayMatter, speaksOfWholesale } from './wording.ts';

describe('words tell what a page is for', () => {
  it.each([
    ['Become a Retailer', 'application'],
    ['/pages/become-a-stockist', 'application'],
    ['Wholesale application', 'application'],
    ['Apply for a wholesale account', 'application'],
    ['Open a trade account', 'application'],
    ['Händler werden', 'application'],
    ['Zur Händlerregistrierung', 'application'],
    ['New dealer', 'application'],
    ['Devenir revendeur', 'application'],
    ['Diventa rivenditore', 'application'],
    ['Quiero ser distribuidor', 'application'],
    ['Seja um revendedor', 'application'],
    ['Word dealer', 'application'],
    ['Wholesale', 'wholesale'],
    ['/wholesale-login', 'wholesale'],
    ['B2B', 'wholesale'],
    ['Trade', 'wholesale'],
    ['For retailers', 'wholesale'],
    ['Stockists', 'wholesale'],
    ['Großhandel', 'wholesale'],
    ['Fachhändler', 'wholesale'],
    ['Espace pro', 'wholesale'],
    ['Vente en gros', 'wholesale'],
    ['Mayoristas', 'wholesale'],
    ['Venta al por mayor', 'wholesale'],
    ['Rivenditori', 'wholesale'],
    ['Ingrosso', 'wholesale'],
    ['Groothandel', 'wholesale'],
    ['Zakelijk', 'wholesale'],
    ['Pro shops', 'wholesale'],
    ['Boutiques & spas', 'wholesale'],
    ['Boutique program', 'wholesale'],
    ['Our reps', 'wholesale'],
    ['Our stores', 'locator'],
    ['Dove acquistare', 'locator'],
    ['Hablemos', 'contact'],
    ['Revenda', 'wholesale'],
    ['Återförsäljare', 'wholesale'],
    ['Find a retailer', 'locator'],
    ['Dealer locator', 'locator'],
    ['Contact us', 'contact'],
    ['Kontakt', 'contact'],
    ['Nous contacter', 'contact'],
    ['Contacto', 'contact'],
    ['Contatti', 'contact'],
    ['Fale conosco', 'contact'],
    ['Get in touch', 'contact'],
    ['Holler', 'contact'],
    ['Écrire', 'contact'],
    ['Hallo', 'contact'],
    ['Impressum', 'imprint'],
    ['Mentions légales', 'imprint'],
    ['Partnerships', 'partners'],
    ['Customer service', 'support'],
    ['Our story', 'about'],
    ['Über uns', 'about'],
    ['Privacy policy', 'legal'],
    ['Camp stoves', 'other'],
    ['The shop that time forgot', 'other'],
    ['Gift shops', 'other'],
    ['Trademarks', 'other'],
    ['Fair Trade', 'other'],
    ['Pricing policy', 'trade_terms'],
    ['Advertised price policy', 'trade_terms'],
    ['Price match', 'other'],
    ['Trade-in', 'other'],
  ])('%s: %s', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
    const bytes = Buffer.from(words).toString('latin1');
    if (kind !== 'other') expect([words, bytes].map(mayMatter)).toEqual([true, true]);
  });

  it('lets entities through the first look', () => {
    expect(mayMatter('H&auml;ndler')).toBe(true);
    expect(mayMatter('&Uuml;ber uns')).toBe(true);
    expect(mayMatter('Camp kettles')).toBe(false);
  });

  it('knows a sentence that speaks of selling to shops', () => {
    expect(speaksOfWholesale('For wholesale inquiries, please email')).toBe(true);
    expect(speaksOfWholesale('Interested in stocking our range? Write to our trade team')).toBe(true);
    expect(speaksOfWholesale('For questions about your order')).toBe(false);
    expect(speaksOfWholesale('Trade name: Larkspur LLC · Email:')).toBe(false);
  });
});
