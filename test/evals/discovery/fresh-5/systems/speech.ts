export type Language = 'en' | 'de' | 'fr' | 'nl' | 'it' | 'es' | 'sv' | 'pl';

/** What shop systems say by themselves, in the shop's language. */
export interface Speech {
  cart: string;
  search: string;
  menu: string;
  all: string;
  add: string;
  about: string;
  privacy: string;
  shipping: string;
  terms: string;
  news: string;
  newsText: string;
  sample: string;
  send: string;
  skip: string;
  privacyText: (name: string, officer: string) => string;
  shippingText: string;
  termsText: (name: string) => string;
}

export const SPEECH: Readonly<Record<Language, Speech>> = {
  en: {
    cart: 'Cart',
    search: 'Search',
    menu: 'Menu',
    all: 'Shop all',
    add: 'Add to cart',
    about: 'About us',
    privacy: 'Privacy policy',
    shipping: 'Shipping policy',
    terms: 'Terms of service',
    news: 'Subscribe to our emails',
    newsText: 'Be the first to know about new products and offers.',
    sample: 'Email',
    send: 'Send',
    skip: 'Skip to content',
    privacyText: (name, officer) =>
      `<p>Last updated: March 4, 2026</p><p>This Privacy Policy describes how ${name} collects, uses, and discloses your personal information when you visit, use our services, or make a purchase. We share your data with vendors who process payments, host the site and ship your order. We may ask for a minimum of information to verify your identity before we act on a request.</p>${officer}`,
    shippingText:
      '<p>Orders are processed within 1 to 3 business days. Standard shipping is free on orders of $75 or more. Orders are not shipped on weekends or holidays. You will receive a tracking number by email. Unused items can be returned within 30 days of delivery in their original packaging. Sale items are final.</p>',
    termsText: (name) =>
      `<p>This website is operated by ${name}. By visiting our site you agree to be bound by these terms. You agree not to reproduce, duplicate, copy, sell, resell or exploit any portion of the Service without express written permission by us.</p><p>We reserve the right to refuse any order you place with us. We may, in our sole discretion, limit or cancel quantities purchased per person, per household or per order. Prices for our products are subject to change without notice.</p>`,
  },
  de: {
    cart: 'Warenkorb',
    search: 'Suche',
    menu: 'Men&uuml;',
    all: 'Alle Produkte',
    add: 'In den Warenkorb',
    about: '&Uuml;ber uns',
    privacy: 'Datenschutzerkl&auml;rung',
    shipping: 'Versand und Zahlung',
    terms: 'AGB',
    news: 'Newsletter',
    newsText: 'Neuheiten und Angebote einmal im Monat. Abmeldung jederzeit m&ouml;glich.',
    sample: 'E-Mail-Adresse',
    send: 'Absenden',
    skip: 'Zum Inhalt springen',
    privacyText: (name, officer) =>
      `<p>Verantwortlich f&uuml;r die Datenverarbeitung auf dieser Website ist ${name}. Wir verarbeiten personenbezogene Daten nur, soweit dies zur Abwicklung Ihrer Bestellung n&ouml;tig ist (Art. 6 Abs. 1 lit. b DSGVO). Sie haben das Recht auf Auskunft, Berichtigung und L&ouml;schung.</p>${officer}`,
    shippingText:
      '<p>Innerhalb Deutschlands versenden wir mit DHL f&uuml;r 4,90 &euro;, ab 60 &euro; Bestellwert versandkostenfrei. Die Lieferzeit betr&auml;gt 2 bis 4 Werktage. Sie zahlen mit PayPal, Kreditkarte oder per Vorkasse.</p>',
    termsText: (name) =>
      `<p>&sect; 1 Geltungsbereich. F&uuml;r alle Bestellungen von Verbrauchern &uuml;ber unseren Onlineshop gelten die nachfolgenden Bedingungen von ${name}.</p><p>&sect; 2 Vertragsschluss. Die Darstellung der Produkte stellt kein rechtlich bindendes Angebot dar.</p><p>&sect; 3 Widerrufsrecht. Verbrauchern steht ein Widerrufsrecht von 14 Tagen zu.</p>`,
  },
  fr: {
    cart: 'Panier',
    search: 'Rechercher',
    menu: 'Menu',
    all: 'Tous les produits',
    add: 'Ajouter au panier',
    about: 'Notre histoire',
    privacy: 'Politique de confidentialit&eacute;',
    shipping: 'Livraison et retours',
    terms: 'Conditions g&eacute;n&eacute;rales de vente',
    news: 'Infolettre',
    newsText: 'Nos nouveaut&eacute;s une fois par mois, jamais plus.',
    sample: 'Votre e-mail',
    send: 'Envoyer',
    skip: 'Aller au contenu',
    privacyText: (name, officer) =>
      `<p>${name} collecte les donn&eacute;es n&eacute;cessaires au traitement de vos commandes. Vous disposez d'un droit d'acc&egrave;s, de rectification et de suppression.</p>${officer}`,
    shippingText:
      "<p>Livraison en France m&eacute;tropolitaine sous 3 &agrave; 5 jours ouvr&eacute;s, offerte d&egrave;s 70 &euro; d'achat. Retours accept&eacute;s sous 14 jours.</p>",
    termsText: (name) =>
      `<p>Les pr&eacute;sentes conditions r&eacute;gissent les ventes conclues sur ce site entre ${name} et ses clients particuliers. Les prix sont indiqu&eacute;s en euros toutes taxes comprises.</p>`,
  },
  nl: {
    cart: 'Winkelwagen',
    search: 'Zoeken',
    menu: 'Menu',
    all: 'Alle producten',
    add: 'In winkelwagen',
    about: 'Over ons',
    privacy: 'Privacyverklaring',
    shipping: 'Verzending en retour',
    terms: 'Algemene voorwaarden',
    news: 'Nieuwsbrief',
    newsText: 'Schrijf je in en krijg 10% korting op je eerste bestelling.',
    sample: 'E-mailadres',
    send: 'Versturen',
    skip: 'Naar de inhoud',
    privacyText: (name, officer) =>
      `<p>${name} verwerkt persoonsgegevens om je bestelling te kunnen leveren. Je hebt het recht om je gegevens in te zien, te laten verbeteren of te laten verwijderen.</p>${officer}`,
    shippingText:
      '<p>Voor 16.00 uur besteld, morgen in huis. Gratis verzending vanaf &euro; 50. Retourneren kan binnen 30 dagen.</p>',
    termsText: (name) =>
      `<p>Deze voorwaarden gelden voor elk aanbod van ${name} aan consumenten. De consument heeft een bedenktijd van 14 dagen.</p>`,
  },
  it: {
    cart: 'Carrello',
    search: 'Cerca',
    menu: 'Menu',
    all: 'Tutti i prodotti',
    add: 'Aggiungi al carrello',
    about: 'Chi siamo',
    privacy: 'Privacy policy',
    shipping: 'Spedizioni e resi',
    terms: 'Condizioni di vendita',
    news: 'Newsletter',
    newsText: 'Iscriviti per ricevere novit&agrave; e offerte.',
    sample: 'La tua e-mail',
    send: 'Invia',
    skip: 'Vai al contenuto',
    privacyText: (name, officer) =>
      `<p>Il titolare del trattamento &egrave; ${name}. I dati sono trattati per evadere gli ordini. L'interessato pu&ograve; chiedere l'accesso, la rettifica o la cancellazione dei dati.</p>${officer}`,
    shippingText:
      '<p>Spediamo in tutta Italia in 24-48 ore. Spedizione gratuita per ordini superiori a 59 &euro;. Reso entro 14 giorni.</p>',
    termsText: (name) =>
      `<p>Le presenti condizioni regolano la vendita a distanza tra ${name} e i consumatori. I prezzi sono comprensivi di IVA.</p>`,
  },
  es: {
    cart: 'Carrito',
    search: 'Buscar',
    menu: 'Men&uacute;',
    all: 'Todos los productos',
    add: 'A&ntilde;adir al carrito',
    about: 'Qui&eacute;nes somos',
    privacy: 'Pol&iacute;tica de privacidad',
    shipping: 'Env&iacute;os y devoluciones',
    terms: 'Condiciones de venta',
    news: 'Bolet&iacute;n',
    newsText: 'Suscr&iacute;bete y recibe nuestras novedades.',
    sample: 'Tu correo',
    send: 'Enviar',
    skip: 'Ir al contenido',
    privacyText: (name, officer) =>
      `<p>${name} trata sus datos para gestionar los pedidos. Puede ejercer sus derechos de acceso, rectificaci&oacute;n y supresi&oacute;n.</p>${officer}`,
    shippingText:
      '<p>Env&iacute;os a la pen&iacute;nsula en 48 horas, gratuitos en pedidos superiores a 60 &euro;. Devoluciones en 14 d&iacute;as.</p>',
    termsText: (name) =>
      `<p>Estas condiciones regulan la venta de productos por ${name} a consumidores. Los precios incluyen el IVA.</p>`,
  },
  sv: {
    cart: 'Varukorg',
    search: 'S&ouml;k',
    menu: 'Meny',
    all: 'Alla produkter',
    add: 'L&auml;gg i varukorg',
    about: 'Om oss',
    privacy: 'Integritetspolicy',
    shipping: 'Frakt och returer',
    terms: 'K&ouml;pvillkor',
    news: 'Nyhetsbrev',
    newsText: 'F&aring; nyheter f&ouml;rst.',
    sample: 'E-post',
    send: 'Skicka',
    skip: 'Hoppa till inneh&aring;ll',
    privacyText: (name, officer) =>
      `<p>${name} behandlar personuppgifter f&ouml;r att kunna leverera din best&auml;llning. Du har r&auml;tt till registerutdrag.</p>${officer}`,
    shippingText:
      '<p>Fri frakt &ouml;ver 499 kr. Leverans inom 2 till 4 vardagar. 30 dagars &ouml;ppet k&ouml;p.</p>',
    termsText: (name) =>
      `<p>Villkoren g&auml;ller n&auml;r du som konsument handlar av ${name}. Alla priser &auml;r inklusive moms.</p>`,
  },
  pl: {
    cart: 'Koszyk',
    search: 'Szukaj',
    menu: 'Menu',
    all: 'Wszystkie produkty',
    add: 'Dodaj do koszyka',
    about: 'O nas',
    privacy: 'Polityka prywatno&#347;ci',
    shipping: 'Dostawa i zwroty',
    terms: 'Regulamin',
    news: 'Newsletter',
    newsText: 'Zapisz si&#281; i odbierz 10% rabatu.',
    sample: 'Tw&oacute;j e-mail',
    send: 'Wy&#347;lij',
    skip: 'Przejd&#378; do tre&#347;ci',
    privacyText: (name, officer) =>
      `<p>Administratorem danych osobowych jest ${name}. Dane przetwarzamy w celu realizacji zam&oacute;wienia.</p>${officer}`,
    shippingText:
      '<p>Wysy&#322;ka w 24 godziny. Darmowa dostawa od 200 z&#322;. Zwrot w ci&#261;gu 14 dni.</p>',
    termsText: (name) =>
      `<p>Regulamin okre&#347;la zasady sprzeda&#380;y dla konsument&oacute;w w sklepie ${name}.</p>`,
  },
};
