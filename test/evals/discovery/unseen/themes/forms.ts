import { slug } from './parts.ts';

/** "Store name*" is required, "About your shop~" is a text area, "Type: Shop|Online" a choice, "File!" an upload. */
const field = (text: string, prefix: string): string => {
  const [label = '', options] = text.replace(/[*~!]$/, '').split(': ');
  const name = `${prefix}[${slug(label)}]`;
  const required = text.endsWith('*') ? ' required' : '';
  if (options)
    return `<label>${label}<select name="${name}">${options
      .split('|')
      .map((option) => `<option>${option}</option>`)
      .join('')}</select></label>`;
  if (text.endsWith('~')) return `<label>${label}<textarea name="${name}" rows="5"></textarea></label>`;
  if (text.endsWith('!')) return `<label>${label}<input type="file" name="${name}"></label>`;
  return `<label>${label}<input type="${/mail/i.test(label) ? 'email' : 'text'}" name="${name}"${required}></label>`;
};

export const form = (action: string, fields: readonly string[], button: string, prefix = 'contact'): string =>
  `<form method="post" action="${action}" class="form-vertical" accept-charset="UTF-8"><input type="hidden" name="form_type" value="${prefix}">
${fields.map((text) => `<div class="field">${field(text, prefix)}</div>`).join('\n')}
<button type="submit" class="button">${button}</button></form>`;

export const frame = (url: string, title: string, height = 900): string =>
  `<iframe src="${url}" title="${title}" width="100%" height="${height}" frameborder="0" allow="camera; microphone" loading="lazy"></iframe>`;

/** A form builder that loads by script into a box. */
export const widget = (url: string, script: string): string =>
  `<div data-tf-widget="${url.slice(url.lastIndexOf('/') + 1)}" data-url="${url}" style="width:100%;height:600px"></div><script src="${script}" async></script>`;

/** What stands at the form builder's own address. */
export const hostedForm = (title: string, fields: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"></head><body class="form-all">
<h1>${title}</h1>${form('/submit', fields, 'Submit', 'q')}<p class="powered">Never submit passwords through this form. Report abuse.</p></body></html>`;
