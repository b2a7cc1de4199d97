import { Markup, markup } from './markup.ts';

const STYLE = `
:root{color-scheme:light dark;--page:oklch(98.5% .003 250);--surface:#fff;--sunken:oklch(96.5% .004 250);
--ink:oklch(22% .01 250);--ink2:oklch(45% .012 250);--ink3:oklch(52% .012 250);--line:oklch(91% .005 250);
--accent:oklch(48% .11 200);--accent-soft:oklch(95% .03 200);--danger:oklch(52% .19 25)}
@media (prefers-color-scheme:dark){:root{--page:oklch(17% .008 250);--surface:oklch(21% .009 250);
--sunken:oklch(25% .01 250);--ink:oklch(95% .004 250);--ink2:oklch(76% .01 250);--ink3:oklch(67% .012 250);
--line:oklch(31% .01 250);--accent:oklch(78% .1 200);--accent-soft:oklch(30% .04 200);--danger:oklch(72% .16 25)}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:14px/1.5 "Geist Variable",system-ui,sans-serif}
main{max-width:1040px;margin:0 auto;padding:24px 16px 64px}
header.top{background:var(--surface);border-bottom:1px solid var(--line)}
header.top nav{max-width:1040px;margin:0 auto;padding:12px 16px;display:flex;gap:16px;align-items:baseline;flex-wrap:wrap}
header.top strong{font-weight:600;margin-right:8px}
h1{font-size:22px;font-weight:600;letter-spacing:-.015em;margin:0 0 4px}
h2{font-size:16px;font-weight:600;margin:32px 0 8px}
p{margin:0 0 16px}.muted{color:var(--ink2)}.quiet{color:var(--ink3);font-size:13px}
a{color:var(--accent);text-underline-offset:2px}nav a{text-decoration:none;color:var(--ink2)}nav a:hover{color:var(--ink)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:16px;box-shadow:0 1px 2px rgb(0 0 0/.04)}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{font-weight:500;color:var(--ink2);text-align:left;font-size:13px}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
th:last-child,td:last-child{padding-right:0}
tr:last-child td{border-bottom:0}.num{text-align:right}
input,select,button,textarea{font:inherit;color:inherit}
input:not([type=checkbox]),select{height:36px;padding:0 10px;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
table input:not([type=checkbox]){width:84px;height:32px}
button,.button{height:36px;padding:0 14px;border-radius:6px;border:1px solid var(--line);background:var(--surface);
cursor:pointer;font-weight:500;text-decoration:none;display:inline-flex;align-items:center;color:var(--ink)}
button.primary{background:var(--ink);color:var(--page);border-color:var(--ink)}
button:hover{filter:brightness(.97)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
/* Where a table is too wide for the screen, each of its rows is a block, with all that can be pressed in sight. */
@media (max-width:860px){.stacks thead{display:none}.stacks tr,.stacks td{display:block}
.stacks tr{padding:12px 0;border-bottom:1px solid var(--line)}.stacks tr:last-child{border-bottom:0}
.stacks td{padding:2px 0;border:0;overflow-wrap:anywhere}.stacks td[data-is]::before{content:attr(data-is) ": ";color:var(--ink2)}}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px}.cards h3{font-size:14px;font-weight:600;margin:0 0 8px}
.row{display:flex;gap:12px;flex-wrap:wrap;align-items:center}
.error{color:var(--danger);min-height:1.5em;margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0}dt{color:var(--ink2)}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:13px/1.55 ui-monospace,monospace}
`;

/** A whole page, with no script and nothing loaded from elsewhere. */
export const page = (title: string, body: Markup): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Linesheet sandbox</title>
<link rel="icon" href="data:,">
<style>${new Markup(STYLE)}</style>
</head>
<body>${body}</body>
</html>`.text;

/** A page with the sandbox's own navigation above it. */
export const sandboxPage = (title: string, body: Markup): string =>
  page(
    title,
    markup`<header class="top"><nav><strong>Sandbox</strong><a href="/sandbox">Overview</a>
<a href="/sandbox/mailbox">Mailbox</a><a href="/sandbox/practice">Practice</a><a href="/sandbox/sites">Brand websites</a><a href="/sandbox/sheets">Spreadsheets</a>
<a href="/sandbox/payments">Payments</a></nav></header>
<main>${body}</main>`,
  );
