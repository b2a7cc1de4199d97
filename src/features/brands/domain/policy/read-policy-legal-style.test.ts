import { describe, expect, it } from 'vitest';
import { said } from './fixtures/said.ts';

const inPolicy = (sentence: string) => `<h1>Authorized reseller policy</h1><ol><li>${sentence}</li></ol>`;

describe('to whom those who buy may sell refuses nobody', () => {
  it.each([
    'Authorized resellers may sell only to end users.',
    'Dealers shall sell the products solely to end users.',
    'Retailers agree to sell only to consumers, and never to other resellers.',
    'A reseller must sell exclusively to end customers.',
    'Authorized dealers are permitted to sell directly to consumers only.',
    'You may sell the goods only to end users.',
    'Products may be sold by authorized retailers only to consumers.',
    'Autorisierte Händler dürfen nur an Endkunden verkaufen.',
    'Händler verkaufen ausschließlich an Endverbraucher.',
    'Les revendeurs agréés ne vendent qu’aux consommateurs, exclusivement aux particuliers.',
    'Los distribuidores autorizados venderán únicamente al consumidor final.',
    'I rivenditori autorizzati possono vendere esclusivamente al consumatore finale.',
    'Wederverkopers mogen uitsluitend aan consumenten verkopen.',
  ])('%s', (sentence) => {
    expect(said('takes_wholesale', inPolicy(sentence), 'trade_terms')).not.toBe('no');
  });

  it.each([
    'We sell only to end users.',
    'Our products are sold exclusively to consumers through our own site.',
    'Wir verkaufen ausschließlich an Endkunden.',
    'Vendiamo esclusivamente al consumatore finale.',
    'Wij verkopen uitsluitend aan consumenten.',
    'We don’t work with resellers; we sell only to end users.',
    'Our candles are not sold by shops.',
    'Shops can no longer buy from us; we sell only to end users.',
  ])('but the house that sells to nobody else does: %s', (sentence) => {
    expect(said('takes_wholesale', `<h1>Resellers</h1><p>${sentence}</p>`, 'support')).toBe('no');
  });
});

describe('what is forbidden unless the house has agreed takes its leave', () => {
  it.each([
    'unless Acme has first consented in a signed writing',
    'unless Acme has previously agreed in a writing signed by an officer',
    'except where Acme has expressly so agreed',
    'save as Acme may consent to in a signed document',
    'absent Acme’s signed consent',
    'unless and until the Company consents thereto',
    'without first having received Acme’s consent',
    'unless Acme, in its sole discretion, has authorized it',
  ])(
    'It may not offer products through any online marketplace (for example, Amazon or eBay) %s.',
    (unless) => {
      const sentence = `It may not offer products through any online marketplace (for example, Amazon or eBay) ${unless}.`;
      expect(said('marketplaces', inPolicy(sentence), 'trade_terms')).toBe('with_permission');
    },
  );

  it.each([
    ['German', 'Der Verkauf über Amazon und eBay ist untersagt, sofern Acme nicht zuvor eingewilligt hat.'],
    ['French', 'La vente sur Amazon et eBay est interdite, à moins qu’Acme n’y ait consenti au préalable.'],
    ['Spanish', 'Se prohíbe la venta en Amazon y eBay, salvo que Acme lo haya autorizado antes.'],
    ['Italian', 'È vietata la vendita su Amazon ed eBay, a meno che Acme non vi abbia acconsentito.'],
    ['Dutch', 'Verkoop via Amazon en Bol.com is verboden, tenzij Acme daarmee heeft ingestemd.'],
  ])('in %s', (_, sentence) => {
    expect(said('marketplaces', inPolicy(sentence), 'trade_terms')).toBe('with_permission');
  });

  it.each([
    'It may not offer products on Amazon or eBay, and unless it complies Acme will close its account.',
    'Resellers may not sell on Amazon or eBay. This holds unless Acme withdraws the policy.',
    'By signing, resellers have consented not to sell on Amazon or eBay.',
    'Resellers may not sell on Amazon or eBay, and Acme has agreed to no exception.',
  ])('but not by another condition: %s', (sentence) => {
    expect(said('marketplaces', inPolicy(sentence), 'trade_terms')).toBe('forbidden');
  });
});
