/** A site and the furniture that every shell has: what its system says in its language, its links, its head. */

type Links = readonly (readonly [href: string, label: string])[];
type Groups = readonly (readonly [heading: string, links: Links])[];

export interface Site {
  name: string;
  /** Host with "www." if it has one. */
  host: string;
  lang?: string;
  currency?: string;
  announce?: string;
  menu: Groups;
  foot: Groups;
  /** Above the newsletter in the foot. */
  footText?: string;
  join?: string;
  social?: readonly string[];
  /** What the shop system's generator prints into head and foot. */
  head?: string;
  tail?: string;
  street?: string;
}

const said: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    skip: 'Skip to content',
    search: 'Search',
    login: 'Log in',
    cart: 'Cart',
    empty: 'Your cart is empty',
    cookies: 'We and our partners use cookies and similar technologies to run this store and measure visits.',
    accept: 'Accept',
    decline: 'Decline',
    email: 'Email address',
    subscribe: 'Sign up',
    join: 'New things, rarely, by email',
    rights: 'All rights reserved.',
    pay: 'Payment methods',
    menu: 'Menu',
  },
  de: {
    skip: 'Direkt zum Inhalt',
    search: 'Suche',
    login: 'Anmelden',
    cart: 'Warenkorb',
    empty: 'Dein Warenkorb ist leer',
    cookies: 'Wir verwenden Cookies, damit der Shop funktioniert und wir verstehen, wie er genutzt wird.',
    accept: 'Alle akzeptieren',
    decline: 'Nur notwendige',
    email: 'E-Mail-Adresse',
    subscribe: 'Abonnieren',
    join: 'Neues aus der Werkstatt per E-Mail',
    rights: 'Alle Rechte vorbehalten.',
    pay: 'Zahlungsarten',
    menu: 'Menü',
  },
  fr: {
    skip: 'Aller au contenu',
    search: 'Rechercher',
    login: 'Connexion',
    cart: 'Panier',
    empty: 'Votre panier est vide',
    cookies: 'Nous utilisons des cookies pour faire fonctionner la boutique et mesurer sa fréquentation.',
    accept: 'Tout accepter',
    decline: 'Tout refuser',
    email: 'Adresse e-mail',
    subscribe: 'S’inscrire',
    join: 'Nos nouvelles, une fois par mois',
    rights: 'Tous droits réservés.',
    pay: 'Moyens de paiement',
    menu: 'Menu',
  },
  es: {
    skip: 'Ir al contenido',
    search: 'Buscar',
    login: 'Iniciar sesión',
    cart: 'Carrito',
    empty: 'Tu carrito está vacío',
    cookies: 'Usamos cookies propias y de terceros para que la tienda funcione y para medir las visitas.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    email: 'Correo electrónico',
    subscribe: 'Suscribirme',
    join: 'Novedades en tu correo',
    rights: 'Todos los derechos reservados.',
    pay: 'Formas de pago',
    menu: 'Menú',
  },
  it: {
    skip: 'Vai al contenuto',
    search: 'Cerca',
    login: 'Accedi',
    cart: 'Carrello',
    empty: 'Il carrello è vuoto',
    cookies: 'Utilizziamo cookie tecnici e, con il tuo consenso, cookie di misurazione.',
    accept: 'Accetta tutti',
    decline: 'Rifiuta',
    email: 'Indirizzo email',
    subscribe: 'Iscriviti',
    join: 'Ricevi le novità',
    rights: 'Tutti i diritti riservati.',
    pay: 'Metodi di pagamento',
    menu: 'Menu',
  },
  nl: {
    skip: 'Meteen naar de inhoud',
    search: 'Zoeken',
    login: 'Inloggen',
    cart: 'Winkelwagen',
    empty: 'Je winkelwagen is leeg',
    cookies: 'Wij gebruiken cookies om de winkel te laten werken en bezoeken te meten.',
    accept: 'Accepteren',
    decline: 'Weigeren',
    email: 'E-mailadres',
    subscribe: 'Aanmelden',
    join: 'Af en toe nieuws in je mailbox',
    rights: 'Alle rechten voorbehouden.',
    pay: 'Betaalmethoden',
    menu: 'Menu',
  },
};

export const sayings = ({ lang = 'en' }: Site): ((key: string) => string) => {
  const of = said[lang] ?? {};
  return (key) => of[key] ?? '';
};

export const list = (links: Links, item = '', link = ''): string =>
  links.map(([href, label]) => `<li${item}><a href="${href}"${link}>${label}</a></li>`).join('\n');

export const organization = (site: Site): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `https://${site.host}`,
    logo: `https://${site.host}/cdn/shop/files/logo.png?width=500`,
    ...(site.social ? { sameAs: site.social } : {}),
  })}</script>`;

export const head = (
  site: Site,
  title: string,
  more: string,
): string => `<!doctype html><html lang="${site.lang ?? 'en'}">
<head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta property="og:site_name" content="${site.name}"><meta property="og:title" content="${title}">
<meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image">
<link rel="icon" type="image/png" href="/favicon.png">
${more}
${site.head ?? ''}
</head>`;

export const socials = (site: Site): string =>
  (site.social ?? [])
    .map((url) => {
      const label = url.split('/')[2]?.replace('www.', '').replace('.com', '') ?? '';
      return `<li><a href="${url}" target="_blank" rel="noopener"><svg viewBox="0 0 20 20" aria-hidden="true"><path
d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z"/></svg><span class="visually-hidden">${label}</span></a></li>`;
    })
    .join('');
