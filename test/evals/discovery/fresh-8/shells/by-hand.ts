import { links, type Shop, type Site, siteOf, tongueOf } from './site.ts';

/** As somebody made it in 2003 and has mended it since. */
export const tables = (shop: Shop): Site => {
  const t = tongueOf(shop);
  return siteOf(shop, {
    list: '/catalog.html',
    product: (slug) => `/items/${slug}.htm`,
    shipping: '/ship.html',
    returns: '/guarantee.html',
    privacy: '/privacy.html',
    page: (_, title, body) =>
      `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><HTML><HEAD><TITLE>${title}</TITLE><META NAME="description" CONTENT="${shop.line}"></HEAD><BODY BGCOLOR="#FFFFF0" LINK="#663300"><CENTER><TABLE WIDTH="760" BORDER="0" CELLPADDING="4"><TR><TD COLSPAN="2" ALIGN="center"><A HREF="/"><IMG SRC="/images/banner.gif" ALT="${shop.name}" BORDER="0"></A><BR><FONT SIZE="2"><I>${shop.line}</I></FONT></TD></TR><TR><TD WIDTH="150" VALIGN="top" BGCOLOR="#E8DCC0"><FONT FACE="Verdana" SIZE="2">${links([`${t.all} /catalog.html`, ...shop.menu], (link) => `&bull; ${link}<BR>`)}</FONT></TD><TD VALIGN="top"><FONT FACE="Verdana" SIZE="2">${body}</FONT></TD></TR><TR><TD COLSPAN="2" ALIGN="center"><HR><FONT SIZE="1">${links([...(shop.foot ?? shop.menu), `${t.shipping[0]} /ship.html`, `${t.returns[0]} /guarantee.html`, `${t.privacy[0]} /privacy.html`], (link) => `${link} | `)}<BR>Copyright 1998-2026 ${shop.name}. ${shop.credit ?? 'Best viewed on a big screen.'}</FONT></TD></TR></TABLE></CENTER></BODY></HTML>`,
  });
};

/** A few files that a friend who codes has written. */
export const plainFiles = (shop: Shop): Site => {
  const t = tongueOf(shop);
  return siteOf(shop, {
    list: '/things',
    product: (slug) => `/things/${slug}`,
    shipping: '/post',
    returns: '/sending-back',
    privacy: '/data',
    page: (_, title, body) =>
      `<!doctype html><html lang="${t.lang}"><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="/s.css"><body><header><a href="/"><svg width="120" height="40" role="img" aria-label="${shop.name}"></svg></a><nav>${links([`${t.all} /things`, ...shop.menu], (link) => ` ${link}`)}</nav></header><main>${body}</main><footer><p>${shop.name}. ${shop.line}. ${shop.credit ?? ''}</p><p>${links([...(shop.foot ?? []), `${t.shipping[0]} /post`, `${t.returns[0]} /sending-back`, `${t.privacy[0]} /data`], (link) => `${link} `)}</p><form action="https://buttondown.email/api/emails" method="post"><label>${t.joinText} <input type="email" name="email"></label><button>${t.subscribe}</button></form></footer></body></html>`,
  });
};

/** A shop front that its script draws: what stands on it is in the state, and a first drawing of it in the page or not. */
export const next = (shop: Shop, drawn: boolean): Site => {
  const t = tongueOf(shop);
  return siteOf(shop, {
    list: '/shop',
    product: (slug) => `/shop/${slug}`,
    shipping: '/help/shipping',
    returns: '/help/returns',
    privacy: '/legal/privacy',
    page: (_, title, body) => {
      const state = JSON.stringify({
        props: {
          pageProps: {
            page: { title, html: body, locale: t.lang },
            footer: { newsletter: t.joinText, columns: shop.foot ?? shop.menu },
          },
        },
        buildId: 'q7Zr1',
        isFallback: false,
      }).replace(/</g, '\\u003c');
      const seen = drawn
        ? `<main class="Prose_root__x81">${body}</main>`
        : '<div class="Skeleton_page__2b"></div>';
      return `<!DOCTYPE html><html lang="${t.lang}"><head><meta charSet="utf-8"/><title>${title}</title><meta name="next-head-count" content="4"/><script src="/_next/static/chunks/main-4f2.js" defer=""></script></head><body><div id="__next"><header class="Header_root__9c"><a href="/">${shop.name}</a><nav>${links([`${t.all} /shop`, ...shop.menu])}</nav></header>${seen}<footer class="Footer_root__4a">${links([...(shop.foot ?? []), `${t.shipping[0]} /help/shipping`, `${t.returns[0]} /help/returns`, `${t.privacy[0]} /legal/privacy`])}<span>© ${shop.name}</span></footer></div><script id="__NEXT_DATA__" type="application/json">${state}</script></body></html>`;
    },
  });
};
