import {
  type Block,
  escapeHtml,
  type MenuEntry,
  type PlannedPage,
  type Product,
  type SitePlan,
} from '../plan.ts';
import { look } from './looks.ts';

/** How a theme writes the pieces of a page. */
export interface Dressing {
  heading(html: string, anchor: string | undefined): string;
  text(html: string): string;
  list(items: readonly string[]): string;
  product(item: Product): string;
  products(cards: string): string;
  form(html: string): string;
}

const dressBlock = (block: Block, dressing: Dressing): string => {
  switch (block.kind) {
    case 'heading':
      return dressing.heading(block.html, block.anchor);
    case 'text':
      return dressing.text(block.html);
    case 'list':
      return dressing.list(block.items);
    case 'products':
      return dressing.products(block.items.map(dressing.product).join('\n'));
    case 'form':
      return dressing.form(block.html);
  }
};

export const dressBlocks = (blocks: readonly Block[], dressing: Dressing): string =>
  blocks.map((block) => dressBlock(block, dressing)).join('\n');

export const links = (entries: readonly MenuEntry[], className: string): string =>
  entries
    .map(({ label, href }) => `<a class="${className}" href="${href}">${escapeHtml(label)}</a>`)
    .join('');

export const listItems = (items: readonly string[]): string =>
  items.map((item) => `<li>${item}</li>`).join('');

export const head = (plan: SitePlan, page: PlannedPage, more: string): string => {
  const url = `http://${plan.host}${page.path}`;
  const data = page.linkedData
    .map(
      (entry) =>
        `<script type="application/ld+json">${JSON.stringify(entry).replace(/</g, '\\u003c')}</script>`,
    )
    .join('');
  return `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(
    page.title,
  )}</title><meta name="description" content="${escapeHtml(
    page.description,
  )}"><link rel="canonical" href="${url}"><meta property="og:site_name" content="${escapeHtml(
    plan.name,
  )}"><meta property="og:url" content="${url}"><meta property="og:title" content="${escapeHtml(page.title)}">${look(plan.host)}${more}${data}</head>`;
};
