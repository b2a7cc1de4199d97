import type { DiscoveryCase } from '../case.ts';
import { plain, prestashop, shopify, squarespace, wix, woo } from './frames.ts';
import { bullets, clause, fillIn, form, mail, numbered, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Saltern Skincare',
    host: 'www.salternskin.test',
    titles: ['Saltern Skincare Kelp Cleanser 4 oz', 'Saltern Skincare Mineral Mist'],
    category: 'Beauty & Personal Care',
    frame: shopify,
    bar: 'A free mini with orders over $55',
    pages: {
      '/pages/ingredients': ['Ingredients', '<p>Kelp from Casco Bay.</p>'],
      '/pages/stockists': [
        'Stockists',
        `<p>You will find us at Tidepool Apothecary (Portland), Ruell (Boston) and The Good Basin (Providence).</p><p>Want to see your own store here? Spas and boutiques can open a wholesale account. Our opening minimum is $350 and our reorder minimum is $150.</p><p>Resale is limited to your store and your own website: no Amazon, no eBay, no other marketplaces.</p><p>Send your business license and resale certificate to ${mail('stockists@salternskin.test')}.</p>`,
      ],
      '/pages/press': ['-Press', `<p>${mail('saltern@quietcovepr.test')}</p>`],
      '/pages/contact': ['Contact', `<p>${mail('care@salternskin.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('stockists@salternskin.test'),
      traps: ['saltern@quietcovepr.test'],
      policy: {
        takes_wholesale: says(
          '/pages/stockists',
          'yes',
          'Spas and boutiques can open a wholesale account',
          'Our opening minimum is $350',
        ),
        marketplaces: says('/pages/stockists', 'forbidden', 'no Amazon, no eBay, no other marketplaces'),
        minimum_opening_order: says('/pages/stockists', 350, 'Our opening minimum is $350'),
        minimum_reorder: says('/pages/stockists', 150, 'our reorder minimum is $150'),
        currency: 'USD',
        documents: says(
          '/pages/stockists',
          ['business_license', 'resale_certificate'],
          'Send your business license and resale certificate',
        ),
      },
    },
  }),
  site({
    brand: 'Hartsease Hosiery',
    host: 'hartseasehosiery.test',
    titles: ['Hartsease Hosiery Merino Boot Sock', 'Hartsease Hosiery Lambswool Tights'],
    category: 'Clothing',
    frame: plain,
    bar: 'Three pairs for £36',
    pages: {
      '/mill': ['The mill', '<p>Knitted in Hinckley on machines older than we are.</p>'],
      '/trade-enquiries': [
        'Trade enquiries',
        `<p>We supply gentlemen's outfitters, country stores and gift shops all over Britain and Ireland, and trade enquiries are always welcome.</p>${bullets('Opening order £200, exclusive of VAT', 'Repeat orders £100, exclusive of VAT', 'Carriage paid at £250')}<p>Ring Joan on 01455 555 016 or write to ${mail('trade@hartseasehosiery.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('socks@hartseasehosiery.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('trade@hartseasehosiery.test'),
      policy: {
        takes_wholesale: says(
          '/trade-enquiries',
          'yes',
          'trade enquiries are always welcome',
          'Opening order £200',
        ),
        minimum_opening_order: says('/trade-enquiries', 200, 'Opening order £200'),
        minimum_reorder: says('/trade-enquiries', 100, 'Repeat orders £100'),
        currency: 'GBP',
      },
    },
  }),
  site({
    brand: 'Jabones Alcaraván',
    host: 'jabonesalcaravan.test',
    lang: 'es',
    titles: ['Jabones Alcaraván Pastilla de Romero', 'Jabones Alcaraván Champú Sólido'],
    category: 'Beauty & Personal Care',
    frame: woo,
    bar: 'Envío gratis desde 35 €',
    pages: {
      '/nosotras': ['Nosotras', '<p>Tres hermanas en Trujillo.</p>'],
      '/tiendas': [
        'Tiendas',
        `<p>Gracias por querer vender nuestros jabones. Por el momento no aceptamos nuevas tiendas: toda la producción está comprometida hasta otoño.</p><p>Tampoco trabajamos con dropshipping.</p>`,
      ],
      '/contacto': ['Contacto', `<p>${mail('hola@jabonesalcaravan.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('hola@jabonesalcaravan.test'),
      policy: {
        takes_wholesale: says('/tiendas', 'no', 'Por el momento no aceptamos nuevas tiendas'),
      },
    },
  }),
  site({
    brand: 'Pelletteria Brughiera',
    host: 'pelletteriabrughiera.test',
    lang: 'it',
    titles: ['Pelletteria Brughiera Beauty Case Cuoio', 'Pelletteria Brughiera Portamonete'],
    category: 'Clothing',
    frame: prestashop,
    bar: 'Spedizione gratuita oltre 80 €',
    pages: {
      '/laboratorio': ['Laboratorio', '<p>Cuciamo a mano a Tolentino.</p>'],
      '/rivenditori': [
        'Rivenditori',
        `<p>Collaboriamo con boutique, profumerie e negozi di articoli da regalo, e siamo lieti di valutare nuovi rivenditori.</p>${clause('Chi può acquistare', 'Vendiamo a prezzi riservati soltanto a chi ha una partita IVA: indicatela nella richiesta.', 'Non forniamo grossisti né privati.', 'Chiediamo anche una foto del punto vendita.')}${clause('Ordini', 'Primo ordine: minimo 400 € più IVA.', 'Riassortimento: minimo 200 € più IVA.', 'Non inviamo campioni gratuiti.', 'I modelli su misura non sono disponibili per i negozi.')}${clause('Pagamento', 'Bonifico anticipato per il primo ordine.', 'Non accettiamo assegni né contrassegno.', 'Non effettuiamo conto vendita.')}${clause('Spedizione e resi', 'Non spediamo direttamente ai vostri clienti: il dropshipping non è previsto.', 'Non si accettano resi dopo otto giorni.', 'Il laboratorio è chiuso ad agosto e nei fine settimana.')}${clause('Vendita online', 'Potete vendere sul vostro sito.', 'La vendita su Amazon, eBay e altri marketplace è vietata.', "Non concediamo l'esclusiva di zona.")}${clause('Account', 'Gli account senza ordini da diciotto mesi vengono chiusi.')}<p>Scrivete a ${mail('negozi@pelletteriabrughiera.test')}.</p>`,
      ],
      '/contatti': ['Contatti', `<p>${mail('ciao@pelletteriabrughiera.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('negozi@pelletteriabrughiera.test'),
      policy: {
        takes_wholesale: says(
          '/rivenditori',
          'yes',
          'siamo lieti di valutare nuovi rivenditori',
          'Vendiamo a prezzi riservati soltanto a chi ha una partita IVA',
        ),
        marketplaces: says(
          '/rivenditori',
          'forbidden',
          'La vendita su Amazon, eBay e altri marketplace è vietata',
        ),
        minimum_opening_order: says('/rivenditori', 400, 'Primo ordine: minimo 400 € più IVA'),
        minimum_reorder: says('/rivenditori', 200, 'Riassortimento: minimo 200 € più IVA'),
        currency: 'EUR',
        documents: says(
          '/rivenditori',
          ['tax_id', 'storefront_photos'],
          'soltanto a chi ha una partita IVA: indicatela nella richiesta',
          'Chiediamo anche una foto del punto vendita',
        ),
      },
    },
  }),
  site({
    brand: 'Copse Barber Supply',
    host: 'copsebarber.test',
    titles: ['Copse Barber Supply Matte Clay 3 oz', 'Copse Barber Supply Badger Brush'],
    category: 'Beauty & Personal Care',
    frame: squarespace,
    bar: 'Barbers: see the pro page',
    pages: {
      '/pro': [
        'For barbers & stores',
        `<p>Barbershops, salons and grooming stores can buy Copse at wholesale once an account is approved. The rules:</p>${numbered('Wholesale is not available to the general public.', 'Provide your barber or business license when you apply.', 'The first order is $180 at minimum; thereafter $90.', 'Prices on this site are retail. The wholesale list is not published.', 'Pay by card or ACH. Checks are not accepted and COD is not available.', 'We offer net 30 to nobody in the first year.', 'Products are for resale or for use at the chair, not for repackaging.', 'Do not break open multipacks.', 'We do not drop ship to your customers.', 'Sales on Amazon, Walmart.com, eBay, TikTok Shop or any other marketplace are forbidden and end the account.', 'Stores that advertise our goods must respect our minimum advertised price.', 'Aerosols cannot go by air, nor to Hawaii.', 'Opened jars are not returnable.', 'Back orders are canceled after thirty days.', 'Accounts go dormant after a year of no orders; a dormant account cannot see prices.', 'Limited editions are not sold to stores.', 'We do not exhibit at trade shows this year.')}<p>${mail('pro@copsebarber.test', 'Write to our pro desk')} to apply. Closed Sunday and Monday.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('help@copsebarber.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('pro@copsebarber.test'),
      policy: {
        takes_wholesale: says(
          '/pro',
          'yes',
          'can buy Copse at wholesale once an account is approved',
          'The first order is $180 at minimum',
        ),
        marketplaces: says('/pro', 'forbidden', 'or any other marketplace are forbidden'),
        map_policy: says('/pro', 'yes', 'must respect our minimum advertised price'),
        minimum_opening_order: says('/pro', 180, 'The first order is $180 at minimum'),
        minimum_reorder: says('/pro', 90, 'thereafter $90'),
        currency: 'USD',
        documents: says('/pro', ['business_license'], 'Provide your barber or business license'),
      },
    },
  }),
  site({
    brand: 'Veldt Sun Care',
    host: 'veldtsun.test',
    titles: ['Veldt Sun Care Zinc Stick SPF 50', 'Veldt Sun Care Aloe Gel 6 oz'],
    category: 'Beauty & Personal Care',
    frame: wix,
    bar: 'Buy three sticks, the fourth is free',
    foot: 'Affiliate program run by Reefshare: veldt@reefshare.test',
    pages: {
      '/science': ['Science', '<p>Non-nano zinc, tested in water for 80 minutes.</p>'],
      '/returns': ['Returns', '<p>Thirty days. We do not accept opened tubes.</p>'],
      '/contact': ['Contact', form('Send', 'Name', 'Email', 'Topic')],
    },
    expected: {
      wayIn: fillIn('https://veldtsun.test/contact'),
      traps: ['veldt@reefshare.test'],
    },
  }),
];
