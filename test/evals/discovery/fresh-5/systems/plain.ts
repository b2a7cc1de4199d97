import { anchors, type Good, goodsOf, type Look, legalOf, linksOf, type Shop, speechOf } from './shop.ts';

/** A site that somebody wrote by hand some years ago, and a payment button that came later. */
export function handmade(look: Look): Shop {
  const { name, tagline } = look;
  const goods = goodsOf(look.goods);
  const page = (title: string, body: string, head = '') =>
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><TITLE>${title === name ? `${name} - ${tagline}` : `${name}: ${title}`}</TITLE><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8">${look.head ?? ''}${head}</HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#222222"><TABLE WIDTH="800" ALIGN="center" CELLPADDING="6"><TR><TD COLSPAN="2"><A HREF="/"><IMG SRC="/images/banner.jpg" ALT="${name}" BORDER="0"></A></TD></TR>
<TR><TD WIDTH="160" VALIGN="top" BGCOLOR="#EEEEDD">${anchors(look.nav, (a) => `<P>${a}</P>`, 'CLASS="nav"')}</TD><TD VALIGN="top">${body}</TD></TR>
<TR><TD COLSPAN="2" ALIGN="center"><FONT SIZE="1">${anchors(look.foot, (a) => `${a} | `, '')}${legalOf(look)}<BR>${look.extra ?? ''}</FONT></TD></TR></TABLE></BODY></HTML>`;
  const card = ({ title, price, slug }: Good) =>
    `<TR><TD><A HREF="/${slug}.html">${title}</A></TD><TD>${price}</TD><TD><FORM ACTION="https://www.paypal.com/cgi-bin/webscr" METHOD="post"><INPUT TYPE="hidden" NAME="cmd" VALUE="_s-xclick"><INPUT TYPE="image" SRC="/images/btn_cart.gif" NAME="submit"></FORM></TD></TR>`;
  const table = `<TABLE BORDER="1">${goods.map(card).join('')}</TABLE>`;
  return {
    page: (title, body, head) => page(title, `<H1>${title}</H1>${body}`, head),
    basics: {
      '/': page(name, `<H2>${tagline}</H2>${table}`),
      '/products.html': page('Products', `<H2>Products</H2>${table}`),
      '/about.html': page('About us', `<H2>About us</H2>${look.about}`),
      ...Object.fromEntries(
        goods.map(({ title, price, slug }) => [
          `/${slug}.html`,
          page(title, `<H2>${title}</H2><P>${price}</P>`),
        ]),
      ),
    },
  };
}

/** A shop drawn by a script: what is on a page stands in the state that the server sends along, and nowhere else. */
export function nextShell(look: Look): Shop {
  const speech = speechOf(look);
  const goods = goodsOf(look.goods);
  const page = (title: string, body: string, head = '') => {
    const state = JSON.stringify({
      props: {
        pageProps: {
          site: { title: look.name, tagline: look.tagline },
          navigation: linksOf(look.nav).map(({ label, path }) => ({ title: label, href: path })),
          footer: {
            links: linksOf(look.foot).map(({ label, path }) => ({ title: label, href: path })),
            legal: legalOf(look),
            extra: look.extra ?? '',
          },
          page: { title, contentHtml: body },
          products: goods.map(({ title: product, price, slug }) => ({ title: product, price, handle: slug })),
        },
        __N_SSG: true,
      },
      page: '/[...slug]',
      buildId: 'k9Qd2mTz',
    }).replace(/</g, '\\u003c');
    return `<!DOCTYPE html><html lang="${look.language ?? 'en'}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title === look.name ? `${look.name} | ${look.tagline}` : `${title} | ${look.name}`}</title><meta property="og:site_name" content="${look.name}"/>${look.head ?? ''}${head}<link rel="preload" href="/_next/static/css/main.css" as="style"/></head><body><div id="__next"><div class="loading" role="status"></div></div><noscript>Please enable JavaScript to view this site.</noscript><script id="__NEXT_DATA__" type="application/json">${state}</script><script src="/_next/static/chunks/main.js" defer=""></script></body></html>`;
  };
  return {
    page,
    basics: {
      '/': page(look.name, `<h1>${look.tagline}</h1>`),
      '/shop': page(speech.all, `<h1>${speech.all}</h1>`),
      '/about': page(speech.about, `<h1>${speech.about}</h1>${look.about}`),
      '/privacy': page(
        speech.privacy,
        speech.privacyText(look.name, look.privacy ? `<p>${look.privacy}</p>` : ''),
      ),
      ...Object.fromEntries(
        goods.map(({ title, price, slug }) => [
          `/products/${slug}`,
          page(title, `<h1>${title}</h1><p>${price}</p>`),
        ]),
      ),
    },
  };
}
