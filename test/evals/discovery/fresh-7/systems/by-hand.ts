import { linksOf, type Pages, type Site } from './site.ts';

/** Tables and a menu on the left, written in an editor years ago and kept up since. */
export function tables(site: Site): Pages {
  const page = (title: string, html: string) =>
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${site.name} - ${title}</title><meta name="keywords" content="${site.tagline}"></head>
<body bgcolor="#fffdf5" link="#663300"><center><table width="820" border="0" cellpadding="6"><tr><td colspan="2"><font face="Georgia" size="6">${site.name}</font><br><i>${site.tagline}</i></td></tr>
<tr><td width="160" valign="top">${linksOf(site.menu)
      .map(({ label, href }) => `<a href="${href}"><font size="2">${label}</font></a><br>`)
      .join('\n')}</td>
<td valign="top"><h2>${title}</h2>${html}</td></tr>
<tr><td colspan="2" align="center"><font size="1">${site.bar ?? ''}<br>Copyright 1998-2026 ${site.name}. ${site.imprint ?? ''}</font></td></tr></table></center></body></html>`;
  const list = `<ul>${site.range.map((entry) => `<li>${entry.replace(' | ', ' .... ')}</li>`).join('\n')}</ul>`;
  return {
    '/': page('Welcome', `${site.home}${list}`),
    ...Object.fromEntries(
      Object.entries(site.pages).map(([path, [title, html]]) => [path, page(title, html)]),
    ),
  };
}

/** One page with everything on it; the content is that of its parts, in order. */
export function onePage(site: Site): Pages {
  const parts = Object.entries(site.pages);
  return {
    '/': `<!doctype html><html lang="${site.language ?? 'en'}"><head><meta charset="utf-8"><title>${site.name}: ${site.tagline}</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="style.css"></head><body><nav>${parts.map(([id, [title]]) => `<a href="#${id.slice(1)}">${title}</a>`).join(' ')}</nav><header><h1>${site.name}</h1><p class="lede">${site.tagline}</p></header><section>${site.home}<dl>${site.range
      .map((entry) => {
        const [title, price] = entry.split(' | ');
        return `<dt>${title}</dt><dd>${price}</dd>`;
      })
      .join(
        '',
      )}</dl></section>${parts.map(([id, [title, html]]) => `<section id="${id.slice(1)}"><h2>${title}</h2>${html}</section>`).join('\n')}<footer>© ${site.name} ${site.imprint ?? ''}</footer></body></html>`,
  };
}
