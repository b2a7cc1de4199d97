import { newsletterForm } from '../forms.ts';
import { wordingOf } from '../languages.ts';
import { type Dress, escapeHtml } from '../plan.ts';
import { themeScript, themeStyle } from './ballast.ts';
import { type Dressing, dressBlocks, head, links, listItems } from './dressing.ts';

const dressing: Dressing = {
  heading: (text, anchor) =>
    `</div></section><section${anchor ? ` id="${anchor}"` : ''} class="py-24"><div class="container mx-auto px-6 max-w-3xl"><h2 class="text-4xl font-semibold tracking-tight">${text}</h2>`,
  text: (html) => `<p class="mt-6 text-lg leading-8 text-gray-600">${html}</p>`,
  list: (items) => `<ul class="mt-6 list-disc pl-6 space-y-2">${listItems(items)}</ul>`,
  product: ({ name, price }) =>
    `<figure class="rounded-2xl bg-gray-50 p-6"><svg viewBox="0 0 100 100" class="h-40 w-full"><circle cx="50" cy="50" r="${20 + (name.length % 20)}" fill="#d6c7b0"/></svg><figcaption>${name} <b>${price}</b></figcaption></figure>`,
  products: (cards) => `<div class="mt-10 grid grid-cols-2 md:grid-cols-4 gap-6">${cards}</div>`,
  form: (html) => `<div class="mt-8 rounded-2xl border p-8">${html}</div>`,
};

export const onePage: Dress = (plan, page) => `<!DOCTYPE html>
<html lang="${plan.language}" class="scroll-smooth">
${head(plan, page, themeStyle('tw', Math.ceil(plan.ballastKb / 2)))}
<body class="antialiased"><nav class="sticky top-0 flex gap-8 p-6"><a href="/#home" class="font-bold">${escapeHtml(
  plan.name,
)}</a>${links(plan.menu, 'text-sm')}${links(plan.footerMenu, 'text-sm')}</nav>
<section id="home"><div>
${dressBlocks(page.blocks(), dressing)}
</div></section>
<footer class="border-t py-12 text-sm">${newsletterForm(wordingOf(plan.language))}${plan.footer
  .map((line) => `<p>${line}</p>`)
  .join('')}</footer>
${themeScript('tw', Math.ceil(plan.ballastKb / 2))}
</body></html>`;
