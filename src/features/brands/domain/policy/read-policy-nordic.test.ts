import { describe, expect, it } from 'vitest';
import { kindOf, type PageKind } from '../page/wording.ts';
import { said as saidOn } from './fixtures/said.ts';
import type { PolicyField } from './policy.ts';

const said = (field: PolicyField, sentence: string, kind?: PageKind, lang = 'sv'): unknown =>
  saidOn(field, `<p>${sentence}</p>`, kind, lang);

describe('a Swedish, Danish or Norwegian site is read as others are', () => {
  it.each([
    ['Vi säljer till butiker, museishoppar och hotell.', 'yes'],
    ['Vi sælger til gårdbutikker og delikatesser i hele Danmark.', 'yes'],
    ['Vi selger til butikker i hele Norge.', 'yes'],
    ['Vill du bli återförsäljare? Mejla oss.', 'yes'],
    ['Vi säljer inte till butiker.', 'no'],
    ['Våre varer selges ikke i butikker, kun her.', 'no'],
    ['Vi har desværre ikke plads til flere forhandlere lige nu.', 'closed_for_now'],
    ['Vi tar inte emot nya återförsäljare just nu.', 'closed_for_now'],
  ])('whether shops can buy: %s', (sentence, value) => {
    expect(said('takes_wholesale', sentence)).toBe(value);
  });

  it.each([
    'Du hittar oss i butiker i hela Sverige.',
    'Vår butik har öppet lördagar.',
    'Fri frakt över 600 kr.',
  ])('but not from what every visitor is told: %s', (sentence) => {
    expect(said('takes_wholesale', sentence, 'about')).toBeUndefined();
    expect(said('minimum_opening_order', sentence)).toBeUndefined();
  });

  it('what a shop has to order, in the crowns of its country', () => {
    const both = 'Första beställningen ska vara på minst 2 000 kr exkl. moms, därefter minst 800 kr.';
    expect(said('minimum_opening_order', both)).toBe('2000 SEK');
    expect(said('minimum_reorder', both)).toBe('800 SEK');
    const danish = 'Første ordre er på mindst 1.500 kr. ekskl. moms.';
    expect(said('minimum_opening_order', danish, 'wholesale', 'da')).toBe('1500 DKK');
    expect(said('minimum_opening_order', 'Minsteordre er 3000 kr.', 'wholesale', 'nb')).toBe('3000 NOK');
    expect(said('minimum_opening_order', 'Minsteordre er 3000 SEK.', 'wholesale', 'nb')).toBe('3000 SEK');
  });

  it.each([
    ['Våra varor får inte säljas på Amazon.', 'amazon_forbidden'],
    ['Vores produkter må ikke sælges på Amazon eller andre markedspladser.', 'forbidden'],
    ['Varene våre må ikke selges på nettmarkedsplasser.', 'forbidden'],
    ['Salg på Amazon kræver skriftlig tilladelse.', 'with_permission'],
  ])('where it may sell: %s', (sentence, rule) => {
    expect(said('marketplaces', sentence)).toBe(rule);
  });

  it('which papers it is asked for', () => {
    const sentence = 'Skicka organisationsnummer och en bild på butiken.';
    expect(said('documents', sentence)).toEqual(['tax_id', 'storefront_photos']);
    expect(said('documents', 'Send os jeres CVR-nummer.')).toEqual(['tax_id']);
  });

  it('and which of its pages is for shops', () => {
    expect(kindOf('/pages/aterforsaljare')).toBe('wholesale');
    expect(kindOf('Hitta återförsäljare')).toBe('locator');
  });
});
