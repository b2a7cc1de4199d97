import type { Shop } from './shop.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';

export interface Texts {
  allTitle: string;
  aboutTitle: string;
  shippingTitle: string;
  shipping: string;
  returnsTitle: string;
  returns: string;
  privacyTitle: string;
  privacy: string;
  blogTitle: string;
  blog: string;
  newsletter: string;
  product: string;
  cookies: string;
}

function pick(name: string, variants: readonly string[]): string {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return variants[sum % variants.length] ?? '';
}

function english({ name, free = '$50' }: Shop): Texts {
  return {
    allTitle: 'All products',
    aboutTitle: pick(name, ['Our story', 'About us', 'Who we are']),
    shippingTitle: 'Shipping',
    shipping: pick(name, [
      `<p>Free shipping on orders over ${free} within the contiguous states. Everything else ships flat for 6.95.</p><p>Orders placed before noon leave our warehouse the same day; please allow three to five days. A minimum purchase of 25.00 is needed to use promo codes.</p>`,
      `<p>We ship Monday to Friday. Spend ${free} or more and the postage is on us. PO boxes are fine.</p><p>Lost in transit? Give the carrier two days, then write to us with your order number.</p>`,
      `<p>Standard delivery takes 3-6 business days and is free from ${free}. Express is calculated at checkout. We can't change an address once a label is printed.</p><p>Gift cards are sent by e-mail; keep the gift card documents until the balance is used up.</p>`,
    ]),
    returnsTitle: 'Returns &amp; exchanges',
    returns: pick(name, [
      '<p>Not what you hoped for? Send it back unused within 30 days for a refund. Sale items and gift cards are final.</p>',
      '<p>You have 60 days from delivery to change your mind. Include the packing slip; refunds go to the card you paid with.</p>',
      '<p>Returns are accepted for 14 days after arrival in original packaging. Return postage is paid by the customer unless we made the mistake.</p>',
    ]),
    privacyTitle: 'Privacy policy',
    privacy: `<p>This policy says how ${name} collects, uses and discloses your personal information when you visit or buy from the site.</p><h2>What we collect</h2><p>Device information, order information, and what you tell customer support. We share it with processors who help us run the shop, such as payment and parcel services.</p><h2>Your rights</h2><p>You may ask for a copy of your data or have it deleted.</p>`,
    blogTitle: pick(name, ['Journal', 'News', 'The blog']),
    blog: pick(name, [
      '<article><h2>Behind the scenes of our spring shoot</h2><p>Two days, nine models and one very patient dog.</p></article><article><h2>Our product roadmap for next year</h2><p>You asked, we listened.</p></article>',
      '<article><h2>Five gift ideas under 40</h2><p>For the person who has everything.</p></article><article><h2>Meet the team: packing day</h2><p>Where every parcel starts.</p></article>',
      '<article><h2>How we choose our materials</h2><p>A short tour from raw stuff to shelf.</p></article><article><h2>We turned ten</h2><p>Thank you all for a decade.</p></article>',
    ]),
    newsletter:
      '<section class="newsletter"><h2>Stay in the loop</h2><p>10% off your first order when you sign up.</p><form method="post" action="/contact#newsletter"><input type="email" name="contact[email]" placeholder="Email address" aria-label="Email address"><button type="submit">Sign up</button></form></section>',
    product:
      '<form method="post" action="/cart/add"><label>Quantity <input type="number" name="quantity" value="1" min="1"></label><button name="add">Add to cart</button></form><details><summary>Details</summary><p>Designed to last. See the label for care.</p></details><section class="reviews"><h2>Customer reviews</h2><p>★★★★★ Exactly as described, second time I order. — Dana K.</p><p>★★★★☆ Arrived quickly, box a little dented. — M. Ruiz</p></section>',
    cookies: 'We use cookies to make the shop work and to understand how it is used.',
  };
}

function german({ name, free = '50 €' }: Shop): Texts {
  return {
    allTitle: 'Alle Produkte',
    aboutTitle: 'Über uns',
    shippingTitle: 'Versand und Zahlung',
    shipping: `<p>Innerhalb Deutschlands liefern wir ab ${free} versandkostenfrei, darunter berechnen wir 4,90 €. Die Lieferzeit beträgt 2-4 Werktage.</p><p>Sie zahlen per Rechnung, PayPal, Kreditkarte oder Vorkasse. Gutscheine gelten ab einem Einkaufswert von 25 €.</p>`,
    returnsTitle: 'Widerrufsbelehrung',
    returns:
      '<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem Sie die Waren in Besitz genommen haben.</p>',
    privacyTitle: 'Datenschutzerklärung',
    privacy: `<p>${name} nimmt den Schutz Ihrer persönlichen Daten sehr ernst. Wir verarbeiten Daten gemäß Art. 6 Abs. 1 DSGVO.</p><h2>Cookies</h2><p>Diese Seite verwendet Cookies. Sie haben jederzeit das Recht auf Auskunft, Berichtigung und Löschung.</p>`,
    blogTitle: 'Magazin',
    blog: '<article><h2>Zu Besuch in unserer Werkstatt</h2><p>Ein Tag zwischen Spänen und Leim.</p></article><article><h2>Fünf Geschenkideen</h2><p>Für Unentschlossene.</p></article>',
    newsletter:
      '<section class="newsletter"><h2>Newsletter</h2><p>Jetzt anmelden und 5 € sparen. Abmeldung jederzeit möglich.</p><form method="post" action="/newsletter"><input type="email" name="email" placeholder="Ihre E-Mail-Adresse"><button>Abonnieren</button></form></section>',
    product:
      '<p class="tax">inkl. MwSt. zzgl. <a href="/versand">Versandkosten</a></p><button>In den Warenkorb</button><h2>Kundenbewertungen</h2><p>★★★★★ Tolle Qualität, gern wieder. – Familie Brandt</p>',
    cookies: 'Wir verwenden Cookies. Einige sind notwendig, andere helfen uns, diesen Shop zu verbessern.',
  };
}

function french({ name, free = '60 €' }: Shop): Texts {
  return {
    allTitle: 'Tous les produits',
    aboutTitle: 'Notre histoire',
    shippingTitle: 'Livraison',
    shipping: `<p>Livraison offerte dès ${free} d’achat en France métropolitaine. Expédition sous 48 h par Colissimo ou en point relais.</p><p>Les codes promo s’utilisent à partir de 30 € d’achat.</p>`,
    returnsTitle: 'Retours',
    returns:
      '<p>Vous disposez de 14 jours après réception pour nous retourner un article, non porté et dans son emballage d’origine.</p>',
    privacyTitle: 'Politique de confidentialité',
    privacy: `<p>${name} s’engage à protéger vos données personnelles conformément au RGPD. Vous disposez d’un droit d’accès, de rectification et de suppression.</p>`,
    blogTitle: 'Le journal',
    blog: '<article><h2>Dans les coulisses de l’atelier</h2><p>Rencontre avec Maud, qui emballe vos colis.</p></article><article><h2>Nos idées cadeaux</h2><p>Pour petits et grands.</p></article>',
    newsletter:
      '<section class="newsletter"><h2>Restons en contact</h2><p>-10 % sur votre première commande.</p><form method="post" action="/newsletter"><input type="email" name="email" placeholder="Votre adresse e-mail"><button>S’inscrire</button></form></section>',
    product:
      '<button>Ajouter au panier</button><p>En stock, expédié sous 48 h.</p><h2>Avis clients</h2><p>★★★★★ Conforme à la photo, envoi soigné. – Hélène P.</p>',
    cookies: 'Ce site utilise des cookies pour mesurer l’audience et améliorer votre navigation.',
  };
}

function spanish({ name, free = '49 €' }: Shop): Texts {
  return {
    allTitle: 'Todos los productos',
    aboutTitle: 'Quiénes somos',
    shippingTitle: 'Envíos',
    shipping: `<p>Envío gratis en península a partir de ${free}. Entregamos en 24/72 horas laborables.</p><p>Los cupones requieren una compra mínima de 20 €.</p>`,
    returnsTitle: 'Devoluciones',
    returns:
      '<p>Dispones de 14 días naturales para devolver tu pedido sin usar y en su embalaje original.</p>',
    privacyTitle: 'Política de privacidad',
    privacy: `<p>${name} trata tus datos conforme al RGPD y a la LOPDGDD para gestionar tus pedidos. Puedes ejercer tus derechos de acceso, rectificación y supresión.</p>`,
    blogTitle: 'Blog',
    blog: '<article><h2>Cómo cuidar tus piezas favoritas</h2><p>Consejos sencillos para que duren.</p></article><article><h2>Nuestro taller por dentro</h2><p>Manos que llevan treinta años en el oficio.</p></article>',
    newsletter:
      '<section class="newsletter"><h2>Suscríbete</h2><p>Un 10 % en tu primer pedido.</p><form method="post" action="/newsletter"><input type="email" name="email" placeholder="Tu correo electrónico"><button>Enviar</button></form></section>',
    product:
      '<button>Añadir al carrito</button><p>IVA incluido.</p><h2>Opiniones</h2><p>★★★★★ Llegó en dos días, muy bonito. – Lucía M.</p>',
    cookies: 'Usamos cookies propias y de terceros para mejorar nuestros servicios.',
  };
}

function italian({ name, free = '59 €' }: Shop): Texts {
  return {
    allTitle: 'Tutti i prodotti',
    aboutTitle: 'Chi siamo',
    shippingTitle: 'Spedizioni',
    shipping: `<p>Spedizione gratuita in Italia per ordini superiori a ${free}. Consegna con corriere espresso in 24/48 ore.</p>`,
    returnsTitle: 'Resi e rimborsi',
    returns:
      '<p>Hai 14 giorni dalla consegna per restituire i prodotti integri nella confezione originale.</p>',
    privacyTitle: 'Informativa privacy',
    privacy: `<p>${name} tratta i dati personali nel rispetto del Regolamento UE 2016/679. Puoi chiedere in ogni momento l’accesso o la cancellazione dei tuoi dati.</p>`,
    blogTitle: 'Blog',
    blog: '<article><h2>Una giornata in laboratorio</h2><p>Dalla materia prima alla scatola.</p></article><article><h2>Idee regalo</h2><p>Cinque proposte per ogni occasione.</p></article>',
    newsletter:
      '<section class="newsletter"><h2>Iscriviti alla newsletter</h2><p>Subito per te uno sconto del 10%.</p><form method="post" action="/newsletter"><input type="email" name="email" placeholder="La tua e-mail"><button>Iscriviti</button></form></section>',
    product:
      '<button>Aggiungi al carrello</button><p>IVA inclusa.</p><h2>Recensioni</h2><p>★★★★★ Ottimo prodotto e spedizione veloce. – Paolo R.</p>',
    cookies: 'Questo sito utilizza cookie tecnici e, previo consenso, di profilazione.',
  };
}

function dutch({ name, free = '€ 50' }: Shop): Texts {
  return {
    allTitle: 'Alle producten',
    aboutTitle: 'Over ons',
    shippingTitle: 'Verzending',
    shipping: `<p>Gratis verzending in Nederland vanaf ${free}. Voor 16.00 uur besteld, morgen in huis.</p><p>Kortingscodes zijn geldig bij een besteding van minimaal € 25.</p>`,
    returnsTitle: 'Retourneren',
    returns:
      '<p>Je mag je bestelling binnen 30 dagen ongebruikt terugsturen. Het retourlabel zit in de doos.</p>',
    privacyTitle: 'Privacyverklaring',
    privacy: `<p>${name} gaat zorgvuldig om met je persoonsgegevens en verwerkt die volgens de AVG. Je kunt je gegevens altijd inzien of laten verwijderen.</p>`,
    blogTitle: 'Blog',
    blog: '<article><h2>Een kijkje in ons atelier</h2><p>Waar alles begint.</p></article><article><h2>Cadeautips voor het najaar</h2><p>Klein, groot en lekker.</p></article>',
    newsletter:
      '<section class="newsletter"><h2>Blijf op de hoogte</h2><p>10% korting op je eerste bestelling.</p><form method="post" action="/newsletter"><input type="email" name="email" placeholder="E-mailadres"><button>Aanmelden</button></form></section>',
    product:
      '<button>In winkelwagen</button><p>Incl. btw.</p><h2>Beoordelingen</h2><p>★★★★★ Snel geleverd en mooi ingepakt. – Anouk</p>',
    cookies: 'Wij gebruiken cookies om de winkel te laten werken en bezoek te meten.',
  };
}

export function texts(shop: Shop): Texts {
  const byLanguage = { en: english, de: german, fr: french, es: spanish, it: italian, nl: dutch };
  return byLanguage[shop.lang ?? 'en'](shop);
}
