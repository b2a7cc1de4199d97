import { describe, expect, it } from 'vitest';
import { MAIL_PAGE_POLICY, mailPage } from './mail-page.ts';
import { safeHtml } from './safe-html.ts';

const html = (source: string, pictures = new Map<string, string>()) => safeHtml(source, pictures).html;

describe('the HTML of a mail', () => {
  it('keeps how words stand', () => {
    const table = '<table border="1"><tr><td colspan="2">A &amp; B &euro;</td></tr></table>';
    expect(html(table)).toBe(table);
    expect(html('<P ALIGN=center>Hi<br/>there</P>')).toBe('<p align="center">Hi<br>there</p>');
    expect(html('<p style="color: #c00; font-weight:bold">x</p>')).toBe(
      '<p style="color: #c00; font-weight: bold">x</p>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example></SCRIPT >',
    '<script>alert(1)',
    '<style>@import "https://evil.example"</style>',
    '<svg onload="alert(1)"><script>1</script></svg>',
    '<math><mtext><script>1</script></mtext></math>',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<base href="https://evil.example/">',
    '<link rel="dns-prefetch" href="//evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<form action="https://evil.example"></form>',
    '<input autofocus onfocus="alert(1)">',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><script>1</script>"></noscript>',
    '<!-- <script>1</script> -->',
    '<!doctype html><?xml version="1.0"?>',
    '<video src="https://evil.example"></video>',
  ])('leaves out %s', (source) => {
    expect(html(`a${source}`)).not.toMatch(/script|evil|onload|onfocus|onerror|@import|refresh|<(?!\/?p)/i);
  });

  it('passes on no handler, no address that runs, and none that loads', () => {
    const hostile = [
      '<p onclick="alert(1)" id="x" class="y">a</p>',
      '<a href="javascript:alert(1)">b</a>',
      '<a href=" java&#10;script:alert(1)">c</a>',
      '<a href="javascript&colon;alert(1)">d</a>',
      '<a href="data:text/html,<script>1</script>">e</a>',
      '<td background="https://evil.example/x" style="background:url(https://evil.example/y)">f</td>',
      '<div style="background-color:red;position:fixed;width:expression(alert(1))">g</div>',
      '<p style="color:re\\64;background-image:u\\72l(https://evil.example)">h</p>',
    ].join('');
    const shown = html(hostile);
    expect(shown).not.toMatch(/onclick|javascript|data:|evil|url\(|position|expression|<script|id=|class=/i);
    expect(shown).toContain('background-color: red');
  });

  it('can’t break out of an attribute, a tag or the page that it stands in', () => {
    expect(html('<p title="&quot;><script>1</script>">a</p>')).toBe(
      '<p title="&quot;&gt;&lt;script&gt;1&lt;/script&gt;">a</p>',
    );
    expect(html('</body></html><b>a')).toBe('<b>a</b>');
    expect(html('a < b > c <1 <')).toBe('a &lt; b &gt; c &lt;1 &lt;');
    expect(html('<b title="')).not.toMatch(/title="$/);
    expect(html('&lt;script&gt;')).toBe('&lt;script&gt;');
  });

  it('opens links outside, without telling from where', () => {
    expect(
      html('<a href="https://nordkap.com/a?b=1&amp;c=2" target="_top" ping="https://evil.example">x</a>'),
    ).toBe(
      '<a href="https://nordkap.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    );
    expect(html('<a href="mailto:jo@nordkap.com">x</a>')).toContain('href="mailto:jo@nordkap.com"');
  });

  it('shows pictures that came with it alone, and counts the others', () => {
    const pictures = new Map([['logo@nordkap', 'data:image/png;base64,AA==']]);
    const source =
      '<img src="cid:logo@nordkap" alt="Logo" onerror="x"><img src="https://evil.example/a.png"><img src="cid:none"><img src="https://evil.example/p.gif" width=1 height=1>';
    const { html: shown, leftOut } = safeHtml(source, pictures);
    expect(shown).toBe('<img src="data:image/png;base64,AA==" alt="Logo">');
    expect(leftOut).toBe(2);
  });

  it.each([
    ['open tags', '<b>'.repeat(200_000)],
    ['tags that close nothing', '<b>'.repeat(100_000) + '</i>'.repeat(100_000)],
    ['empty space in a tag', `<p ${' '.repeat(900_000)}`],
    ['attributes without end', `<p ${'a= '.repeat(300_000)}`],
    ['scripts without end', '<script'.repeat(140_000)],
    ['signs', '<'.repeat(1_000_000)],
  ])('takes no longer for %s than for words', (_, source) => {
    const began = performance.now();
    html(source);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});

describe('the page of a mail', () => {
  it('lets nothing run and nothing be asked for, and says what is not shown', () => {
    expect(MAIL_PAGE_POLICY).toContain("default-src 'none'");
    expect(MAIL_PAGE_POLICY).toMatch(/sandbox(?!.*allow-(?:scripts|same-origin|forms|top))/);
    const page = mailPage('<p>Hi</p><img src="https://evil.example/a.png">', new Map());
    expect(page).toContain('A picture from elsewhere is not shown');
    expect(page).not.toContain('evil.example');
    expect(page).toContain('<p>Hi</p></body>');
  });
});
