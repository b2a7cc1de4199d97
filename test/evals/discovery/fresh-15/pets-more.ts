import type { DiscoveryCase } from '../case.ts';
import { shopPrivacy, sitePrivacy, siteTerms } from './everyday.ts';
import { amazon, amazonItem, facebook, hit, instagram, linkedin, reddit, walmart, yelp } from './found.ts';
import { nuxt } from './frames-even.ts';
import { blocks } from './frames-odd.ts';
import { accordion, h, list, mail, p, page } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Wagtail & Rye',
    host: 'wagtailandrye.com',
    titles: ['Wagtail & Rye Waxed Canvas Dog Jacket Olive', 'Wagtail & Rye Bridle Leather Lead 5 ft'],
    category: 'Pet Supplies',
    theme: blocks,
    notice: 'Lifetime repairs on leads and collars',
    imprint:
      'Wagtail &amp; Rye, Saratoga Springs NY. Theme by <a href="mailto:support@thimbleblocks.com">ThimbleBlocks</a>.',
    shelf: '/product/',
    home: p('Outerwear and leads for dogs who work weekends.'),
    blurb: p('Waxed in Scotland, sewn in New York. $95.', 'Measure from collar to tail.'),
    pages: {
      '/fit-guide/': inMenu('Fit guide', p('Lay the tape along the spine, not the belly. Bribe as needed.')),
      '/dealers/': inMenu(
        'Dealers',
        p(
          'Wagtail &amp; Rye is carried by saddleries, outfitters and independent pet stores. We take on a handful of new dealers each season.',
        ),
        h('How we work'),
        list(
          'Opening orders begin at $600. Fill-ins have no minimum but ship freight collect.',
          'Dealers advertise at or above our MAP, which we reissue each January.',
          'For net 30, fill in the credit application and name three trade references. Otherwise we take cards.',
        ),
        h('Dealer application'),
        '<iframe id="JotFormIFrame-252718834460965" title="Dealer application" allow="geolocation; microphone; camera" src="https://form.jotform.com/252718834460965" frameborder="0" style="min-width:100%;height:539px;border:none;" scrolling="no"></iframe><script src="https://form.jotform.com/s/umd/latest/for-form-embed-handler.js"></script>',
      ),
      '/repairs/': inFoot(
        'Repairs',
        `<p>Chewed through? Post it with a note. Questions: ${mail('bench@wagtailandrye.com')}</p>`,
      ),
      '/terms/': siteTerms('Wagtail & Rye Goods LLC', 'New York'),
      '/privacy/': sitePrivacy('bench@wagtailandrye.com'),
    },
    search: [
      hit('https://wagtailandrye.com/', 'Wagtail & Rye', 'Waxed jackets and bridle leather leads for dogs.'),
      hit('https://wagtailbakery.com/', 'Wagtail Bakery – rye bread, Hudson', 'Sourdough rye, daily.'),
      hit(
        'https://www.orchardsaddlery.com/wagtail-rye',
        'Wagtail & Rye | Orchard Saddlery',
        'Dog jackets in five sizes.',
      ),
      amazon('wagtail rye dog jacket', 'Waxed dog jacket.'),
      instagram('Wagtail and Rye', 'Dogs in coats.'),
      yelp('Wagtail Dog Park Bar', 'Drinks and dogs.'),
      reddit('dogs', 'Worth it? Wagtail & Rye', 'Three winters and still dry.'),
    ],
    expected: {
      wayIn: fillIn('https://wagtailandrye.com/dealers/', 'https://form.jotform.com/252718834460965'),
      traps: ['support@thimbleblocks.com'],
      policy: {
        takes_wholesale: says(
          '/dealers/',
          'yes',
          'We take on a handful of new dealers each season',
          'Opening orders begin at $600',
        ),
        map_policy: says('/dealers/', 'yes', 'Dealers advertise at or above our MAP'),
        minimum_opening_order: says('/dealers/', 600, 'Opening orders begin at $600'),
        currency: 'USD',
        documents: says(
          '/dealers/',
          ['credit_application', 'trade_references'],
          'fill in the credit application and name three trade references',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Northpaw Harness Co.',
    host: 'northpawharness.com',
    titles: [
      'Northpaw Harness Co. Ridge Runner Dog Harness Medium',
      'Northpaw Harness Co. Canicross Bungee Line',
    ],
    category: 'Pet Supplies',
    theme: nuxt,
    notice: 'Size swaps are always free',
    imprint: 'Northpaw Harness Co., Rovaniemi',
    home: p('Pulling gear from people who run behind dogs in the dark.'),
    blurb: p('Four sizes, three colours, 79 €. Padded where it rubs.'),
    pages: {
      '/the-trail': inMenu('The trail', p('Forty kilometres of practice loop start at our back door.')),
      '/sizing': inMenu('Sizing', p('Weigh the dog, then ignore the number and measure the chest.')),
      '/for-shops': inFoot(
        'For shops',
        p('We are a workshop of six and do not open accounts with shops ourselves.'),
        p('Our harnesses reach shops through three importers:'),
        list(
          'Two Rivers Pet Supply (USA and Canada)',
          'Hundesport Lindner GmbH (Germany, Austria, Switzerland)',
          'Fjellhund AS (Norway, Sweden, Denmark)',
        ),
        `<p>Not sure which one is yours, or live somewhere else? ${mail('dealers@northpawharness.com')} will point the way.</p>`,
      ),
      '/contact': inFoot(
        'Contact',
        `<p>Sizes, swaps, seams: ${mail('moi@northpawharness.com')}</p><p>Race sponsorship: ${mail('teams@northpawharness.com')}</p>`,
      ),
      '/privacy': shopPrivacy('moi@northpawharness.com'),
    },
    search: [
      hit(
        'https://northpawharness.com/',
        'Northpaw Harness Co.',
        'Canicross and skijoring harnesses made in Rovaniemi.',
      ),
      hit(
        'https://www.tworiverspet.com/brands/northpaw',
        'Northpaw | Two Rivers Pet Supply',
        'Dealer pricing after login.',
      ),
      hit('https://northpawvet.com/', 'North Paw Veterinary Clinic', 'Anchorage, AK.'),
      amazon('northpaw harness', 'Dog harness results.'),
      hit(
        'https://www.canicrossforum.org/t/northpaw-vs-others/2231',
        'Northpaw vs others',
        'Comfort and durability.',
      ),
      facebook('Northpaw Harness', 'Dogs who pull.'),
    ],
    others: {
      'northpawvet.com': {
        '/': page('North Paw Veterinary Clinic', `<p>Appointments: ${mail('frontdesk@northpawvet.com')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('dealers@northpawharness.com'),
      traps: ['teams@northpawharness.com', 'frontdesk@northpawvet.com'],
      policy: {
        takes_wholesale: says(
          '/for-shops',
          'no',
          'do not open accounts with shops ourselves',
          'Our harnesses reach shops through three importers',
        ),
        distributors: says(
          '/for-shops',
          ['Two Rivers Pet Supply', 'Hundesport Lindner GmbH', 'Fjellhund AS'],
          'Two Rivers Pet Supply (USA and Canada)',
          'Our harnesses reach shops through three importers',
          'Hundesport Lindner GmbH (Germany, Austria, Switzerland)',
          'Fjellhund AS (Norway, Sweden, Denmark)',
        ),
      },
    },
  }),
  {
    brand: 'Gilded Guppy',
    productTitles: [
      'Gilded Guppy Resin Pagoda Aquarium Ornament',
      'Gilded Guppy Silk Plant Set for Fish Tank, 5 Pcs',
    ],
    category: 'Pet Supplies',
    search: [
      amazonItem(
        'Gilded Guppy Resin Pagoda Aquarium Ornament',
        'B0GLDGPY01',
        'Brand: Gilded Guppy. 3.9 out of 5 stars.',
      ),
      amazon('gilded guppy', 'Aquarium ornaments, silk plants.'),
      walmart('gilded guppy aquarium ornament', 'Shop aquarium decor.'),
      hit(
        'https://gildedguppybar.com/',
        'The Gilded Guppy | Raw bar, Savannah',
        'Oysters and small plates on Bay Street.',
      ),
      hit(
        'https://www.guppykeepers.org/varieties/gold',
        'Gold guppy varieties',
        'How to breed gilded and gold guppies.',
      ),
      hit(
        'https://trademarks.justia.com/979/11/gilded-guppy.html',
        'GILDED GUPPY Trademark',
        'Owner: Shenzhen Yulin Trading Co.',
      ),
      linkedin('Gilded Guppy Hospitality', 'Restaurants, Savannah.'),
    ],
    hosts: {
      'gildedguppybar.com': {
        '/': page(
          'The Gilded Guppy',
          `<h1>The Gilded Guppy</h1><p>Raw bar on Bay Street. Oysters from four to six.</p><ul><li><a href="/private-parties">Private parties</a></li><li><a href="/contact">Contact</a></li></ul>${accordion(['Do you take walk-ins?', p('Always, at the bar.')])}`,
        ),
        '/contact': page('Contact | The Gilded Guppy', `<p>${mail('host@gildedguppybar.com')}</p>`),
        '/private-parties': page(
          'Private parties | The Gilded Guppy',
          `<p>Up to forty guests, $1,500 minimum. ${mail('events@gildedguppybar.com')}</p>`,
        ),
      },
      'www.guppykeepers.org': {
        '/varieties/gold': page(
          'Gold guppy varieties',
          `<p>Keepers’ club. Newsletter: ${mail('editor@guppykeepers.org')}</p>`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['host@gildedguppybar.com', 'events@gildedguppybar.com', 'editor@guppykeepers.org'],
      policy: {},
    },
  },
];
