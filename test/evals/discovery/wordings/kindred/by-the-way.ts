import type { Wording } from '../wording.ts';
import { amongAnswers, onTradePage } from './said-on.ts';

type Policy = Wording['policy'];
const Y: Policy = { takes_wholesale: 'yes' };
const N: Policy = { takes_wholesale: 'no' };
const ALL: Policy = { marketplaces: 'allowed' };
const F: Policy = { marketplaces: 'forbidden' };
const AF: Policy = { marketplaces: 'amazon_forbidden' };
const P: Policy = { marketplaces: 'with_permission' };
const min = (opening: number | undefined, reorder: number | undefined, currency = 'USD'): Policy => ({
  ...(opening !== undefined && { minimum_opening_order: opening }),
  ...(reorder !== undefined && { minimum_reorder: reorder }),
  currency,
});
const D = (...documents: string[]): Policy => ({ documents });

export const wordings: readonly Wording[] = [
  // privacy
  onTradePage('Contact privacy@consent-manager.test to exercise your rights.'),
  onTradePage('Write to dpo@brand.example to have your personal data deleted.'),
  onTradePage('Wenden Sie sich an datenschutz@brand.example, um Ihre Rechte auszuüben.'),
  onTradePage('Écrivez à rgpd@brand.example pour exercer vos droits.'),
  onTradePage('Escriba a lopd@brand.example para ejercer sus derechos de acceso y rectificación.'),
  onTradePage('Scrivi a privacy@brand.example per esercitare i tuoi diritti.'),
  onTradePage('Mail privacy@brand.example om je gegevens te laten verwijderen.'),
  onTradePage('Contact wholesale@brand.example to open an account.', Y),
  onTradePage('Write to trade@brand.example for our terms and your exclusive rights to a territory.', Y),

  onTradePage(
    'Sell it in your shop, on your own website, or wherever else you trade, marketplaces included.',
    ALL,
  ),
  onTradePage('You may sell our goods anywhere, including Amazon.', ALL),
  onTradePage('Sell wherever you like: shop, web store, Etsy or Amazon.', ALL),
  onTradePage('Where you sell it is up to you, online marketplaces included.', ALL),
  onTradePage('Sell our teas in store, online, at fairs and on marketplaces, it is all the same to us.', ALL),
  onTradePage('Our soaps may be resold through any channel, marketplaces among them.', ALL),
  onTradePage(
    'Verkaufen Sie unsere Tees im Laden, im Webshop oder wo immer Sie sonst handeln, Marktplätze eingeschlossen.',
    ALL,
  ),
  onTradePage('Vendez-les en boutique, sur votre site ou ailleurs, places de marché comprises.', ALL),
  onTradePage('Véndalos en su tienda, en su web o donde quiera, marketplaces incluidos.', ALL),
  onTradePage('Vendili in negozio, sul tuo sito o dove preferisci, marketplace compresi.', ALL),
  onTradePage(
    'Verkoop ze in je winkel, op je eigen site of waar je maar wilt, marktplaatsen inbegrepen.',
    ALL,
  ),
  onTradePage('Sell it in your shop or on your own website, not on marketplaces.', F),
  onTradePage('Sell it in your shop or on your own website only.', F),
  onTradePage('You may not sell it online, marketplaces included.', F),
  onTradePage('Selling anywhere but in your own shop is not allowed, marketplaces included.', F),
  onTradePage('No online resale, Amazon included.', AF),
  onTradePage('Sell it in your own shop and on your own website; marketplaces are out.', F),
  onTradePage('Unsere Tees dürfen nicht online verkauft werden, Marktplätze eingeschlossen.', F),
  onTradePage('Ask us before you sell elsewhere, marketplaces included.', P),

  onTradePage('Orders from $500, all reorders too.', min(500, 500)),
  onTradePage('Orders from $250, reorders included.', min(250, 250)),
  onTradePage('Orders start at $300, refills as well.', min(300, 300)),
  onTradePage('Minimum $200, and the same for reorders.', min(200, 200)),
  onTradePage('$150 per order, later ones too.', min(150, 150)),
  onTradePage('Bestellungen ab 300 €, Nachbestellungen ebenso.', min(300, 300, 'EUR')),
  onTradePage('Commandes à partir de 250 €, réassorts compris.', min(250, 250, 'EUR')),
  onTradePage('Pedidos desde 200 €, reposiciones también.', min(200, 200, 'EUR')),
  onTradePage('Ordini da 180 €, riordini compresi.', min(180, 180, 'EUR')),
  onTradePage('Bestellingen vanaf € 150, ook nabestellingen.', min(150, 150, 'EUR')),
  onTradePage('Opening orders from $500, reorders from $100.', min(500, 100)),
  onTradePage('Orders from $500, reorders from $200.', min(500, 200)),
  onTradePage('Reorders from $120.', min(undefined, 120)),
  onTradePage('Orders from $500 ship free, reorders too.'),
  onTradePage('First orders from $400; no minimum on reorders.', min(400, undefined)),

  onTradePage(
    'Show us you have a store with a photo of it and a copy of your tax exemption certificate.',
    D('storefront_photos', 'resale_certificate'),
  ),
  onTradePage('You need a shop: send a picture of it.', D('storefront_photos')),
  onTradePage('Tell us about your store and attach a photo of it.', D('storefront_photos')),
  onTradePage(
    'We supply bricks-and-mortar shops, so please email a snapshot of yours.',
    D('storefront_photos'),
  ),
  onTradePage('To apply, send two pictures of your shop, inside and out.', D('storefront_photos')),
  onTradePage('Zeigen Sie uns Ihr Geschäft mit einem Foto davon.', D('storefront_photos')),
  onTradePage('Présentez-nous votre boutique avec une photo de celle-ci.', D('storefront_photos')),
  onTradePage('Enséñenos su tienda con una foto de ella.', D('storefront_photos')),
  onTradePage('Mostraci il tuo negozio con una sua foto.', D('storefront_photos')),
  onTradePage('Laat ons je winkel zien met een foto ervan.', D('storefront_photos')),
  onTradePage('We send every store a photo of each new mug.'),
  onTradePage('Your store gets product photos for its website.'),
  onTradePage('Download photos of our goods for your shop.'),
  onTradePage('If something arrives broken, send us a photo of it.'),
  onTradePage('Wir schicken Ihrem Geschäft Fotos von allen Produkten.'),

  onTradePage('Heb je een winkel en wil je onze kaarsen verkopen? Dat kan!', Y),
  onTradePage('Do you run a shop and want to sell our candles? You can!', Y),
  onTradePage('Own a store? Want our soap on your shelves? Great!', Y),
  onTradePage('Sie haben ein Geschäft und möchten unsere Kerzen führen? Das geht!', Y),
  onTradePage('Du hast einen Laden und willst unsere Seifen verkaufen? Gerne!', Y),
  onTradePage('Vous avez une boutique et souhaitez vendre nos bougies ? C’est possible !', Y),
  onTradePage('¿Tienes una tienda y quieres vender nuestras velas? ¡Se puede!', Y),
  onTradePage('Hai un negozio e vuoi vendere le nostre candele? Si può!', Y),
  onTradePage('Our tents are stocked by 200 toy stores. Want to be the next?', Y),
  onTradePage('Over 80 shops carry our mugs. Will yours be next?', Y),
  onTradePage('Heb je een winkel en wil je onze kaarsen verkopen? Dat kan helaas niet.', N),
  onTradePage('Do you run a shop and want to sell our candles? Sorry, we can’t.', N),
  onTradePage('Shops can have our socks too: three dozen pairs to start, $288.', min(288, undefined)),
  onTradePage('Stock it on your shelves, list it on your site, put it on Amazon: wherever you please.', ALL),
  onTradePage('You can sell our soap through every channel you have, marketplaces too.', ALL),
  onTradePage('Resell in any way you want, eBay included.'),
  onTradePage('Sell anywhere you want except on marketplaces.', F),
  onTradePage('Sell wherever you like, but not on Amazon.', AF),
  onTradePage(
    'Stores may sell in person and on their own site; other channels, marketplaces included, need our written approval.',
    P,
  ),
  onTradePage('Vente interdite en ligne, places de marché comprises.', F),
  onTradePage('Kein Onlineverkauf, Amazon inbegriffen.', AF),
  onTradePage('Dove preferite: negozio, sito o marketplace, purché al prezzo consigliato.'),
  onTradePage('Sie dürfen verkaufen, wo Sie wollen, auch auf Marktplätzen.', ALL),
  onTradePage('Vous pouvez vendre où vous voulez, Amazon compris.', ALL),
  onTradePage('U mag verkopen waar u wilt, ook op bol en Amazon.', ALL),
  onTradePage('Puede vender donde quiera, Amazon incluido.', ALL),
  // orders
  onTradePage('Wholesale orders from £150, top-ups included.', min(150, 150, 'GBP')),
  onTradePage('Minimum order: $400. The same goes for restocks.', min(400, undefined)),
  onTradePage('We ask for $300 an order, and the same on refills.', min(300, 300)),
  onTradePage('Mindestbestellwert 200 €, auch bei Nachbestellungen.', min(200, 200, 'EUR')),
  onTradePage('Minimum de commande : 180 € HT, réassorts inclus.', min(180, 180, 'EUR')),
  onTradePage('Pedido mínimo 150 €, también para reposiciones.', min(150, 150, 'EUR')),
  onTradePage('Minimo d’ordine 220 €, anche per i riordini.', min(220, 220, 'EUR')),
  onTradePage('Minimale bestelling € 125, ook voor nabestellingen.', min(125, 125, 'EUR')),
  onTradePage('Opening order $500; reorders $200, samples included.', min(500, 200)),
  onTradePage('Reorders from $90 ship within a week too.', min(undefined, 90)),
  onTradePage('Nachbestellungen ab 80 €, Versand inklusive.', min(undefined, 80, 'EUR')),
  onTradePage('Free freight on orders over $500, reorders too.'),
  // photos
  onTradePage(
    'We only sell to real shops, so attach a picture of yours to the form.',
    D('storefront_photos'),
  ),
  onTradePage('Do tell us about your store, ideally with some photos of it.', D('storefront_photos')),
  onTradePage('Bitte beschreiben Sie Ihren Laden und legen Sie ein Foto davon bei.', D('storefront_photos')),
  onTradePage('Décrivez votre magasin et joignez deux photos de celui-ci.', D('storefront_photos')),
  onTradePage('Stuur ons de naam van je winkel en een foto ervan.', D('storefront_photos')),
  onTradePage('Invia il nome del tuo negozio e una sua foto.', D('storefront_photos')),
  onTradePage('When our goods are on display in your shop, send us a photo of it for our Instagram.'),
  onTradePage('We build each store a display and take a photo of it.'),
  onTradePage('If a bag reaches your shop torn, please send a photo of it.'),
  onTradePage('Tag our store in a photo of yours.'),
  onTradePage('Nous vous enverrons la vitrine et une photo de celle-ci.'),
  // replies
  onTradePage('Would you like our mugs in your shop? Wonderful!', Y),
  onTradePage('Want to carry our line? We’d love that.', Y),
  onTradePage('Haben Sie ein Geschäft und möchten unsere Seifen führen? Leider nein.', N),
  onTradePage('Haben Sie ein Geschäft und möchten unsere Seifen führen? Das geht zurzeit leider nicht.', N),
  onTradePage('Vous tenez une boutique et voulez vendre nos savons ? Ce n’est pas possible.', N),
  onTradePage('¿Tienes una tienda y quieres vender nuestras velas? Por ahora no.', N),
  onTradePage('Hai un negozio e vuoi vendere le nostre candele? Purtroppo no.', N),
  amongAnswers('Do you have a shop? No, we only sell online.'),
  amongAnswers('Do you run a physical store? Not yet.'),
  // shut out
  onTradePage('Den Verkauf auf Amazon, eBay oder sonstigen Marktplätzen schließen wir vertraglich aus.', F),
  onTradePage('Amazon schließen wir als Vertriebsweg aus.', AF),
  onTradePage('Excluimos la venta en marketplaces.', F),
  onTradePage('Escludiamo la vendita su Amazon.', AF),
  onTradePage('Verkoop via marktplaatsen sluiten we uit.', F),
  onTradePage('Wir schließen niemanden aus: Ladengeschäft, Webshop, Marktplatz.'),

  // Told in passing.
  onTradePage(
    'Order from us, $100 and up on the first go, or add us to your next order with a distributor.',
    {
      ...Y,
      ...min(100, undefined),
    },
  ),
  onTradePage('We ask for $150 on the first order, and nothing particular on the ones that follow.', {
    ...Y,
    ...min(150, undefined),
  }),
  onTradePage('Add-on orders are $200 and up.', min(undefined, 200)),
  onTradePage('You’re free to sell online. Just leave Amazon out of it; we’ve had counterfeits.', AF),
  onTradePage(
    'Thinking of a third-party site such as Amazon or Etsy? Ask us first; you need our yes in writing before anything goes live.',
    P,
  ),
  onTradePage('Wo du verkaufst, ist deine Sache: im Laden, im eigenen Shop oder über Amazon und eBay.', ALL),
  onTradePage('Send your resale card with the first order.', D('resale_certificate')),
];
