import { type Content, links, type Pages, pairs, type Shop } from './shop.ts';

/** A site in tables, as somebody's nephew made it in 2003 and nobody has dared to touch since. */
export function tables(shop: Shop, content: Content): Pages {
  const bar = links(
    shop.nav,
    (label, href) =>
      `<TR><TD BGCOLOR="#E8E0C8" HEIGHT="24">&nbsp;<FONT FACE="Verdana, Arial" SIZE="2"><A HREF="${href}">${label}</A></FONT></TD></TR>`,
  );
  const foot = links(shop.foot, (label, href) => `<A HREF="${href}">${label}</A> |`);
  const page = (
    title: string,
    html: string,
  ) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><TITLE>${title === shop.name ? `Welcome to ${shop.name}` : `${shop.name} - ${title}`}</TITLE>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"><META NAME="GENERATOR" CONTENT="Microsoft FrontPage 5.0"><META NAME="keywords" CONTENT="${shop.tagline}, gifts, made by hand, quality">
</HEAD><BODY BGCOLOR="#FFFFF4" TEXT="#333333" LINK="#7A3B00" VLINK="#7A3B00" TOPMARGIN="0">
<TABLE WIDTH="780" BORDER="0" CELLPADDING="0" CELLSPACING="0" ALIGN="center"><TR><TD COLSPAN="2" ALIGN="center"><IMG SRC="images/banner3.gif" WIDTH="780" HEIGHT="110" ALT="${shop.name}"><BR><FONT FACE="Georgia" SIZE="2"><I>${shop.tagline}</I></FONT></TD></TR>
<TR><TD WIDTH="150" VALIGN="top"><TABLE WIDTH="100%" BORDER="0" CELLSPACING="1">${bar}</TABLE><P ALIGN="center"><IMG SRC="images/visamc.gif" ALT="We accept Visa and MasterCard"></P></TD>
<TD WIDTH="630" VALIGN="top"><FONT FACE="Verdana, Arial, Helvetica" SIZE="2"><H2><FONT COLOR="#7A3B00">${title}</FONT></H2>
${html}
</FONT></TD></TR>
<TR><TD COLSPAN="2" ALIGN="center"><HR NOSHADE SIZE="1"><FONT FACE="Verdana" SIZE="1">${foot} ${shop.small ?? ''}<BR>Copyright &copy; 1998-2026 ${shop.name}. Best viewed in 800x600.</FONT></TD></TR></TABLE></BODY></HTML>`;
  const shelf = pairs(shop.goods)
    .map(
      ([title, price]) =>
        `<TR><TD><FONT SIZE="2">${title}</FONT></TD><TD ALIGN="right"><FONT SIZE="2">${price}</FONT></TD><TD><FORM ACTION="https://www.paypal.com/cgi-bin/webscr" METHOD="post"><INPUT TYPE="hidden" NAME="cmd" VALUE="_s-xclick"><INPUT TYPE="submit" VALUE="Buy Now"></FORM></TD></TR>`,
    )
    .join('\n');
  return {
    '/': page(shop.name, `${shop.about}<TABLE BORDER="1" CELLPADDING="4">${shelf}</TABLE>`),
    ...Object.fromEntries(Object.entries(content).map(([path, [title, html]]) => [path, page(title, html)])),
  };
}

/** A site of hand-written style sheets, as from 2009: a wrapper, a sidebar, a footer. */
export function boxes(shop: Shop, content: Content): Pages {
  const page = (
    title: string,
    html: string,
  ) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="${shop.language ?? 'en'}" lang="${shop.language ?? 'en'}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title} | ${shop.name}</title><meta name="description" content="${shop.tagline}" /><link rel="stylesheet" type="text/css" href="/css/screen.css" media="screen" /><!--[if lte IE 7]><link rel="stylesheet" href="/css/ie.css" /><![endif]--><script type="text/javascript" src="/js/jquery-1.3.2.min.js"></script></head>
<body><div id="wrapper"><div id="header"><h1><a href="/"><span>${shop.name}</span></a></h1><p id="strapline">${shop.tagline}</p><ul id="nav">${links(shop.nav, (label, href) => `<li><a href="${href}">${label}</a></li>`)}</ul></div>
<div id="content"><div id="main"><h2>${title}</h2>
${html}
</div><div id="sidebar"><h3>${shop.banner ?? shop.name}</h3><ul>${pairs(shop.goods)
    .map(([name, price]) => `<li>${name} <span class="price">${price}</span></li>`)
    .join('')}</ul></div></div>
<div id="footer"><p>${links(shop.foot, (label, href) => `<a href="${href}">${label}</a> &middot;`)} &copy; 2009-2026 ${shop.name}. ${shop.small ?? ''}</p></div></div>
<script type="text/javascript">var gaJsHost = (("https:" == document.location.protocol) ? "https://ssl." : "http://www."); document.write(unescape("%3Cscript src='" + gaJsHost + "google-analytics.com/ga.js' type='text/javascript'%3E%3C/script%3E"));</script></body></html>`;
  return {
    '/': page('Welcome', shop.about),
    ...Object.fromEntries(Object.entries(content).map(([path, [title, html]]) => [path, page(title, html)])),
  };
}

/** One long page with everything on it, below headings that the bar points at. */
export function onePage(shop: Shop, parts: readonly (readonly [heading: string, html: string])[]): Pages {
  const id = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, '-');
  const sections = parts
    .map(
      ([heading, html]) =>
        `<section id="${id(heading)}" class="block"><div class="inner"><h2>${heading}</h2>${html}</div></section>`,
    )
    .join('\n');
  return {
    '/': `<!doctype html><html lang="${shop.language ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shop.name} · ${shop.tagline}</title><meta name="description" content="${shop.tagline}"><link rel="stylesheet" href="/style.css?v=19"></head>
<body><nav class="fixed"><a class="logo" href="#top">${shop.name}</a>${parts.map(([heading]) => `<a href="#${id(heading)}">${heading}</a>`).join('')}</nav>
<header id="top" class="hero"><h1>${shop.tagline}</h1>${shop.about}</header>
<section class="range"><ul>${pairs(shop.goods)
      .map(([title, price]) => `<li><strong>${title}</strong> <em>${price}</em></li>`)
      .join('')}</ul></section>
${sections}
<footer><p>© ${shop.name} ${shop.small ?? ''}</p></footer></body></html>`,
  };
}
