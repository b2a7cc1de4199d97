import type { Tongue } from './tongues.ts';

export const german: Tongue = {
  lang: 'de',
  all: 'Alle Produkte',
  favourites: 'Lieblingsstücke',
  alsoLike: 'Das könnte Ihnen auch gefallen',
  add: 'In den Warenkorb',
  quantity: 'Menge',
  tax: 'inkl. MwSt. zzgl. Versandkosten',
  search: 'Suchbegriff eingeben',
  cart: 'Ihr Warenkorb ist leer',
  cookies:
    'Diese Website benutzt Cookies, die für den Betrieb nötig sind. Andere, die den Komfort erhöhen oder Statistiken dienen, setzen wir nur mit Ihrer Zustimmung.',
  accept: 'Alle akzeptieren',
  decline: 'Ablehnen',
  join: 'Newsletter',
  joinText: 'Jetzt anmelden und 5 € Willkommensgutschein sichern (Mindestbestellwert 40 €).',
  subscribe: 'Abonnieren',
  us: 'uns unter den im Impressum genannten Kontaktdaten',
  rights: 'Alle Rechte vorbehalten.',
  shipping: [
    'Versand und Zahlung',
    '<p>Innerhalb Deutschlands liefern wir ab 60 € Bestellwert versandkostenfrei, darunter berechnen wir 4,90 €. Nach Österreich kostet der Versand 9,90 €.</p><p>Die Lieferzeit beträgt zwei bis vier Werktage. Sie zahlen per PayPal, Kreditkarte, Vorkasse oder auf Rechnung.</p>',
  ],
  returns: [
    'Widerrufsbelehrung',
    '<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem Sie die Ware in Besitz genommen haben.</p><p>Um Ihr Widerrufsrecht auszuüben, genügt eine eindeutige Erklärung. Sie tragen die unmittelbaren Kosten der Rücksendung.</p>',
  ],
  privacy: [
    'Datenschutzerklärung',
    '<p>Wir verarbeiten Ihre Daten zur Abwicklung der Bestellung nach Art. 6 Abs. 1 lit. b DSGVO. Eine Weitergabe erfolgt nur an Versand- und Zahlungsdienstleister.</p><p>Auskunft, Berichtigung und Löschung erhalten Sie über %. Außerdem können Sie sich bei der Aufsichtsbehörde beschweren.</p>',
  ],
};

export const french: Tongue = {
  lang: 'fr',
  all: 'Tous nos produits',
  favourites: 'Nos coups de cœur',
  alsoLike: 'Vous aimerez aussi',
  add: 'Ajouter au panier',
  quantity: 'Quantité',
  tax: 'Taxes incluses. Frais de port calculés à l’étape de paiement.',
  search: 'Rechercher',
  cart: 'Votre panier est vide',
  cookies: 'Nous utilisons des cookies pour mesurer l’audience du site. Vous pouvez les refuser.',
  accept: 'Tout accepter',
  decline: 'Continuer sans accepter',
  join: 'La gazette',
  joinText: 'Recevez nos nouveautés et 10 % sur votre première commande.',
  subscribe: 'S’inscrire',
  us: 'nous par la page de contact',
  rights: 'Tous droits réservés.',
  shipping: [
    'Livraison',
    '<p>Livraison offerte dès 65 € d’achat en France métropolitaine, en point relais ou à domicile. En dessous, comptez 4,50 €.</p><p>Les commandes passées avant midi partent le jour même. Pour la Belgique et la Suisse, le délai est de trois à cinq jours.</p>',
  ],
  returns: [
    'Conditions générales de vente',
    '<p>Les présentes conditions s’appliquent à toute commande passée sur ce site par un particulier. Les prix sont indiqués en euros toutes taxes comprises.</p><p>Vous disposez de quatorze jours pour vous rétracter sans avoir à donner de motif. Les frais de retour restent à votre charge.</p><p>En cas de litige, vous pouvez recourir gratuitement au médiateur de la consommation.</p>',
  ],
  privacy: [
    'Politique de confidentialité',
    '<p>Les données recueillies lors de votre commande servent uniquement à la traiter et à vous livrer. Elles sont conservées dix ans à des fins comptables.</p><p>Pour exercer vos droits d’accès, de rectification et d’effacement, écrivez à %.</p>',
  ],
};

export const spanish: Tongue = {
  lang: 'es',
  all: 'Todos los productos',
  favourites: 'Los más vendidos',
  alsoLike: 'También te puede gustar',
  add: 'Añadir al carrito',
  quantity: 'Cantidad',
  tax: 'IVA incluido',
  search: 'Buscar',
  cart: 'Tu carrito está vacío',
  cookies: 'Usamos cookies propias y de terceros con fines analíticos. Puedes aceptarlas o configurarlas.',
  accept: 'Aceptar',
  decline: 'Configurar',
  join: 'Únete a la familia',
  joinText: 'Suscríbete y llévate un 10 % de descuento en tu primer pedido.',
  subscribe: 'Suscribirme',
  us: 'nosotros por los medios indicados en esta web',
  rights: 'Todos los derechos reservados.',
  shipping: [
    'Envíos',
    '<p>Envío gratuito en la península a partir de 50 €. Para pedidos inferiores el coste es de 4,95 €. A Baleares y Canarias consulta tarifas.</p><p>Preparamos tu pedido en 24 horas y la mensajería lo entrega en dos o tres días laborables.</p>',
  ],
  returns: [
    'Devoluciones',
    '<p>Tienes 14 días naturales desde la entrega para devolver tu compra sin dar explicaciones. El producto debe estar sin usar y en su embalaje original.</p><p>El reembolso se hace por el mismo medio de pago en un plazo máximo de 14 días.</p>',
  ],
  privacy: [
    'Política de privacidad',
    '<p>Tratamos tus datos para gestionar los pedidos y, si nos das permiso, para enviarte el boletín. No los cedemos a terceros salvo obligación legal.</p><p>Puedes ejercer tus derechos de acceso, rectificación y supresión escribiendo a %.</p>',
  ],
};

export const italian: Tongue = {
  lang: 'it',
  all: 'Tutti i prodotti',
  favourites: 'I più amati',
  alsoLike: 'Ti potrebbe piacere',
  add: 'Aggiungi al carrello',
  quantity: 'Quantità',
  tax: 'IVA inclusa, spedizione esclusa',
  search: 'Cerca',
  cart: 'Il carrello è vuoto',
  cookies: 'Questo sito utilizza cookie tecnici e, con il tuo consenso, cookie di profilazione.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  join: 'Iscriviti alla newsletter',
  joinText: 'Per te il 10% di sconto sul primo ordine.',
  subscribe: 'Iscriviti',
  us: 'noi tramite i recapiti del sito',
  rights: 'Tutti i diritti riservati.',
  shipping: [
    'Spedizioni',
    '<p>Spediamo in tutta Italia con corriere espresso in 24/48 ore. La spedizione è gratuita per ordini superiori a 59 €, altrimenti costa 6,50 €.</p><p>Isole e zone disagiate possono richiedere un giorno in più.</p>',
  ],
  returns: [
    'Resi e rimborsi',
    '<p>Hai 14 giorni dal ricevimento per recedere dall’acquisto. I prodotti alimentari aperti non possono essere resi.</p><p>Il rimborso avviene con lo stesso metodo di pagamento.</p>',
  ],
  privacy: [
    'Informativa sulla privacy',
    '<p>I dati personali sono trattati per evadere gli ordini e per gli obblighi fiscali, ai sensi del Regolamento UE 2016/679.</p><p>Per esercitare i tuoi diritti rivolgiti a %.</p>',
  ],
};

export const dutch: Tongue = {
  lang: 'nl',
  all: 'Alle producten',
  favourites: 'Favorieten',
  alsoLike: 'Past hier goed bij',
  add: 'In winkelwagen',
  quantity: 'Aantal',
  tax: 'Inclusief btw',
  search: 'Zoeken',
  cart: 'Je winkelwagen is leeg',
  cookies: 'Wij plaatsen functionele en analytische cookies. Voor marketingcookies vragen we toestemming.',
  accept: 'Akkoord',
  decline: 'Weigeren',
  join: 'Blijf op de hoogte',
  joinText: 'Schrijf je in en krijg 10% korting op je eerste bestelling.',
  subscribe: 'Aanmelden',
  us: 'ons via de contactgegevens op deze site',
  rights: 'Alle rechten voorbehouden.',
  shipping: [
    'Verzending',
    '<p>Gratis verzending vanaf € 45 binnen Nederland en vanaf € 60 naar België. Voor 16.00 uur besteld is morgen in huis.</p>',
  ],
  returns: [
    'Retourneren',
    '<p>Niet goed? Geld terug. Je hebt veertien dagen bedenktijd. De kosten voor retourzending zijn voor jezelf.</p>',
  ],
  privacy: [
    'Privacyverklaring',
    '<p>Wij bewaren je gegevens zolang dat voor je bestelling en de belastingdienst nodig is. Wil je inzage of verwijdering, neem dan contact op met %.</p>',
  ],
};

export const swedish: Tongue = {
  lang: 'sv',
  all: 'Alla produkter',
  favourites: 'Populärt just nu',
  alsoLike: 'Andra köpte även',
  add: 'Lägg i varukorgen',
  quantity: 'Antal',
  tax: 'Inkl. moms',
  search: 'Sök',
  cart: 'Din varukorg är tom',
  cookies: 'Vi använder kakor för att webbplatsen ska fungera och för statistik.',
  accept: 'Godkänn',
  decline: 'Inställningar',
  join: 'Nyhetsbrev',
  joinText: 'Få 10 % rabatt på ditt första köp.',
  subscribe: 'Prenumerera',
  us: 'oss via kontaktuppgifterna på sidan',
  rights: 'Alla rättigheter förbehållna.',
  shipping: [
    'Frakt',
    '<p>Fri frakt över 599 kr, annars 59 kr. Vi skickar med PostNord inom ett till tre vardagar.</p>',
  ],
  returns: [
    'Köpvillkor',
    '<p>Du har 14 dagars ångerrätt enligt distansavtalslagen. Returfrakten betalar du själv. Vi följer ARN:s rekommendationer.</p>',
  ],
  privacy: [
    'Integritetspolicy',
    '<p>Vi behandlar dina personuppgifter för att kunna leverera din beställning. Vill du ha registerutdrag, kontakta %.</p>',
  ],
};
