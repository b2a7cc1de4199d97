import type { DiscoveryCase } from '../case.ts';
import { shopPrivacy, shopTerms, siteDelivery, sitePrivacy } from './everyday.ts';
import { amazon, amazonItem, etsy, facebook, hit, instagram, pinterest, reddit, yelp } from './found.ts';
import { handmade, kit } from './frames-even.ts';
import { cousin } from './frames-odd.ts';
import { mail, p, page, scrambled } from './parts.ts';
import { brandSite, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Loom & Harrow Socks',
    host: 'loomandharrow.com',
    titles: [
      'Loom & Harrow Socks Merino Boot Sock Charcoal Large',
      'Loom & Harrow Socks Cotton Crew 3-Pack Oat',
    ],
    category: 'Clothing, Shoes & Jewelry',
    theme: handmade,
    notice: 'Three pairs ship free. So do four.',
    home: p('Socks knit on machines older than we are, in Burlington, North Carolina.'),
    blurb: p('$22 a pair. Wash inside out, hang to dry, wear for a decade.'),
    pages: {
      '/machines': inMenu(
        'The machines',
        p('Sixteen Bentley Komets from 1961. Leroy keeps them running with files and stubbornness.'),
      ),
      '/size-chart': inMenu('Size chart', p('Minimum stretch for a Large is a men’s 9; maximum is a 12.')),
      '/sock-club': inMenu(
        'Sock club',
        p('A pair each month, billed quarterly. Skip or stop whenever. Members get 20% off everything else.'),
      ),
      '/group-orders': inMenu(
        'Groups',
        p(
          'Running club? Family reunion? Order twenty pairs or more for your own people and the discount shows up in the cart: 10% at twenty, 15% at fifty.',
        ),
      ),
      '/contact': inMenu(
        'Contact',
        `<p>Leroy reads everything sent to ${mail('socks@loomandharrow.com')}.</p><p>Summer apprentices: ${mail('apprentice@loomandharrow.com')}</p>`,
      ),
      '/privacy': shopPrivacy('socks@loomandharrow.com'),
      '/terms': shopTerms('Loom & Harrow, Inc.'),
    },
    search: [
      hit('https://loomandharrow.com/', 'Loom & Harrow Socks', 'American-knit merino and cotton socks.'),
      amazon('loom and harrow socks', 'Merino boot sock; cotton crew.'),
      hit(
        'https://harrowandloom.co.uk/',
        'Harrow & Loom | Rugs and runners',
        'Handwoven rugs, Hebden Bridge.',
      ),
      reddit('BuyItForLife', 'Socks with a guarantee', 'Darn Tough or Loom & Harrow.'),
      instagram('Loom and Harrow', 'Socks. Old machines.'),
      pinterest('merino boot socks', 'Boot sock outfits.'),
    ],
    others: {
      'harrowandloom.co.uk': {
        '/': page(
          'Harrow & Loom',
          `<p>Rugs and runners, handwoven in Hebden Bridge.</p><p>Stockists and interior designers: ${mail('trade@harrowandloom.co.uk')}</p>`,
          'en-GB',
        ),
      },
    },
    expected: {
      wayIn: writeTo('socks@loomandharrow.com'),
      traps: ['apprentice@loomandharrow.com', 'trade@harrowandloom.co.uk'],
    },
  }),
  brandSite({
    brand: 'Corrigan Mill Knitwear',
    host: 'corriganmill.ie',
    titles: [
      'Corrigan Mill Knitwear Donegal Fleck Crew Jumper Moss',
      'Corrigan Mill Knitwear Lambswool Snood Slate',
    ],
    category: 'Fashion',
    lang: 'en-IE',
    theme: cousin,
    notice: 'Mill shop open Tuesday to Saturday',
    imprint: 'Corrigan Mill, Ardara, Co. Donegal',
    shelf: '/shop/',
    home: p('Spun, knit and washed within sight of the sea.'),
    blurb: p('Pure new wool. €145. Hand wash, dry flat, mind the cat.'),
    pages: {
      '/story': inMenu('Story', p('Four generations, one river, no shortcuts.')),
      '/stocking-us': inMenu(
        'Stocking us',
        p(
          'We sell to independent drapers, gift shops and galleries at home and abroad, and answer new ones within the week.',
        ),
        p('Accounts start with an order of €400 ex VAT. Repeats are welcome from €200.'),
        p('You’ll be asked for a VAT number, nothing else.'),
        p(
          'Our knitwear is for your premises and for a webshop in your own name. It may not be offered through marketplaces of any kind, Amazon and Etsy among them.',
        ),
        p('Autumn orders close at the end of February; we knit to order and can’t hurry sheep.'),
        `<p>Gráinne Corrigan, ${mail('grainne@corriganmill.ie')}</p>`,
      ),
      '/contact': inFoot('Contact', `<p>The mill shop: ${mail('shop@corriganmill.ie')}</p>`),
      '/delivery': siteDelivery('€120', 'To America and Australia by An Post, ten days or so.'),
      '/privacy': sitePrivacy('shop@corriganmill.ie'),
    },
    search: [
      hit(
        'https://www.discoverdonegal.ie/see/corrigan-mill',
        'Corrigan Mill | Discover Donegal',
        'Visit a working woollen mill in Ardara.',
      ),
      hit(
        'https://corriganmill.ie/',
        'Corrigan Mill Knitwear, Ardara',
        'Donegal fleck jumpers and lambswool snoods.',
      ),
      hit('https://corrigansteel.com/', 'Corrigan Mill & Steel', 'Rolling mill services in Ohio.'),
      etsy('donegal wool jumper', 'Donegal wool jumper.'),
      amazonItem('Corrigan Mill Donegal Fleck Jumper', 'B0CRRGNM11', 'Sold by TweedDirect.'),
      facebook('Corrigan Mill', 'Wool since 1899.'),
      yelp('Corrigan Mill Shop', 'Ardara. 14 reviews.'),
    ],
    others: {
      'corrigansteel.com': {
        '/': page('Corrigan Mill & Steel', `<p>Quotes: ${mail('sales@corrigansteel.com')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('grainne@corriganmill.ie'),
      traps: ['sales@corrigansteel.com'],
      policy: {
        takes_wholesale: says(
          '/stocking-us',
          'yes',
          'We sell to independent drapers, gift shops and galleries',
          'Accounts start with an order of €400',
        ),
        marketplaces: says(
          '/stocking-us',
          'forbidden',
          'It may not be offered through marketplaces of any kind',
        ),
        minimum_opening_order: says('/stocking-us', 400, 'Accounts start with an order of €400 ex VAT'),
        minimum_reorder: says('/stocking-us', 200, 'Repeats are welcome from €200'),
        currency: 'EUR',
        documents: says('/stocking-us', ['tax_id'], 'You’ll be asked for a VAT number, nothing else'),
      },
    },
  }),
  brandSite({
    brand: 'Atelier Brunoise',
    host: 'atelier-brunoise.fr',
    titles: [
      'Atelier Brunoise Sac Bandoulière Cuir Cognac',
      'Atelier Brunoise Porte-Cartes Cuir Végétal Noir',
    ],
    category: 'Mode',
    lang: 'fr',
    theme: kit,
    shelf: '/boutique/',
    notice: 'Frais de port offerts à partir de 90 €',
    imprint: 'Création du site : <a href="mailto:allo@pixel-et-compagnie.fr">Pixel &amp; Compagnie</a>',
    home: p('Petite maroquinerie en cuir végétal, coupée et cousue à Romans-sur-Isère.'),
    blurb: p('Cuir de vachette tanné au châtaignier. 165 €. Se patine avec vous.'),
    pages: {
      '/savoir-faire/': inMenu(
        'Savoir-faire',
        p('Deux aiguilles, un fil de lin ciré, six points au centimètre.'),
      ),
      '/questions-frequentes/': inMenu(
        'Questions fréquentes',
        `<div class="elementor-toggle">${[
          ['Comment entretenir mon sac ?', 'Un chiffon doux, un peu de crème incolore deux fois par an.'],
          ['Gravez-vous des initiales ?', 'Oui, trois lettres au plus, 8 € par pièce.'],
          [
            'Je tiens une boutique, puis-je vous revendre ?',
            `Avec plaisir : une quarantaine de boutiques indépendantes nous font déjà confiance. La commande d’implantation est de 500 € HT ; ensuite, vous recommandez à la pièce. Écrivez à Solène, ${scrambled('solene@atelier-brunoise.fr')}.`,
          ],
          [
            'Et la vente en ligne ?',
            'Sur votre propre site, bien sûr. En revanche nos pièces ne doivent figurer ni sur Amazon, ni sur Etsy, ni sur aucune autre place de marché.',
          ],
        ]
          .map(
            ([question, answer], at) =>
              `<div class="elementor-toggle-item"><div id="elementor-tab-title-171${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-expanded="false"><a class="elementor-toggle-title" tabindex="0">${question}</a></div><div id="elementor-tab-content-171${at}" class="elementor-tab-content elementor-clearfix" role="region"><p>${answer}</p></div></div>`,
          )
          .join('')}</div>`,
      ),
      '/contact/': inMenu('Contact', `<p>L’atelier : ${scrambled('atelier@atelier-brunoise.fr')}</p>`),
      '/mentions-legales/': inFoot(
        'Mentions légales',
        p('EI Solène Brun, 26100 Romans-sur-Isère. Hébergement : o2switch, Clermont-Ferrand.'),
      ),
      '/cgv/': inFoot(
        'CGV',
        p(
          'Les présentes conditions régissent les ventes aux particuliers. Délai de rétractation : quatorze jours. Les pièces gravées ne sont pas reprises.',
        ),
      ),
    },
    search: [
      hit('https://www.etsy.com/fr/market/sac_cuir_cognac', 'Sac cuir cognac - Etsy France', 'Sacs en cuir.'),
      hit(
        'https://atelier-brunoise.fr/',
        'Atelier Brunoise – maroquinerie à Romans',
        'Sacs et porte-cartes en cuir végétal.',
      ),
      hit(
        'https://www.atelierbrunoise-cuisine.fr/',
        'L’Atelier Brunoise – cours de cuisine à Lyon',
        'Apprenez à tailler vos légumes.',
      ),
      instagram('Atelier Brunoise', 'Cuir & fil de lin.'),
      hit(
        'https://www.romans-cuir.fr/artisans',
        'Artisans du cuir à Romans',
        'Atelier Brunoise, Atelier du Drac…',
      ),
      pinterest('sac bandouliere cuir', 'Idées sac bandoulière.'),
    ],
    others: {
      'www.atelierbrunoise-cuisine.fr': {
        '/': page(
          'L’Atelier Brunoise',
          `<h1>Cours de cuisine</h1><p>Entreprises et groupes : ${mail('pro@atelierbrunoise-cuisine.fr')}</p>`,
          'fr',
        ),
      },
    },
    expected: {
      wayIn: writeTo('solene@atelier-brunoise.fr'),
      traps: ['allo@pixel-et-compagnie.fr', 'pro@atelierbrunoise-cuisine.fr'],
      policy: {
        takes_wholesale: says(
          '/questions-frequentes/',
          'yes',
          'Avec plaisir : une quarantaine de boutiques indépendantes nous font déjà confiance',
          'La commande d’implantation est de 500 € HT',
        ),
        marketplaces: says(
          '/questions-frequentes/',
          'forbidden',
          'nos pièces ne doivent figurer ni sur Amazon, ni sur Etsy',
        ),
        minimum_opening_order: says(
          '/questions-frequentes/',
          500,
          'La commande d’implantation est de 500 € HT',
        ),
        currency: 'EUR',
      },
    },
  }),
];
