import type { DiscoveryCase } from '../case.ts';
import { blocks, hidden, mail, nowhere, says, shopify, to, told } from './kit.ts';

const sorrel = shopify({
  name: 'Sorrel Street Tea',
  nav: [
    ['/collections/tea', 'Tea'],
    ['/pages/stock-us', 'Stock us'],
    ['/policies/contact-information', 'Contact information'],
  ],
});
const ibis = blocks({
  name: 'Ibis & Oar',
  nav: [
    ['/oars', 'Oars'],
    ['/questions', 'Questions'],
    ['/thanks', 'Thanks'],
  ],
});

export const moreCases: readonly DiscoveryCase[] = [
  told({
    brand: 'Sorrel Street',
    titles: ['Sorrel Street Tea, Breakfast, 20 Sachets', 'Sorrel Street Chai Loose Leaf'],
    category: 'Grocery',
    host: 'sorrelstreettea.com',
    blurb: 'Tea by the street',
    pages: {
      '/': sorrel('Tea by the street', '<p>Blended in Baltimore.</p>'),
      '/pages/stock-us': sorrel(
        'Stock us',
        `<p>Shops can order at wholesale from us directly; drop ${hidden('stockus@sorrelstreettea.com')} a note. Net 30 after the first order.</p><p>Subscription boxes: our sister brand Teabird does those (${mail('boxes@teabird.co')}). Hotels buy from ${mail('amenities@innkeepersupply.com')}.</p>`,
      ),
      '/policies/contact-information': sorrel(
        'Contact information',
        `<p>Trade name: Sorrel Street Tea<br>Phone number: +1 410 555 0133<br>Email: legal-notices@sorrelstreettea.com<br>Customer service by our partner HelpNest, sorrel@helpnest.support</p><p>Ask the tea master: questions@teamasterlin.com</p><p>Samples for the press: sorrel@kettleandquill.pr</p>`,
      ),
    },
    wayIn: to('stockus@sorrelstreettea.com'),
    traps: [
      'boxes@teabird.co',
      'amenities@innkeepersupply.com',
      'legal-notices@sorrelstreettea.com',
      'questions@teamasterlin.com',
      'sorrel@kettleandquill.pr',
    ],
    policy: {
      takes_wholesale: says('yes', 'Shops can order at wholesale from us directly', '/pages/stock-us'),
    },
  }),
  told({
    brand: 'Ibis & Oar',
    titles: ['Ibis & Oar Canoe Paddle, Ash', 'Ibis & Oar Paddle Oil'],
    category: 'Outdoors',
    host: 'ibisandoar.com',
    blurb: 'Paddles carved in Ontario',
    pages: {
      '/': blockHome(),
      '/questions': ibis(
        'Questions',
        `<p><b>Do you sell to shops?</b> No. Every paddle is carved to order.</p><p><b>Where do I learn?</b> The canoe school, learn@kawarthacanoeschool.ca.</p><p><b>Who ships?</b> Loonline Freight, trace@loonline.ca.</p><p><b>Can I see one?</b> At the museum: desk@paddlemuseum.ca</p>`,
      ),
      '/thanks': ibis(
        'Thanks',
        `<p>Wood: sawyer@ottervalleylumber.ca. Site: bix@bixandco.dev. Pictures: Wren, wren@lakelightphoto.ca. Logo: <code>logo@1.5x.svg</code></p>`,
      ),
    },
    wayIn: nowhere,
    traps: [
      'learn@kawarthacanoeschool.ca',
      'trace@loonline.ca',
      'desk@paddlemuseum.ca',
      'sawyer@ottervalleylumber.ca',
      'bix@bixandco.dev',
      'wren@lakelightphoto.ca',
      'logo@1.5x.svg',
    ],
    policy: {
      takes_wholesale: says('no', 'Do you sell to shops? No. Every paddle is carved to order', '/questions'),
    },
  }),
];

function blockHome(): string {
  return ibis('Carved in Ontario', '<p>Ash, cherry, maple. Order here; we carve in turn.</p>');
}
