import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<h1>Devenir revendeur</h1><p>Vous tenez une boutique et souhaitez proposer nos bougies&nbsp;? Écrivez-nous, nous vous enverrons le catalogue professionnel.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<p>Conditions revendeurs&nbsp;: première commande de 200&nbsp;€ HT minimum, réassort à partir de 100&nbsp;€ HT. Demandez l'ouverture de votre compte pro.</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 200, minimum_reorder: 100, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Pour ouvrir un compte professionnel et revendre nos produits, joignez un extrait Kbis de moins de trois mois.</p>',
    policy: { takes_wholesale: 'yes', documents: ['business_license'] },
  },
  {
    kind: 'wholesale',
    html: "<ul><li>Extrait Kbis</li><li>Numéro de TVA intracommunautaire</li></ul><p>Ces pièces sont demandées à l'inscription de toute boutique qui souhaite nous distribuer.</p>",
    policy: { takes_wholesale: 'yes', documents: ['business_license', 'tax_id'] },
  },
  {
    kind: 'faq',
    html: '<details><summary>Vendez-vous en gros aux boutiques&nbsp;?</summary><p>Non, nous vendons uniquement en direct sur notre site.</p></details>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: "<p>Notre atelier étant complet, nous n'acceptons plus de nouveaux points de vente pour le moment.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'terms',
    html: "<p>Le revendeur s'interdit toute vente sur les places de marché en ligne (Amazon, Cdiscount, eBay, Etsy…).</p>",
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>La revente sur une place de marché tierce est soumise à notre accord écrit préalable.</p>',
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'terms',
    html: '<p>La revente de nos produits sur Amazon est interdite à nos revendeurs.</p>',
    policy: { marketplaces: 'amazon_forbidden' },
  },
  {
    kind: 'wholesale',
    html: "<p>Détaillants du Québec et du Canada&nbsp;: la commande d'ouverture minimale est de 350&nbsp;$ CA. Remplissez le formulaire pour devenir détaillant.</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 350, currency: 'CAD' },
  },
  {
    kind: 'contact',
    html: '<p>Nos distributeurs&nbsp;: en Belgique, Maison Ferrand Distribution&nbsp;; en Suisse, Helvetia Délices Sàrl.</p>',
    policy: { distributors: ['Maison Ferrand Distribution', 'Helvetia Délices Sàrl'] },
  },
  {
    kind: 'wholesale',
    html: "<p>Retrouvez-nous à Maison&amp;Objet, hall 5A, stand F12. Nous y prenons les commandes des boutiques pour l'automne.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>Nous ne livrons pas les magasins en direct. Merci de vous adresser à notre distributeur exclusif, le Comptoir du Littoral.</p>',
    policy: { takes_wholesale: 'no', distributors: ['Comptoir du Littoral'] },
  },
  {
    kind: 'wholesale',
    html: "<p>Envie de nous accueillir dans vos rayons&nbsp;? Envoyez-nous des photos de votre boutique et l'adresse de votre site internet.</p>",
    policy: { takes_wholesale: 'yes', documents: ['storefront_photos', 'website_url'] },
  },
  {
    kind: 'faq',
    html: "<p><strong>Quel est le minimum de commande pour les revendeurs&nbsp;?</strong> 300&nbsp;euros HT pour la commande d'implantation. Ensuite, vous commandez à l'unité.</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 300, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Cavistes, épiceries fines, concept stores&nbsp;: nos tarifs professionnels vous attendent. Un carton de 6 suffit pour commencer.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<p>L'espace revendeurs est fermé jusqu'à la rentrée. Aucune ouverture de compte d'ici là.</p>",
    policy: { takes_wholesale: 'no' },
  },
  { kind: 'shop', html: "<p>Livraison offerte dès 60&nbsp;€ d'achat en point relais.</p>", policy: {} },
  {
    kind: 'shop',
    html: "<p>Cadeaux d'entreprise&nbsp;: à partir de 30 coffrets, personnalisation offerte. Devis sous 48&nbsp;h.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: "<p>-10&nbsp;% sur votre première commande avec le code BIENVENUE, dès 45&nbsp;€ d'achat.</p>",
    policy: {},
  },
  {
    kind: 'contact',
    html: '<h1>Nos points de vente</h1><p>Trouvez la boutique la plus proche de chez vous sur la carte.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: "<p>Programme d'affiliation&nbsp;: touchez 8&nbsp;% sur les ventes faites par votre lien.</p>",
    policy: {},
  },
];
