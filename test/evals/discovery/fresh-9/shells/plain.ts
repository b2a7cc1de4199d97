import type { CasePage } from '../../case.ts';
import { anchors, linksOf, type Shell, type Site } from './site.ts';

const head = (site: Site, title: string) =>
  `<!DOCTYPE html><html lang="${site.language ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${site.name}</title><meta name="description" content="${site.tagline}"></head>`;

/** A site that somebody made with a static generator. */
export const handmade: Shell = {
  shelf: '/shop',
  product: (of) => `/shop/${of}`,
  frame: (site, _, title, main) =>
    `${head(site, title)}<body><header><strong><a href="/">${site.name}</a></strong><nav><ul>${anchors(site.menu, (link) => `<li>${link}</li>`)}</ul></nav></header><main>${main}</main><footer><p>${anchors(site.foot, (link) => `${link} `)}</p><p>&copy; 2026 ${site.name}. ${site.imprint ?? ''}</p></footer></body></html>`,
  card: (title, price, href) =>
    `<div class="item"><a href="${href}">${title}</a> <span>${price}</span></div>`,
  text: (title, html) => `<h1>${title}</h1>${html}`,
};

/** Rows and cells, as an owner of twenty years' standing still keeps it. */
export const oldStyle: Shell = {
  shelf: '/products.htm',
  product: (of) => `/${of}.htm`,
  frame: (site, _, title, main) =>
    `<html><head><title>${site.name} - ${title}</title></head><body bgcolor="#fffff0"><table width="760" align="center"><tr><td colspan="2"><font size="6">${site.name}</font><br><i>${site.tagline}</i></td></tr><tr><td width="150" valign="top">${anchors(site.menu, (link) => `${link}<br>`)}</td><td valign="top">${main}</td></tr><tr><td colspan="2" align="center"><font size="1">${anchors(site.foot, (link) => `${link} | `)}Copyright 1999-2026 ${site.name} ${site.imprint ?? ''}</font></td></tr></table></body></html>`,
  card: (title, price, href) => `<p><a href="${href}"><b>${title}</b></a> ${price}</p>`,
  text: (title, html) => `<h2>${title}</h2>${html}`,
};

/** As `handmade`, with a footer that a script writes into its box. */
export const lateFooter = (written: string): Shell => ({
  ...handmade,
  frame: (site, _, title, main) =>
    `${head(site, title)}<body><header><a href="/">${site.name}</a><nav>${anchors(site.menu)}</nav></header><main>${main}</main><footer id="foot"></footer><script>(function(){var foot=document.getElementById("foot");foot.innerHTML=${JSON.stringify(
      `<div class="col">${linksOf(site.foot)
        .map(({ label, href }) => `<a href="${href}">${label}</a>`)
        .join('')}</div><div class="col">${written}</div><div class="legal">&copy; 2026 ${site.name}</div>`,
    ).replaceAll('</', '<\\/')};})();</script></body></html>`,
});

/** A paper of one page, its lines as they are set. */
export function paper(lines: readonly string[]): CasePage {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const stream = `BT /F1 11 Tf 14 TL 72 760 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return {
    type: 'application/pdf',
    body: `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  };
}
