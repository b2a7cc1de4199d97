export type Lang = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';

/** What a shop says to its retail customers, whoever it is. */
export interface Phrases {
  /** What else is in the menu: its name, the end of its path, and what it says. */
  menu: readonly (readonly [name: string, slug: string, text: string])[];
  all: string;
  items: string;
  shopNow: string;
  favourites: string;
  journal: string;
  posts: readonly string[];
  postText: string;
  quantity: string;
  addToCart: string;
  productTexts: readonly string[];
  shipping: string;
  shippingTexts: readonly string[];
  privacy: string;
  privacyText: string;
  terms: string;
  termsTexts: readonly string[];
  newsletter: string;
  field: string;
  subscribe: string;
  cookies: string;
  accept: string;
  banner: string;
  account: string;
  cart: string;
  search: string;
}

export const phrases: Readonly<Record<Lang, Phrases>> = {
  en: {
    menu: [
      [
        'New arrivals',
        'new-arrivals',
        'Fresh from the bench this month. Members of our rewards club see them a day early.',
      ],
      [
        'Gift cards',
        'gift-cards',
        'Digital gift cards from $25 to $200, sent by email within the hour. They never expire.',
      ],
      [
        'Our story',
        'our-story',
        'It began at a kitchen table with too little light and too many ideas. Seven years later the table is bigger and the light is better.',
      ],
      [
        'Care guide',
        'care-guide',
        'Look after it and it will look after you. Keep it dry, keep it clean, and repair before you replace.',
      ],
      [
        'Track your order',
        'track-order',
        'Enter your order number and ZIP code to see where your parcel is on the map.',
      ],
    ],
    all: 'Shop all',
    items: 'products',
    shopNow: 'Shop now',
    favourites: 'Customer favourites',
    journal: 'From the journal',
    posts: [
      'Our roadmap for the year ahead',
      'How we pick our materials',
      'Five small habits we swear by',
      'A morning in the workshop',
    ],
    postText:
      '<p>Some weeks are all spreadsheets and some weeks are all sawdust. This one was both. We tested three versions, threw two away and kept the one that our neighbours wouldn’t give back.</p><p>Next month we show you the sketches. Until then, thank you for reading, and thank you for the letters.</p>',
    quantity: 'Quantity',
    addToCart: 'Add to cart',
    productTexts: [
      'Designed in small runs and checked by hand before it leaves us. Buy two and save 10% at checkout. 30-day returns.',
      'A thing for every day. Wipe clean with a damp cloth. Bulk orders of 10 or more get 10% off automatically.',
      'One-year guarantee. Ships within two business days. Gift wrap is available at checkout for $4.',
    ],
    shipping: 'Shipping & returns',
    shippingTexts: [
      '<p>Free standard shipping on orders over $50 within the contiguous US. Orders below that ship for a flat $5.95. Orders leave us Monday to Friday.</p><p>Returns are accepted within 30 days if the item is unused. Start a return from your account.</p>',
      '<p>We ship from our own stockroom within two business days. Spend $75 and shipping is on us. Promo codes need a minimum purchase of $25 and can’t be combined.</p><p>Changed your mind? You have 60 days.</p>',
      '<p>Flat-rate shipping is $6.50. Orders above $99 ship free. Alaska and Hawaii take a few days longer.</p><p>Refunds go back to the card that you paid with. Gift cards can’t be returned.</p>',
    ],
    privacy: 'Privacy policy',
    privacyText:
      '<p>We collect what we need to send you your order: your name, your postal address, your email address and what you bought. We share it with carriers and our payment processor, and with nobody else. You may ask for a copy or for its deletion at any time.</p><p>Cookies keep your cart together. Analytics cookies are set when you agree to them.</p>',
    terms: 'Terms of service',
    termsTexts: [
      '<p>By placing an order you confirm that you are of age in your state or province of residence. Prices may change without notice. We reserve the right to refuse any order that you place with us and to limit quantities per household.</p>',
      '<p>These terms govern your use of our online store. All content is our property. Products bought here are for personal use. Disputes are settled by the courts of our home state.</p>',
    ],
    newsletter: 'Get 10% off your first order',
    field: 'Email address',
    subscribe: 'Sign up',
    cookies: 'We use cookies to improve your experience and to see what people like.',
    accept: 'Accept all',
    banner: 'Free shipping on orders over $50',
    account: 'Account',
    cart: 'Cart',
    search: 'Search',
  },
  de: {
    menu: [
      ['Neuheiten', 'neuheiten', 'Frisch eingetroffen: das sind unsere Lieblinge der Saison.'],
      ['Gutscheine', 'gutscheine', 'Geschenkgutscheine ab 20 €, als PDF zum Ausdrucken.'],
      [
        'Über uns',
        'ueber-uns',
        'Angefangen hat alles am Küchentisch. Heute sind wir neun Leute und ein Hund.',
      ],
      ['Pflegehinweise', 'pflege', 'Mit ein wenig Pflege haben Sie viele Jahre Freude daran.'],
    ],
    all: 'Alle Produkte',
    items: 'Artikel',
    shopNow: 'Jetzt entdecken',
    favourites: 'Beliebt bei unseren Kunden',
    journal: 'Aus dem Magazin',
    posts: ['Ein Tag in unserer Werkstatt', 'Warum wir auf kurze Wege setzen', 'Drei Tipps für die Pflege'],
    postText:
      '<p>Morgens um sieben ist es in der Halle noch still. Dann laufen die Maschinen an, und bis zum Mittag liegt der Duft von frischem Holz in der Luft.</p><p>Wir freuen uns über Ihre Geschichten und Bilder.</p>',
    quantity: 'Menge',
    addToCart: 'In den Warenkorb',
    productTexts: [
      'Sorgfältig gefertigt und von Hand geprüft. Lieferzeit 2–4 Werktage. Ab 3 Stück sparen Sie 5 %.',
      'Langlebig, reparierbar, plastikfrei verpackt. inkl. MwSt. zzgl. Versandkosten.',
    ],
    shipping: 'Versand und Zahlung',
    shippingTexts: [
      '<p>Der Versand innerhalb Deutschlands kostet 4,90 €. Ab einem Bestellwert von 60 € liefern wir versandkostenfrei. Wir versenden mit DHL.</p><p>Sie können mit Kreditkarte, PayPal, auf Rechnung oder per Vorkasse zahlen.</p>',
      '<p>Versandkosten: 5,90 € je Bestellung, Österreich 9,90 €. Gutscheine gelten ab einem Mindesteinkauf von 25 €.</p>',
    ],
    privacy: 'Datenschutzerklärung',
    privacyText:
      '<p>Wir verarbeiten personenbezogene Daten nur, soweit dies zur Abwicklung Ihrer Bestellung erforderlich ist (Art. 6 Abs. 1 lit. b DSGVO). Sie haben das Recht auf Auskunft, Berichtigung und Löschung.</p>',
    terms: 'AGB',
    termsTexts: [
      '<p>§ 1 Diese Bedingungen gelten für Verträge zwischen uns und Verbrauchern. § 2 Der Vertrag kommt mit der Bestätigung der Bestellung zustande. § 3 Es gilt das gesetzliche Mängelhaftungsrecht.</p>',
      '<p>1. Geltungsbereich: alle Bestellungen über diesen Onlineshop. 2. Preise enthalten die gesetzliche Mehrwertsteuer. 3. Die Ware bleibt bis zur Zahlung unser Eigentum.</p>',
    ],
    newsletter: '5 € Gutschein für Ihre Newsletter-Anmeldung',
    field: 'E-Mail-Adresse',
    subscribe: 'Anmelden',
    cookies: 'Diese Website verwendet Cookies, um Ihnen die bestmögliche Funktionalität bieten zu können.',
    accept: 'Alle akzeptieren',
    banner: 'Versandkostenfrei ab 60 €',
    account: 'Mein Konto',
    cart: 'Warenkorb',
    search: 'Suche',
  },
  fr: {
    menu: [
      ['Nouveautés', 'nouveautes', 'Les dernières nées de l’atelier.'],
      ['Cartes cadeaux', 'cartes-cadeaux', 'Une carte cadeau de 20 à 150 €, envoyée par e-mail.'],
      ['Notre histoire', 'notre-histoire', 'Tout a commencé sur une table de cuisine, un dimanche de pluie.'],
      ['Conseils d’entretien', 'entretien', 'Quelques gestes simples pour les garder longtemps.'],
    ],
    all: 'Tous nos produits',
    items: 'articles',
    shopNow: 'Découvrir',
    favourites: 'Vos préférés',
    journal: 'Le journal',
    posts: ['Une matinée à l’atelier', 'Bien choisir sa taille', 'Nos engagements'],
    postText:
      '<p>À sept heures, l’atelier sent déjà la cire. On prépare les commandes de la veille, on goûte, on pèse, on recommence.</p><p>Merci de nous lire, et à très vite pour la suite.</p>',
    quantity: 'Quantité',
    addToCart: 'Ajouter au panier',
    productTexts: [
      'Fabriqué en petites séries. Expédié sous 48 h. Satisfait ou remboursé pendant 30 jours.',
      'Pour deux articles achetés, le troisième est à moitié prix. TVA incluse.',
    ],
    shipping: 'Livraison et retours',
    shippingTexts: [
      '<p>Livraison offerte dès 60 € d’achat en France métropolitaine. En dessous, comptez 4,90 € en point relais.</p><p>Vous disposez de 14 jours pour changer d’avis.</p>',
      '<p>Frais de port : 5,50 € en Colissimo. Offerts à partir de 80 €. Le code BIENVENUE est valable dès 30 € d’achat.</p>',
    ],
    privacy: 'Politique de confidentialité',
    privacyText:
      '<p>Les données recueillies servent au traitement de votre commande. Conformément au RGPD, vous disposez d’un droit d’accès, de rectification et de suppression.</p>',
    terms: 'Conditions générales de vente',
    termsTexts: [
      '<p>Article 1 – Les présentes conditions régissent les ventes conclues sur ce site avec des consommateurs. Article 2 – Les prix sont indiqués toutes taxes comprises.</p>',
    ],
    newsletter: 'Inscrivez-vous à notre lettre',
    field: 'Votre adresse e-mail',
    subscribe: 'S’inscrire',
    cookies: 'Nous utilisons des cookies pour mesurer l’audience de ce site.',
    accept: 'Tout accepter',
    banner: 'Livraison offerte dès 60 €',
    account: 'Mon compte',
    cart: 'Panier',
    search: 'Rechercher',
  },
  es: {
    menu: [
      ['Novedades', 'novedades', 'Lo último que ha salido del taller.'],
      ['Tarjetas regalo', 'tarjetas-regalo', 'Tarjetas regalo desde 20 €.'],
      ['Nuestra historia', 'nuestra-historia', 'Todo empezó en la mesa de la cocina de la abuela.'],
      ['Cuidados', 'cuidados', 'Un paño húmedo y un poco de cariño.'],
    ],
    all: 'Todos los productos',
    items: 'productos',
    shopNow: 'Ver la tienda',
    favourites: 'Los más queridos',
    journal: 'Nuestro blog',
    posts: ['Un día en el taller', 'Cómo cuidar tus piezas'],
    postText:
      '<p>El taller huele a madera y a café. Por la mañana se corta, por la tarde se cose y por la noche se ordena.</p><p>Gracias por acompañarnos.</p>',
    quantity: 'Cantidad',
    addToCart: 'Añadir a la cesta',
    productTexts: [
      'Hecho a mano en series cortas. IVA incluido. Envío en 24/48 h.',
      'Llévate dos y ahorra un 10 %. Devolución en 30 días.',
    ],
    shipping: 'Envíos y devoluciones',
    shippingTexts: [
      '<p>Envío gratis a partir de 50 € en la península. Por debajo, el envío cuesta 4,95 €. Baleares y Canarias, consultar.</p>',
      '<p>Gastos de envío: 5,50 €. Cupón de bienvenida válido para compras mínimas de 30 €.</p>',
    ],
    privacy: 'Política de privacidad',
    privacyText:
      '<p>Tratamos tus datos para gestionar tu pedido. Puedes ejercer tus derechos de acceso, rectificación y supresión.</p>',
    terms: 'Condiciones de venta',
    termsTexts: [
      '<p>Estas condiciones regulan las compras realizadas por consumidores en esta tienda. Los precios incluyen IVA.</p>',
    ],
    newsletter: 'Suscríbete y recibe un 10 %',
    field: 'Correo electrónico',
    subscribe: 'Suscribirme',
    cookies: 'Utilizamos cookies propias y de terceros.',
    accept: 'Aceptar',
    banner: 'Envío gratis desde 50 €',
    account: 'Mi cuenta',
    cart: 'Cesta',
    search: 'Buscar',
  },
  it: {
    menu: [
      ['Novità', 'novita', 'Gli ultimi arrivi dal laboratorio.'],
      ['Buoni regalo', 'buoni-regalo', 'Buoni regalo da 25 a 150 euro.'],
      ['La nostra storia', 'la-nostra-storia', 'Tutto è cominciato intorno a un tavolo di cucina.'],
      ['Cura e manutenzione', 'cura', 'Un panno morbido, poca acqua, nessuna fretta.'],
    ],
    all: 'Tutti i prodotti',
    items: 'prodotti',
    shopNow: 'Scopri',
    favourites: 'I più amati',
    journal: 'Il diario',
    posts: ['Una mattina in laboratorio', 'Come nasce un nostro prodotto'],
    postText:
      '<p>In laboratorio si comincia presto. Le prime ore sono le migliori: silenzio, luce bassa, mani fredde.</p><p>Grazie a chi ci legge e a chi ci scrive.</p>',
    quantity: 'Quantità',
    addToCart: 'Aggiungi al carrello',
    productTexts: [
      'Prodotto in piccole serie, controllato a mano. IVA inclusa.',
      'Spedito in 48 ore. Reso gratuito entro 30 giorni.',
    ],
    shipping: 'Spedizioni e resi',
    shippingTexts: [
      '<p>Spedizione gratuita in Italia per ordini superiori a 59 €. Sotto questa soglia il costo è di 5,90 €.</p>',
      '<p>Spediamo con corriere espresso a 6,50 €. Il codice CIAO10 vale per un acquisto minimo di 30 €.</p>',
    ],
    privacy: 'Informativa privacy',
    privacyText:
      '<p>I dati sono trattati per evadere gli ordini ai sensi del GDPR. L’interessato può chiederne copia o cancellazione.</p>',
    terms: 'Condizioni di vendita',
    termsTexts: [
      '<p>Le presenti condizioni regolano la vendita ai consumatori. I prezzi sono comprensivi di IVA.</p>',
    ],
    newsletter: 'Iscriviti alla newsletter',
    field: 'La tua email',
    subscribe: 'Iscriviti',
    cookies: 'Questo sito utilizza cookie tecnici e di profilazione.',
    accept: 'Accetta tutti',
    banner: 'Spedizione gratuita oltre 59 €',
    account: 'Account',
    cart: 'Carrello',
    search: 'Cerca',
  },
  nl: {
    menu: [
      ['Nieuw', 'nieuw', 'Vers uit het atelier.'],
      ['Cadeaubonnen', 'cadeaubonnen', 'Cadeaubonnen vanaf € 20, per mail.'],
      ['Ons verhaal', 'ons-verhaal', 'Het begon aan de keukentafel, met te weinig licht en te veel plannen.'],
      ['Onderhoud', 'onderhoud', 'Met een beetje zorg gaat het jaren mee.'],
    ],
    all: 'Alle producten',
    items: 'producten',
    shopNow: 'Bekijk de collectie',
    favourites: 'Favorieten',
    journal: 'Verhalen',
    posts: ['Een dag in het atelier', 'Zo onderhoud je het'],
    postText:
      '<p>Om acht uur gaat het licht aan in de loods. Eerst koffie, dan inpakken, dan de rest van de dag.</p><p>Bedankt voor het lezen!</p>',
    quantity: 'Aantal',
    addToCart: 'In winkelwagen',
    productTexts: [
      'Met de hand gemaakt in kleine oplage. Voor 16.00 uur besteld, morgen in huis.',
      'Twee stuks? Dan krijg je 10% korting.',
    ],
    shipping: 'Verzending en retour',
    shippingTexts: [
      '<p>Gratis verzending in Nederland vanaf € 50. Daaronder betaal je € 4,95. België € 6,95.</p>',
    ],
    privacy: 'Privacybeleid',
    privacyText:
      '<p>Wij gebruiken je gegevens om je bestelling te verzenden. Je kunt altijd vragen om inzage of verwijdering.</p>',
    terms: 'Algemene voorwaarden',
    termsTexts: [
      '<p>Deze voorwaarden gelden voor aankopen door consumenten in onze webwinkel. Prijzen zijn inclusief btw.</p>',
    ],
    newsletter: '10% korting op je eerste bestelling',
    field: 'E-mailadres',
    subscribe: 'Aanmelden',
    cookies: 'Wij gebruiken cookies om de site te verbeteren.',
    accept: 'Accepteren',
    banner: 'Gratis verzending vanaf € 50',
    account: 'Account',
    cart: 'Winkelwagen',
    search: 'Zoeken',
  },
};
