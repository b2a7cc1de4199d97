import type { Wording } from '../wording.ts';
import { amongAnswers, amongRules, inTheShop, onTradePage } from './said-on.ts';

export const wordings: readonly Wording[] = [
  onTradePage('Votre première commande doit atteindre 300 € HT.', {
    minimum_opening_order: 300,
    currency: 'EUR',
  }),
  onTradePage('Implantation à partir de 450 € HT, réassort dès 150 € HT.', {
    minimum_opening_order: 450,
    minimum_reorder: 150,
    currency: 'EUR',
  }),
  onTradePage('Le franco est à 400 € HT ; minimum de commande : 200 € HT.', {
    minimum_opening_order: 200,
    currency: 'EUR',
  }),
  onTradePage('Pour un premier achat, nous demandons 250 euros hors taxes de marchandise.', {
    minimum_opening_order: 250,
    currency: 'EUR',
  }),
  onTradePage('Commande d’ouverture : 350 € minimum. Réapprovisionnement : 120 €.', {
    minimum_opening_order: 350,
    minimum_reorder: 120,
    currency: 'EUR',
  }),
  onTradePage('Minimum d’implantation : 500 €', { minimum_opening_order: 500, currency: 'EUR' }),
  onTradePage('Les commandes suivantes sont acceptées dès 100 € HT.', {
    minimum_reorder: 100,
    currency: 'EUR',
  }),
  onTradePage('On démarre avec 180 € d’achats.', { minimum_opening_order: 180, currency: 'EUR' }),
  onTradePage('Aucun minimum pour les réassorts ; la première commande est de 220 € HT au moins.', {
    minimum_opening_order: 220,
    currency: 'EUR',
  }),
  onTradePage('Nous n’expédions pas de commande pro inférieure à 150 € HT.', {
    minimum_opening_order: 150,
    currency: 'EUR',
  }),
  onTradePage('1re commande : 300 € HT. Suivantes : 150 € HT.', {
    minimum_opening_order: 300,
    minimum_reorder: 150,
    currency: 'EUR',
  }),
  onTradePage('Merci de joindre un extrait Kbis de moins de trois mois.', {
    documents: ['business_license'],
  }),
  onTradePage('Il nous faut votre numéro de SIRET et votre TVA intracommunautaire.', {
    documents: ['tax_id'],
  }),
  onTradePage('Votre compte pro est ouvert après réception de votre Kbis et d’une photo de la vitrine.', {
    documents: ['business_license', 'storefront_photos'],
  }),
  onTradePage('Indiquez-nous l’adresse de votre site internet et votre n° de TVA.', {
    documents: ['website_url', 'tax_id'],
  }),
  onTradePage('Deux références fournisseurs seront demandées.', { documents: ['trade_references'] }),
  onTradePage('Envoyez-nous quelques clichés de votre boutique.', { documents: ['storefront_photos'] }),
  amongRules('Les revendeurs s’engagent à ne pas afficher de prix inférieur au prix conseillé.', {
    map_policy: 'yes',
  }),
  amongRules('Merci de respecter notre prix public conseillé comme plancher, y compris en ligne.', {
    map_policy: 'yes',
  }),
  amongRules('La vente sur Amazon, Cdiscount et autres places de marché est interdite.', {
    marketplaces: 'forbidden',
  }),
  amongRules('Toute vente sur une marketplace suppose notre accord écrit préalable.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Pas d’Amazon, s’il vous plaît.', { marketplaces: 'amazon_forbidden' }),
  amongRules(
    'Vous souhaitez vendre sur une place de marché ? Parlons-en d’abord : rien sans notre feu vert.',
    { marketplaces: 'with_permission' },
  ),
  amongRules('Nos revendeurs sont libres de vendre sur Amazon.', { marketplaces: 'allowed' }),
  amongRules('La revente sur Amazon n’est pas autorisée, votre propre site oui.', {
    marketplaces: 'amazon_forbidden',
  }),
  amongRules('Nos produits se vendent en boutique et sur votre site, jamais sur une marketplace.', {
    marketplaces: 'forbidden',
  }),
  amongRules('Amazon nous est réservé.', { marketplaces: 'amazon_forbidden' }),
  onTradePage('En Belgique, nos produits sont distribués par Les Comptoirs du Nord SPRL.', {
    distributors: ['Les Comptoirs du Nord SPRL'],
  }),
  onTradePage('Notre distributeur pour la Suisse romande : Léman Diffusion Sàrl.', {
    distributors: ['Léman Diffusion Sàrl'],
  }),
  onTradePage('Passez par notre grossiste Épices & Cie pour toute la région PACA.', {
    distributors: ['Épices & Cie'],
  }),
  onTradePage(
    'Boutiques du Québec : adressez-vous à Distribution Érable inc., qui nous distribue au Canada.',
    { distributors: ['Distribution Érable inc.'] },
  ),
  onTradePage('Nous n’ouvrons plus de comptes revendeurs pour le moment.', { takes_wholesale: 'no' }),
  onTradePage('Notre carnet de revendeurs est complet jusqu’à l’automne.', { takes_wholesale: 'no' }),
  amongAnswers('Nous vendons uniquement aux particuliers.', { takes_wholesale: 'no' }),
  onTradePage('Les ouvertures de compte reprendront au printemps.', { takes_wholesale: 'no' }),
  amongAnswers('L’atelier est trop petit pour fournir des boutiques.', { takes_wholesale: 'no' }),
  amongAnswers('Vous tenez une boutique ? Nous serions ravis d’y être.', { takes_wholesale: 'yes' }),
  amongAnswers('Nos tarifs revendeurs sont envoyés sur simple demande.', { takes_wholesale: 'yes' }),
  amongAnswers('Nous livrons épiceries fines et concept stores partout en France.', {
    takes_wholesale: 'yes',
  }),
  inTheShop('Livraison offerte dès 60 € d’achat.'),
  amongAnswers('La vente en gros est suspendue le temps de notre déménagement.', { takes_wholesale: 'no' }),
  onTradePage('Première commande / réassort : 300 € / 150 € HT', {
    minimum_opening_order: 300,
    minimum_reorder: 150,
    currency: 'EUR',
  }),
  onTradePage('Dès la deuxième commande, 100 € suffisent.', { minimum_reorder: 100, currency: 'EUR' }),
  onTradePage('Pour démarrer, 200 € HT suffisent.', { minimum_opening_order: 200, currency: 'EUR' }),
  onTradePage('Nous ne livrons pas les commandes de moins de 180 € HT.', {
    minimum_opening_order: 180,
    currency: 'EUR',
  }),
  onTradePage('1ère commande à 250 € HT minimum', { minimum_opening_order: 250, currency: 'EUR' }),
  onTradePage('Indiquez trois fournisseurs qui vous connaissent.', { documents: ['trade_references'] }),
  onTradePage('Sans Kbis, nous n’ouvrons pas de compte.', { documents: ['business_license'] }),
  onTradePage('Joignez des photos de votre magasin.', { documents: ['storefront_photos'] }),
  amongRules('Le prix conseillé sert de prix plancher pour toute annonce.', { map_policy: 'yes' }),
  amongRules('Si vous souhaitez vendre sur Amazon, écrivez-nous avant.', { marketplaces: 'with_permission' }),
  amongRules('Sur Amazon, il n’y a que nous.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Personne d’autre ne vend sur Amazon.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Pas de places de marché.', { marketplaces: 'forbidden' }),
  amongRules('La vente sur la marketplace Amazon est interdite.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Places de marché : au cas par cas.', { marketplaces: 'with_permission' }),
  onTradePage('Les boutiques belges commandent chez Maison Delvaux SPRL, notre distributeur.', {
    distributors: ['Maison Delvaux SPRL'],
  }),
  onTradePage('Commandez auprès de notre grossiste Bons Grains.', { distributors: ['Bons Grains'] }),
  amongAnswers('Nous fabriquons trop peu pour livrer des boutiques.', { takes_wholesale: 'no' }),
  onTradePage('Nous accepterons de nouveau des revendeurs en janvier.', { takes_wholesale: 'no' }),
  onTradePage('Nous avons atteint le nombre maximum de boutiques.', { takes_wholesale: 'no' }),
  amongAnswers('Nous fournissons des librairies et des magasins de jouets.', { takes_wholesale: 'yes' }),
  amongAnswers('La vente aux boutiques est en pause.', { takes_wholesale: 'no' }),
  amongAnswers('Vous avez un magasin ? Nous aimerions y être.', { takes_wholesale: 'yes' }),
];
