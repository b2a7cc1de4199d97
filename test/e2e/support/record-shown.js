// Runs in the page before anything of it, and tells of everything that is drawn, frame by frame.
(() => {
  const tell = window.tellShown;
  const NAMED = {
    heading: 'h1, h2, h3, h4, h5, h6',
    tab: '[role=tab]',
    button: 'button:not([role=tab]), summary, [role=button], [role=switch]',
    link: 'a[href]',
    figure: 'dd > span:first-child, strong',
    field: 'label, legend, [aria-label]:is(input, textarea, select)',
  };
  const told = new Set();
  const clean = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const regionOf = (element) => {
    if (element.closest('[data-toast]')) return 'toast';
    if (element.closest('main, [role=dialog], [role=alertdialog]')) return 'page';
    if (element.closest('header')) return 'header';
    return element.closest('footer') ? 'footer' : 'page';
  };

  function look() {
    const news = [];
    const note = (kind, text, element) => {
      if (text === '') return;
      const region = regionOf(element);
      const key = [location.pathname, region, kind, text].join('\n');
      if (told.has(key)) return;
      told.add(key);
      news.push({ kind, text, region, path: location.pathname });
    };
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      if (element.localName === 'script' || element.localName === 'style') continue;
      if (element.localName !== 'option' && !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const [kind, selector] of Object.entries(NAMED)) {
        if (element.matches(selector))
          note(kind, clean(element.getAttribute('aria-label') ?? element.textContent), element);
      }
      const speaks = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && clean(node.textContent) !== '',
      );
      if (speaks) note('text', clean(element.textContent), element);
      const placeholder = element.getAttribute('placeholder');
      if (placeholder !== null) note('text', clean(placeholder), element);
    }
    if (news.length > 0) tell(news);
  }

  let waiting = false;
  const lookSoon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      look();
    });
  };
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [
      'class',
      'hidden',
      'open',
      'data-state',
      'data-session',
      'data-toast',
      'aria-label',
      'placeholder',
    ],
  });
  addEventListener('load', lookSoon);
})();
