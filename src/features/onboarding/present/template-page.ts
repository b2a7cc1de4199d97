import { createHash } from 'node:crypto';
import { SPREADSHEET_TEMPLATE_PATH } from '../contract.ts';
import { TEMPLATE_COLUMNS } from '../domain/spreadsheet-template.ts';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:48px 24px;background:light-dark(oklch(.985 .003 100),oklch(.168 .006 165));color:light-dark(oklch(.215 .012 165),oklch(.955 .004 120));font:14px/22px Geist,system-ui,sans-serif}
main{max-width:1392px;margin:0 auto}
h1{margin:0;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-.02em}
p{margin:4px 0 24px;color:light-dark(oklch(.42 .012 165),oklch(.78 .008 140))}
.wide{display:none}
@media (width<1360px){.wide{display:inline}}
a{color:inherit;font-weight:500}
div{overflow-x:auto;border:1px solid light-dark(oklch(.915 .005 120),oklch(.282 .008 165));border-radius:11px;background:light-dark(#fff,oklch(.205 .007 165))}
table{border-collapse:collapse;width:100%;font-size:13px;line-height:18px}
th,td{height:40px;padding:8px 12px;text-align:left}
th{font-weight:500;border-bottom:1px solid light-dark(oklch(.915 .005 120),oklch(.282 .008 165))}
td{color:light-dark(oklch(.42 .012 165),oklch(.78 .008 140))}
`;

export const TEMPLATE_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
};

const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${text.replaceAll('&', '&amp;')}</${tag}>`).join('');

/** Our template to look at, where the operator named no shared spreadsheet. */
export const templatePage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Spreadsheet template · Linesheet</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Spreadsheet template</h1>
<p><a href="${SPREADSHEET_TEMPLATE_PATH}" download>Download it as CSV</a>, and import that into a sheet of your own. <a href="/onboarding?step=1">Back to onboarding</a><span class="wide"><br>There are ${TEMPLATE_COLUMNS.length} columns: scroll the table sideways to see them all.</span></p>
<div tabindex="0" role="region" aria-label="Template"><table>
<thead><tr>${cells(
  'th',
  TEMPLATE_COLUMNS.map(([heading]) => heading),
)}</tr></thead>
<tbody><tr>${cells(
  'td',
  TEMPLATE_COLUMNS.map(([, example]) => example),
)}</tr></tbody>
</table></div>
</main>
</body>
</html>
`;
