import { describe, expect, it } from 'vitest';
import { said, stated } from './fixtures/said.ts';

describe('a Polish site is read as others are', () => {
  it.each([
    'Sprzedajemy nasze zabawki sklepom stacjonarnym i internetowym z rabatem 40%.',
    'Zielarnie, drogerie i gabinety kosmetyczne zaopatrują się u nas w cenach hurtowych.',
    'Prowadzimy sprzedaż hurtową dla sklepów i hoteli.',
    'Współpracujemy z butikami i galeriami w całej Polsce.',
    'Sklepy mogą zamawiać u nas po cenach hurtowych.',
    'Prowadzisz sklep? Napisz do nas, wyślemy cennik hurtowy.',
    'Zapraszamy do współpracy sklepy z zabawkami i księgarnie.',
    'Szukamy dystrybutorów i partnerów handlowych.',
  ])('whether shops can buy: %s', (sentence) => {
    expect(said('takes_wholesale', `<p>${sentence}</p>`)).toBe('yes');
  });

  it('as an answer', () => {
    const answer = (words: string) =>
      said('takes_wholesale', `<h3>Czy prowadzicie sprzedaż hurtową?</h3><p>${words}</p>`, 'support');
    expect(answer('Tak, chętnie współpracujemy ze sklepami.')).toBe('yes');
    expect(answer('Niestety nie.')).toBe('no');
  });

  it.each([
    ['Nie prowadzimy sprzedaży hurtowej.', 'no'],
    ['Nie sprzedajemy sklepom ani hurtowniom.', 'no'],
    ['Obecnie nie przyjmujemy nowych sklepów.', 'closed_for_now'],
  ])('whether they can’t: %s', (sentence, answer) => {
    expect(said('takes_wholesale', `<p>${sentence}</p>`)).toBe(answer);
  });

  it('what they order, in złoty', () => {
    const both =
      '<p>Pierwsze zamówienie hurtowe wynosi co najmniej 600 zł netto, każde następne 300 zł netto.</p>';
    expect(said('minimum_opening_order', both)).toBe('600 PLN');
    expect(said('minimum_reorder', both)).toBe('300 PLN');
    const start = '<p>Na start minimum 800 zł, potem 400 zł.</p>';
    expect(said('minimum_opening_order', start)).toBe('800 PLN');
    expect(said('minimum_reorder', start)).toBe('400 PLN');
  });

  it.each([
    ['Sprzedaż na Allegro, Amazon i innych platformach handlowych jest zabroniona.', 'forbidden'],
    ['Naszych produktów nie wolno sprzedawać na Amazon.', 'amazon_forbidden'],
    ['Sprzedaż na Amazon tylko za naszą pisemną zgodą.', 'with_permission'],
  ])('where they may sell: %s', (sentence, rule) => {
    expect(said('marketplaces', `<p>${sentence}</p>`)).toBe(rule);
  });

  it('which papers it asks for', () => {
    expect(said('documents', '<p>W wiadomości prosimy podać NIP.</p>')).toEqual(['tax_id']);
    expect(said('documents', '<p>Prosimy dołączyć wpis do ewidencji (CEIDG).</p>')).toEqual([
      'business_license',
    ]);
  });

  it.each([
    'Zapisz się i odbierz rabat 10% na pierwsze zakupy.',
    'Darmowa dostawa od 199 zł.',
    'Nasz sklep jest czynny od 10 do 18.',
    'Na zwrot masz 14 dni.',
  ])('and what every visitor is told says nothing to shops: %s', (sentence) => {
    expect(stated('takes_wholesale', `<p>${sentence}</p>`, 'support')).toBeUndefined();
    expect(stated('minimum_opening_order', `<p>${sentence}</p>`)).toBeUndefined();
  });
});
