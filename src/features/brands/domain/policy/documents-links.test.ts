import { describe, expect, it } from 'vitest';
import { said } from './fixtures/said.ts';

const asked = (...entries: readonly string[]) =>
  said(
    'documents',
    `<h1>For shops</h1><p>Write to us with the following:</p><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`,
  );

describe('a shop that has no door is asked for its web site', () => {
  it.each([
    ['a photo of your storefront, or a link if you’re online only', ['storefront_photos', 'website_url']],
    ['a picture of your shop (a link will do if you sell online)', ['storefront_photos', 'website_url']],
    ['photos of your store or, for web shops, a link', ['storefront_photos', 'website_url']],
    ['a link to where you sell', ['website_url']],
    ['where we can find you online', ['website_url']],
    ['your web address', ['website_url']],
    ['ein Foto Ihres Ladens, bei Onlineshops der Link', ['storefront_photos', 'website_url']],
    ['une photo de votre boutique, ou un lien si vous vendez en ligne', ['storefront_photos', 'website_url']],
    ['una foto de la tienda, o el enlace si solo vende en línea', ['storefront_photos', 'website_url']],
    ['una foto del negozio, o il link se vendete solo online', ['storefront_photos', 'website_url']],
    [
      'een foto van de winkel, of een link als je alleen online verkoopt',
      ['storefront_photos', 'website_url'],
    ],
  ])('%s', (entry, papers) => {
    expect(asked('your resale certificate', entry)).toEqual(['resale_certificate', ...papers]);
  });

  it.each([
    'a photo of your storefront; we’ll send a link to our portal',
    'a photo of your storefront, and click the link below',
    'a photo of your storefront, and a link back to us if you write about it',
    'a photo of your storefront, or ask us for a link to upload it',
  ])('and a link of ours is none of its papers: %s', (entry) => {
    expect(asked('your resale certificate', entry)).toEqual(['resale_certificate', 'storefront_photos']);
  });
});
