import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { crawlerFiles } from './crawler-files.ts';

function site() {
  const app = new Hono();
  crawlerFiles({ app, publicUrl: 'https://linesheet.example/', pages: ['/', '/pricing'] });
  return app;
}

it('lists the public pages, and no others, at the address that Linesheet has', async () => {
  const answer = await site().request('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml');
  const locations = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(locations).toEqual(['https://linesheet.example/', 'https://linesheet.example/pricing']);
});

it('lets robots read the public pages and what they are made of, and nothing else', async () => {
  const text = await (await site().request('/robots.txt')).text();
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /$',
    'Allow: /pricing$',
    'Allow: /assets/',
    'Allow: /open-graph/',
    'Allow: /favicon.svg$',
    'Disallow: /',
    '',
    'Sitemap: https://linesheet.example/sitemap.xml',
    '',
  ]);
});
