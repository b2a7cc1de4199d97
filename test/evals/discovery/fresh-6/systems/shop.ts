import type { CasePage, Stated } from '../../case.ts';
import type { Language } from './phrases.ts';

/** What a shop's owner types into whichever system it runs on. Lists are written "Label=/path; Label=/path". */
export interface Shop {
  name: string;
  host: string;
  tagline: string;
  language?: Language;
  nav: string;
  foot: string;
  /** "Title=price; Title=price". */
  goods: string;
  about: string;
  /** The bar above everything. */
  banner?: string;
  /** Further lines in the foot: an address, a company number, who made the site. */
  small?: string;
  /** Whom the privacy policy names. */
  privacy?: string;
  /** In the markup for search engines. */
  schema?: { email?: string; street?: string; town?: string; country?: string };
}

export type Pages = Record<string, CasePage>;
/** Title and content by path. */
export type Content = Readonly<Record<string, readonly [title: string, html: string]>>;

export const said = <Value>(value: Value, words: string, path: string): Stated<Value> => ({
  value,
  words,
  path,
});

export function pairs(list: string): [string, string][] {
  return list
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), entry.slice(at + 1)];
    });
}

export const links = (list: string, each: (label: string, href: string) => string): string =>
  pairs(list)
    .map(([label, href]) => each(label.replace('&', '&amp;'), href))
    .join('\n');

/** What the bars of a site point at on the site itself and nobody has written: its departments. */
export const departments = ({ nav, foot }: Shop, content: Content): [label: string, path: string][] =>
  pairs(`${nav};${foot}`).filter(([, href]) => href.startsWith('/') && href !== '/' && !(href in content));

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const mail = (address: string, label = address): string => `<a href="mailto:${address}">${label}</a>`;

/** As Cloudflare hides an address: the first byte is the key of the others. */
export function veiled(address: string, key = 0x5d): string {
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  const hidden = hex(key) + [...address].map((letter) => hex(letter.charCodeAt(0) ^ key)).join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</a>`;
}

export const inEntities = (address: string): string => {
  const coded = [...`mailto:${address}`].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
  const shown = [...address].map((letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join('');
  return `<a href="${coded}">${shown}</a>`;
};

export function written(address: string): string {
  const [user, domain] = address.split('@');
  return `<script type="text/javascript">
<!--
var name = "${user}"; var host = "${domain}";
document.write("<a href='mailto:" + name + "@" + host + "'>" + name + "@" + host + "</a>");
//-->
</script>`;
}

export function schemaOf({ name, host, tagline, schema = {} }: Shop): string {
  const { email, street, town, country } = schema;
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description: tagline,
    url: `https://${host}`,
    logo: `https://${host}/files/logo_500x.png`,
    ...(email && { email }),
    ...(street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: town,
        addressCountry: country,
      },
    }),
    sameAs: [`https://www.instagram.com/${slug(name)}/`, `https://www.facebook.com/${slug(name)}`],
  };
  return `<script type="application/ld+json">${JSON.stringify(organization)}</script>`;
}

export const xml = (body: string): CasePage => ({
  type: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

export const urlset = (host: string, paths: readonly string[]): CasePage =>
  xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
      .map((path) => `<url><loc>https://${host}${path}</loc><lastmod>2026-03-04</lastmod></url>`)
      .join('')}</urlset>`,
  );

/** Its fields as "Name*; Email*=placeholder; Message*", each with the star of one that must be filled in. */
export function fieldsOf(list: string, each: (field: Field) => string): string {
  return list
    .split(';')
    .map((entry) => {
      const [label = '', placeholder = ''] = entry.trim().split('=');
      return each({
        label: label.replace('*', ''),
        name: slug(label),
        placeholder,
        isRequired: label.endsWith('*'),
        isLong: /message|nachricht|tell us|about your|mensaje|messaggio|bericht|meddelande|mensagem/i.test(
          label,
        ),
      });
    })
    .join('\n');
}

export interface Field {
  label: string;
  name: string;
  placeholder: string;
  isRequired: boolean;
  isLong: boolean;
}

export const inputOf = ({ name, placeholder, isRequired, isLong }: Field, of: string): string => {
  const common = `id="${of}-${name}" name="${of}[${name}]" placeholder="${placeholder}"${isRequired ? ' required aria-required="true"' : ''}`;
  if (isLong) return `<textarea ${common} rows="6"></textarea>`;
  return `<input type="${/mail/.test(name) ? 'email' : 'text'}" ${common}>`;
};
