import { type Dress, escapeHtml, type MenuEntry } from '../plan.ts';
import { type Dressing, dressBlocks } from './dressing.ts';

const font = (html: string, size = 2): string => `<FONT face="Verdana, Arial" size=${size}>${html}</FONT>`;

const dressing: Dressing = {
  heading: (text) => `<P><FONT face="Georgia, Times New Roman" size=5 color=#663300><B>${text}</B></FONT>`,
  text: (html) => `<P>${font(html)}<BR>`,
  list: (items) => `<UL>${items.map((item) => `<LI>${font(item)}`).join('\n')}</UL>`,
  product: ({ name, price, path }) =>
    `<TR><TD bgcolor=#fff8e8><A HREF="${path}">${font(name)}</A><TD align=right>${font(price)}</TR>`,
  products: (cards) => `<TABLE border=1 cellpadding=6 cellspacing=0 width="90%">${cards}</TABLE>`,
  form: (html) => `<TABLE bgcolor=#eeeeee cellpadding=8><TR><TD>${html}</TABLE>`,
};

const buttons = (entries: readonly MenuEntry[]): string =>
  entries
    .map(
      ({ label, href }) =>
        `<TR><TD bgcolor=#cc9966 align=center><A HREF="${href}">${font(`<B>${escapeHtml(label)}</B>`)}</A></TR>`,
    )
    .join('\n');

/** Made by hand in 2004 and never touched since: tables, unclosed tags, and a script from a magazine. */
export const handmade: Dress = (
  plan,
  page,
) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD>
<META http-equiv="Content-Type" content="text/html; charset=iso-8859-1">
<META name="GENERATOR" content="Microsoft FrontPage 5.0">
<TITLE>${escapeHtml(page.title)}</TITLE>
${page.linkedData.map((entry) => `<script type="application/ld+json">${JSON.stringify(entry)}</script>`).join('')}
<SCRIPT language="JavaScript"><!--
function MM_swapImgRestore() { var i,x,a=document.MM_sr; for(i=0;a&&i<a.length&&(x=a[i])&&x.oSrc;i++) x.src=x.oSrc; }
function MM_preloadImages() { var d=document; if(d.images){ if(!d.MM_p) d.MM_p=new Array(); } }
//--></SCRIPT>
</HEAD>
<BODY bgcolor="#ffffcc" text="#333333" link="#993300" onload="MM_preloadImages('images/btn_over.gif')">
<CENTER><TABLE width=780 border=0 cellspacing=0 cellpadding=4>
<TR><TD colspan=2 align=center><A HREF="/"><IMG SRC="/images/banner.gif" alt="${escapeHtml(plan.name)}" width=760 height=110 border=0></A>
<TR><TD width=140 valign=top><TABLE width=130 cellpadding=5>
${buttons([...plan.menu, ...plan.footerMenu])}
</TABLE>
<TD valign=top>
${dressBlocks(page.blocks(), dressing)}
<TR><TD colspan=2 align=center><HR>
${plan.footer.map((line) => font(line, 1)).join('<BR>\n')}<BR>
${font('You are visitor number 0018423. Best viewed in 800x600.', 1)}
</TABLE></CENTER>
<!-- ${'&nbsp; '.repeat(plan.ballastKb * 12)} -->
</BODY></HTML>`;
