import { describe, expect, it } from 'vitest';
import { judge, order, refusals } from './fixtures/judged-page.ts';

describe('who gives certain people a discount is no desk for shops', () => {
  it.each([
    ['teachers@acme.com', 'Do you give a discount for teachers? Ten percent, by code. Write to'],
    ['students@acme.com', 'Student discount? Write to'],
    ['firstresponders@acme.com', 'First responders save 15%: write to'],
    ['nurses@acme.com', 'Nurses, ask for your code at'],
    ['veterans@acme.com', 'Veterans, thank you. Your code comes from'],
    ['discounts@acme.com', 'For a senior discount, write to'],
    ['ann@acme.com', 'Teachers and students get 10% off; for the code write to'],
    ['maria@acme.com', 'Profesores y estudiantes: pedid vuestro descuento a'],
    ['jo@acme.com', 'Is there a discount for nurses? Yes, ten percent. Write to'],
    ['lena@acme.com', 'Rabatt für Studierende und Lehrkräfte:'],
  ])('%s', (address, words) => {
    const page = `<p>Everything else: hello@acme.com</p><p>${words} ${address}.</p>`;
    expect(order(page, 'support')).toEqual(['hello@acme.com']);
  });

  it.each([
    ['ann@acme.com', 'School-supply stores: for our wholesale list write to'],
    ['ann@acme.com', 'Shops get a dealer discount of 40%; write to'],
    ['wholesale@acme.com', 'Student book stores, ask for our discounts:'],
  ])('but a discount for shops is: %s: %s', (address, words) => {
    const page = `<p>Everything else: hello@acme.com</p><p>${words} ${address}.</p>`;
    expect(order(page, 'support')[0]).toBe(address);
  });
});

describe('a machine that keeps a site reads no mail', () => {
  it.each([
    'cms-bot@acme.com',
    'bot@acme.com',
    'deploy@acme.com',
    'ci-bot@acme.com',
    'robot@acme.com',
    'webhooks@acme.com',
    'cron@acme.com',
    'build.bot@acme.com',
    'service-account@acme.com',
  ])('%s', (address) => {
    expect(refusals(`<p>Write to ${address}</p>`)).toEqual([`${address} no_reply`]);
  });

  it.each(['talbot@acme.com', 'abbott@acme.com', 'botanicals@acme.com', 'build@acme.com', 'cib@acme.com'])(
    'but people and goods may be called so: %s',
    (address) => {
      expect(order(`<p>Write to ${address}</p>`)).toEqual([address]);
    },
  );
});

describe('who wrote a page, by a script’s state, is nobody to write to', () => {
  it.each([
    '{"slug":"resellers","owner":"jo@acme.com"}',
    '{"slug":"resellers","updatedBy":"jo@acme.com"}',
    '{"slug":"resellers","last_modified_by":"jo@acme.com"}',
    '{"createdBy":{"name":"Jo","email":"jo@acme.com"}}',
    '{"author":{"id":4,"email":"jo@acme.com"}}',
    '{"editor": "jo@acme.com"}',
    '{"publishedBy":"jo@acme.com"}',
  ])('%s', (state) => {
    const page = `<p>Shops: trade@acme.com</p><script type="application/json">${state}</script>`;
    expect(order(page, 'wholesale')).toEqual(['trade@acme.com']);
  });

  it.each([
    '{"contact":{"name":"Jo","email":"jo@acme.com"}}',
    '{"title":"Wholesale","email":"jo@acme.com"}',
    '{"owner":"wholesale@acme.com"}',
    '{"author":"Ann","wholesaleEmail":"jo@acme.com"}',
  ])('but whom the state calls a contact is: %s', (state) => {
    const page = `<script type="application/json">${state}</script>`;
    expect(judge(page, 'wholesale').contacts).toHaveLength(1);
  });
});
