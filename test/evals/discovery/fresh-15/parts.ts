import type { Shop } from './site.ts';

export const p = (...sentences: string[]) => `<p>${sentences.join(' ')}</p>`;
export const h = (text: string) => `<h2>${text}</h2>`;
export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const mail = (address: string, text = address) => `<a href="mailto:${address}">${text}</a>`;

/** Questions that open on a click, as the browser's own element does. */
export const accordion = (...entries: [question: string, answer: string][]) =>
  entries
    .map(
      ([question, answer]) =>
        `<details class="accordion"><summary role="button"><h3 class="accordion__title">${question}</h3><svg viewBox="0 0 10 6" aria-hidden="true"><path d="M9.354.646a.5.5 0 00-.708 0L5 4.293 1.354.646a.5.5 0 00-.708.708l4 4a.5.5 0 00.708 0l4-4a.5.5 0 000-.708z"/></svg></summary><div class="accordion__content rte">${answer}</div></details>`,
    )
    .join('');

/** Labels that end in "*" must be filled; "¶" before a label makes it a text area. */
export const form = (action: string, button: string, ...labels: string[]) =>
  `<form method="post" action="${action}" accept-charset="UTF-8" class="contact-form"><input type="hidden" name="utf8" value="✓">${labels
    .map((label, at) =>
      label.startsWith('¶')
        ? `<div class="field"><label for="f${at}">${label.slice(1)}</label><textarea id="f${at}" name="contact[${at}]" rows="8"></textarea></div>`
        : `<div class="field"><label for="f${at}">${label}</label><input id="f${at}" type="${/mail|courriel|correo/i.test(label) ? 'email' : 'text'}" name="contact[${at}]"${label.endsWith('*') ? ' required' : ''}></div>`,
    )
    .join('')}<button type="submit" class="button">${button}</button></form>`;

const hex = (code: number) => code.toString(16).padStart(2, '0');
const veiled = (address: string, key: number) =>
  hex(key) + [...address].map((sign) => hex(sign.charCodeAt(0) ^ key)).join('');

/** As Cloudflare prints an address to who doesn't run its script. */
export const shielded = (address: string, key = 0x4d) =>
  `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${veiled(address, key)}">[email&#160;protected]</a>`;
export const shieldedLink = (address: string, text: string, key = 0xa7) =>
  `<a href="/cdn-cgi/l/email-protection#${veiled(address, key)}">${text}</a>`;

/** As WordPress prints an address. */
export const scrambled = (address: string) =>
  [...address]
    .map((sign, at) => `&#${at % 3 ? sign.charCodeAt(0) : `x${hex(sign.charCodeAt(0))}`};`)
    .join('');

export const ld = (data: Readonly<Record<string, unknown>>) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

export const page = (title: string, body: string, lang = 'en') =>
  `<!DOCTYPE html>\n<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="/favicon.ico"><meta property="og:title" content="${title}">
<style>*,*::before,*::after{box-sizing:border-box}body{margin:0 auto;max-width:68rem;padding:1.5rem;font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;line-height:1.55;color:#222;background:#fff}h1{font-size:clamp(1.8rem,4vw,3rem);line-height:1.1;margin:.2em 0 .6em}h2{font-size:1.4rem}a{color:#1b4f72}img{max-width:100%;height:auto}ul{padding-left:1.2rem}.field{margin:.75rem 0}.field label{display:block;font-weight:600}.field input,.field textarea{width:100%;padding:.5rem;border:1px solid #bbb;border-radius:4px}button,.button{padding:.6rem 1.2rem;border:0;border-radius:4px;background:#1b4f72;color:#fff;cursor:pointer}footer{margin-top:3rem;padding-top:1rem;border-top:1px solid #ddd;font-size:.85rem}@media(max-width:600px){body{padding:1rem}}</style>
<script async src="https://www.googletagmanager.com/gtag/js?id=G-4TQ0"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','G-4TQ0');</script>
</head>\n<body>${body}</body></html>`;

interface Talk {
  cart: string;
  empty: string;
  search: string;
  account: string;
  letter: string;
  join: string;
  cookies: string;
  accept: string;
  refuse: string;
  skip: string;
}

const english: Talk = {
  cart: 'Cart',
  empty: 'Your cart is empty',
  search: 'Search',
  account: 'Log in',
  letter: 'Letters from us, now and then',
  join: 'Sign up',
  cookies: 'We use cookies to keep the cart working and to see which pages are read.',
  accept: 'Accept',
  refuse: 'Decline',
  skip: 'Skip to content',
};

const talks: Readonly<Record<string, Talk>> = {
  de: {
    cart: 'Warenkorb',
    empty: 'Dein Warenkorb ist leer',
    search: 'Suche',
    account: 'Einloggen',
    letter: 'Neuigkeiten per E-Mail',
    join: 'Anmelden',
    cookies:
      'Wir verwenden Cookies, damit der Warenkorb funktioniert, und mit deiner Einwilligung für Statistik.',
    accept: 'Alle akzeptieren',
    refuse: 'Nur notwendige',
    skip: 'Direkt zum Inhalt',
  },
  fr: {
    cart: 'Panier',
    empty: 'Votre panier est vide',
    search: 'Recherche',
    account: 'Connexion',
    letter: 'Nos nouvelles par courriel',
    join: 'S’inscrire',
    cookies: 'Nous utilisons des cookies pour le panier et, si vous le voulez bien, pour mesurer l’audience.',
    accept: 'Tout accepter',
    refuse: 'Refuser',
    skip: 'Passer au contenu',
  },
  it: {
    cart: 'Carrello',
    empty: 'Il tuo carrello è vuoto',
    search: 'Cerca',
    account: 'Accedi',
    letter: 'Novità via e-mail',
    join: 'Iscriviti',
    cookies: 'Usiamo cookie tecnici e, con il tuo consenso, cookie statistici.',
    accept: 'Accetta',
    refuse: 'Rifiuta',
    skip: 'Vai direttamente ai contenuti',
  },
  es: {
    cart: 'Carrito',
    empty: 'Tu carrito está vacío',
    search: 'Buscar',
    account: 'Iniciar sesión',
    letter: 'Noticias por correo',
    join: 'Suscribirme',
    cookies: 'Usamos cookies para el carrito y, si lo permites, para medir visitas.',
    accept: 'Aceptar',
    refuse: 'Rechazar',
    skip: 'Ir directamente al contenido',
  },
};

export const talkOf = ({ lang }: Shop) => talks[lang.slice(0, 2)] ?? english;

export const cookieBar = (shop: Shop) => {
  const { cookies, accept, refuse } = talkOf(shop);
  return `<div id="shopper-consent" class="consent" role="dialog" aria-live="polite"><p>${cookies}</p><div class="consent__buttons"><button type="button" data-consent="none">${refuse}</button><button type="button" data-consent="all">${accept}</button></div></div>`;
};

/** The countries that a shop system offers for delivery, with the money that each is billed in. */
export const countries =
  `Australia:AUD $|Austria:EUR €|Belgium:EUR €|Canada:CAD $|Croatia:EUR €|Czechia:CZK Kč|Denmark:DKK kr.|Estonia:EUR €|Finland:EUR €|France:EUR €|Germany:EUR €|Greece:EUR €|Hungary:HUF Ft|Iceland:ISK kr|Ireland:EUR €|Israel:ILS ₪|Italy:EUR €|Japan:JPY ¥|Latvia:EUR €|Lithuania:EUR €|Luxembourg:EUR €|Malta:EUR €|Mexico:USD $|Netherlands:EUR €|New Zealand:NZD $|Norway:USD $|Poland:PLN zł|Portugal:EUR €|Romania:RON Lei|Singapore:SGD $|Slovakia:EUR €|Slovenia:EUR €|South Korea:KRW ₩|Spain:EUR €|Sweden:SEK kr|Switzerland:CHF CHF|United Arab Emirates:AED د.إ|United Kingdom:GBP £|United States:USD $`
    .split('|')
    .map((entry) => entry.split(':'));

export const payments = [
  'American Express',
  'Apple Pay',
  'Google Pay',
  'Mastercard',
  'PayPal',
  'Shop Pay',
  'Visa',
]
  .map(
    (name, at) =>
      `<li class="list-payment__item"><svg class="icon icon--full-color" viewBox="0 0 38 24" role="img" width="38" height="24" aria-labelledby="pi-${at}"><title id="pi-${at}">${name}</title><path opacity=".07" d="M35 0H3C1.3 0 0 1.3 0 3v18c0 1.7 1.4 3 3 3h32c1.7 0 3-1.3 3-3V3c0-1.7-1.4-3-3-3z"/><path fill="#fff" d="M35 1c1.1 0 2 .9 2 2v18c0 1.1-.9 2-2 2H3c-1.1 0-2-.9-2-2V3c0-1.1.9-2 2-2h32"/><circle fill="#${(at * 1118481 + 2236962).toString(16).padStart(6, '0').slice(0, 6)}" cx="${13 + at}" cy="12" r="7"/></svg></li>`,
  )
  .join('');
