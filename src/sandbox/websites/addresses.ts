import type { AddressForm } from '../world/contacts.ts';
import { seeded } from '../world/random.ts';

/** Stands for an at sign that a script-rendered theme writes as an escape. */
export const ESCAPED_AT = '\ue000';

const decimal = (text: string): string =>
  Array.from(text, (letter) => `&#${letter.codePointAt(0) ?? 0};`).join('');

/** Cloudflare's scheme: the first byte is the key, the others are the text's bytes under it. */
const cloudflareCode = (text: string): string => {
  const key = seeded(`cloudflare/${text}`).int(1, 255);
  const bytes = [key, ...Buffer.from(text).map((byte) => byte ^ key)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const SPOKEN = [
  [' [at] ', ' [dot] '],
  [' (at) ', ' (dot) '],
  ['[at]', '[dot]'],
  [' {at} ', '.'],
  [' AT ', ' DOT '],
] as const;

const spoken = (address: string): string => {
  const [at, dot] = seeded(`spoken/${address}`).pick(SPOKEN);
  const [local = '', domain = ''] = address.split('@');
  return `${local}${at}${domain.replaceAll('.', dot)}`;
};

const splitByTags = (local: string, domain: string): string =>
  seeded(`split/${local}@${domain}`).pick([
    `<span>${local}</span><span>@</span><span>${domain}</span>`,
    `${local}@<b></b>${domain}`,
    `<span class="u">${local}</span>@<span class="d">${domain.replaceAll('.', '<i>.</i>')}</span>`,
    `${local}<wbr>@<wbr>${domain}`,
  ]);

/** The address as markup in the given form; the forms that live in linked data show nothing. */
export const writeAddress = (address: string, form: AddressForm, label: string): string => {
  const [local = '', domain = ''] = address.split('@');
  switch (form) {
    case 'mailto':
      return `<a href="mailto:${address}" class="link">${seeded(address).chance(0.5) ? address : label}</a>`;
    case 'mailto-query':
      return `<a href="mailto:${address}?subject=${encodeURIComponent(label)}&amp;body=Hi%20there%2C">${label}</a>`;
    case 'mailto-entities':
      return `<a href="${decimal(`mailto:${address}`)}">${label}</a>`;
    case 'cloudflare-span':
      return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloudflareCode(address)}">[email&#160;protected]</a>`;
    case 'cloudflare-link':
      return `<a href="/cdn-cgi/l/email-protection#${cloudflareCode(address)}">${label}</a>`;
    case 'at-dot':
      return spoken(address);
    case 'split-by-tags':
      return splitByTags(local, domain);
    case 'split-by-comments':
      return `${local}<!-- no spam -->@<!-- please -->${domain}`;
    case 'entities':
      return `${local}&#64;${domain.replaceAll('.', '&#x2e;')}`;
    case 'script-escapes':
      return `${local}${ESCAPED_AT}${domain}`;
    case 'text':
      return address;
    case 'json-ld':
    case 'contact-point':
      return '';
  }
};
