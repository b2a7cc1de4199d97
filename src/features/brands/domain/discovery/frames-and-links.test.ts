import { expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { createSites } from '../site/site.ts';
import { contactPagesOf } from './contact-pages.ts';

const pagesOf = (markup: string) =>
  contactPagesOf(scanPage('https://acme.com/', markup), 'acme.com', createSites()).map(({ url }) => url);

it('a frameset’s frames are read', () => {
  expect(
    pagesOf('<title>Acme</title><frameset><frame src="nav.htm"><frame src="https://ads.com/"></frameset>'),
  ).toEqual(['https://acme.com/nav.htm']);
});

it('a link ends at its own closing tag, in capitals as well', () => {
  expect(pagesOf('<A HREF=index.html>Home</A><A HREF=mailus.htm>Mail us</A>')).toEqual([
    'https://acme.com/mailus.htm',
  ]);
});
