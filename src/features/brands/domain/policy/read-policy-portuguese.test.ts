import { describe, expect, it } from 'vitest';
import { kindOf, type PageKind } from '../page/wording.ts';
import { said as saidOn } from './fixtures/said.ts';
import type { PolicyField } from './policy.ts';

const said = (field: PolicyField, sentence: string, kind?: PageKind): unknown =>
  saidOn(field, `<p>${sentence}</p>`, kind, 'pt');

describe('a Portuguese or Brazilian site is read as others are', () => {
  it.each([
    ['Vendemos a lojas de decoração, papelarias e museus.', 'yes'],
    ['Fornecemos floristas e mercearias em todo o país.', 'yes'],
    ['Quer ser nosso revendedor? Escreva-nos.', 'yes'],
    ['Atendemos lojistas de todo o Brasil: peça a tabela de atacado.', 'yes'],
    ['Não vendemos para revenda, apenas nesta loja.', 'no'],
    ['De momento não aceitamos novos revendedores.', 'closed_for_now'],
  ])('whether shops can buy: %s', (sentence, value) => {
    expect(said('takes_wholesale', sentence)).toBe(value);
  });

  it.each(['Encontra-nos nas melhores lojas do país.', 'Portes grátis a partir de 50 €.'])(
    'but not from what every visitor is told: %s',
    (sentence) => {
      expect(said('takes_wholesale', sentence, 'about')).toBeUndefined();
      expect(said('minimum_opening_order', sentence)).toBeUndefined();
    },
  );

  it('what a shop has to order', () => {
    const both = 'O valor mínimo da primeira encomenda é de 180 € + IVA; as reposições, a partir de 90 €.';
    expect(said('minimum_opening_order', both)).toBe('180 EUR');
    expect(said('minimum_reorder', both)).toBe('90 EUR');
    expect(said('minimum_opening_order', 'Pedido inicial mínimo: R$ 1.500,00.')).toBe('1500 BRL');
  });

  it.each([
    ['Não autorizamos a venda dos nossos produtos na Amazon nem noutros marketplaces.', 'forbidden'],
    ['A venda em marketplaces carece da nossa autorização por escrito.', 'with_permission'],
    ['Os nossos produtos não podem ser vendidos na Amazon.', 'amazon_forbidden'],
  ])('what it says of marketplaces: %s', (sentence, value) => {
    expect(said('marketplaces', sentence)).toBe(value);
  });

  it('the papers that it asks for', () => {
    const asks = 'Para abrir conta, envie o NIF, a certidão permanente e fotografias da sua loja.';
    expect(said('documents', asks)).toEqual(['tax_id', 'business_license', 'storefront_photos']);
  });

  it.each([
    ['Revenda', 'wholesale'],
    ['Para lojistas', 'wholesale'],
    ['Torne-se revendedor', 'application'],
    ['Contactos', 'contact'],
  ])('a page called “%s” as what it is', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });
});
