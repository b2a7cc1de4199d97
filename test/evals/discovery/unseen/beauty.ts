import type { DiscoveryCase } from '../case.ts';
import { band } from './themes/elsewhere.ts';
import { cfHref, cfScript, mail, reversed } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { bigcommerce, dawn, squarespace, webflow, wix } from './themes/hosted.ts';
import { address, hits, moved, said } from './themes/parts.ts';
import { woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Ondalune Skincare',
    productTitles: [
      'Ondalune Skincare Overnight Algae Mask 1.7 fl oz',
      'Ondalune Sea Mineral Cleansing Milk',
    ],
    category: 'Beauty & Personal Care',
    search: hits(`
      https://ondalune.test/ ~ Ondalune Skincare – Slow skin, deep water ~ Algae masks and mineral milks for dry skin.
      https://ondalune.test/pages/authorized-reseller-policy ~ Authorized Reseller Policy | Ondalune ~ Where our products may be sold.
      https://www.dermstore.com/brands/ondalune ~ Ondalune | Dermstore ~ Free samples with every order.
    `),
    hosts: {
      'ondalune.test': dawn(
        {
          name: 'Ondalune Skincare',
          owner: 'Ondalune Labs, Inc.',
          hero: 'Slow skin, deep water',
          sells: 'Overnight Algae Mask=$48.00 | Cleansing Milk=$32.00 | Kelp Eye Gel=$39.00',
          foot: 'Spas & retailers=/pages/professionals | Authorized Reseller Policy=/pages/authorized-reseller-policy | Contact=/pages/contact',
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>We’re at ${mail('care@ondalune.test')} from nine to five, Pacific time. Please don’t send us photographs of rashes; see a doctor.</p>`,
          '/pages/professionals': `Spas & retailers
<h1>Spas &amp; retailers</h1><p>Estheticians, spas and skincare boutiques can open a professional account with us. It costs nothing and there’s no contract.</p><p>Introduce yourself to Paloma at ${mail('partners@ondalune.test')}. Have your esthetician license or business license to hand, together with your seller’s permit.</p>`,
          '/pages/authorized-reseller-policy': `Authorized Reseller Policy
<h1>Authorized Reseller Policy</h1><p>Effective January 1, 2025. This policy applies to everyone who buys Ondalune products for resale.</p><ol><li>Products may be sold in your own store and on your own website.</li><li>Products may not be sold on any third-party marketplace, such as Amazon or eBay, without our prior written consent.</li><li>Resellers must comply with the Ondalune Minimum Advertised Price policy as amended from time to time.</li></ol><p>Report a seller who breaks it to ${mail('brandprotection@ondalune.test')}.</p>`,
        },
      ),
    },
    expected: {
      website: 'ondalune.test',
      wayIn: address('partners@ondalune.test'),
      traps: ['brandprotection@ondalune.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'spas and skincare boutiques can open a professional account with us',
          '/pages/professionals',
        ),
        marketplaces: said(
          'with_permission',
          'without our prior written consent',
          '/pages/authorized-reseller-policy',
        ),
        map_policy: said(
          'yes',
          'Resellers must comply with the Ondalune Minimum Advertised Price policy',
          '/pages/authorized-reseller-policy',
        ),
        documents: said(
          ['business_license', 'resale_certificate'],
          'Have your esthetician license or business license to hand, together with your seller’s permit.',
          '/pages/professionals',
        ),
      },
    },
  },
  {
    brand: 'Vétivère Botanicals, Inc.',
    productTitles: ['Vétivère Botanicals Rose Hydrosol Mist 4oz', 'Vetivere Botanicals Calendula Salve Tin'],
    search: hits(`
      https://www.amazon.com/Vetivere-Rose-Hydrosol/dp/B0VET ~ Vétivère Botanicals Rose Hydrosol ~ Brand: Vétivère Botanicals
      https://shop-vetivere.test/ ~ Vetivere &#8211; Distilled in Vermont ~ Hydrosols and salves by Vetivere Botanicals.
    `),
    hosts: {
      'shop-vetivere.test': woo(
        {
          name: 'Vetivere',
          owner: 'Vetivere Botanicals Inc.',
          hero: 'Distilled in Vermont',
          sells: 'Rose Hydrosol=$22.00 | Calendula Salve=$16.00 | Lavender Hydrosol=$22.00',
          nav: 'Wholesale=/wholesale/ | Contact=/contact/',
          head: cfScript,
        },
        {
          '/contact/': `Contact
<p>Write to us: ${cfHref('farm@shop-vetivere.test', 'email the farm', 0x19)}.</p><p>Visits on the second Saturday of each month.</p>`,
          '/wholesale/': `Wholesale
<p>Our hydrosols live in about ninety apothecaries, yoga studios and co-ops. Wholesale is half of what we do and we answer every letter.</p><p>${cfHref('wholesale@shop-vetivere.test?subject=Wholesale', 'Ask for the wholesale catalog', 0x8e)}</p><p>We deliver by van within Vermont.</p>`,
        },
      ),
    },
    expected: {
      website: 'shop-vetivere.test',
      wayIn: address('wholesale@shop-vetivere.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Wholesale is half of what we do and we answer every letter.',
          '/wholesale/',
        ),
      },
    },
  },
  {
    brand: 'Noctuary Perfume',
    productTitles: [
      'Noctuary Perfume Roll On Oil No. 4 Fig and Smoke',
      'Noctuary Solid Perfume Compact Brass',
    ],
    search: hits(`
      https://www.noctuaryperfume.test/ ~ Noctuary — Perfume after dark ~ Oils and solids mixed in New Orleans.
      https://noctuary.bandcamp.com/ ~ Noctuary ~ Black metal from Ventura, California.
    `),
    hosts: {
      'www.noctuaryperfume.test': squarespace(
        {
          name: 'Noctuary',
          owner: 'Noctuary Perfume LLC',
          hero: 'Perfume after dark',
          sells: 'No. 4 Fig and Smoke=$38.00 | Brass Compact=$52.00',
          nav: 'Stockists=/stockists | Contact=/contact',
        },
        {
          '/contact': `Contact
<h2>Contact</h2><p>By mail: 818 Dauphine Street. By night: ${reversed('hello@noctuaryperfume.test')}</p>`,
          '/stockists': `Stockists
<h2>Stockists</h2><p><strong>New Orleans</strong> Krewe Curio, Night Bloom<br><strong>Chicago</strong> Vesper &amp; Vine<br><strong>Portland</strong> Small Hours</p><p>To join them, write to ${reversed('stockists@noctuaryperfume.test')} and tell us what your shop smells like.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.noctuaryperfume.test',
      wayIn: address('stockists@noctuaryperfume.test'),
      traps: [],
      policy: { takes_wholesale: said('yes', 'and tell us what your shop smells like', '/stockists') },
    },
  },
  {
    brand: 'Halcyra',
    productTitles: [
      'Halcyra Gel Nail Strips Semi Cured 20 Pcs Terrazzo',
      'Halcyra Mini UV Lamp for Gel Strips',
    ],
    search: hits(`
      https://halcyra-nails.test/ ~ Halcyra Nails ~ Semi-cured gel strips.
      https://www.tiktok.com/@halcyra ~ Halcyra (@halcyra) ~ 88.4K followers
    `),
    hosts: {
      'halcyra-nails.test': {
        '/': moved('https://halcyra.test/'),
        '/pages/wholesale': moved('https://halcyra.test/pages/wholesale'),
      },
      'halcyra.test': dawn(
        {
          name: 'Halcyra',
          owner: 'Halcyra Beauty',
          host: 'halcyra.test',
          sells: 'Terrazzo Strips=$15.00 | Mini Lamp=$18.00 | Prep Kit=$9.00',
          foot: 'Wholesale=/pages/wholesale | Contact=/pages/contact',
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>Support hours: Mon–Fri. ${mail('support@halcyra.test')}</p>`,
          '/pages/wholesale': `Wholesale
<h1>Sell Halcyra</h1><p>Salons, beauty supply stores and TikTok Shop sellers: apply by mailing ${mail('sales@halcyra.test')}. Please include your EIN and a link to your website or storefront.</p><p>MOQ for new accounts: USD 350. Restocks from USD 120.</p><p>Selling on Amazon, Walmart and TikTok Shop is fine with us.</p>`,
        },
      ),
    },
    expected: {
      website: 'halcyra.test',
      wayIn: address('sales@halcyra.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Salons, beauty supply stores and TikTok Shop sellers: apply by mailing',
          '/pages/wholesale',
        ),
        marketplaces: said(
          'allowed',
          'Selling on Amazon, Walmart and TikTok Shop is fine with us.',
          '/pages/wholesale',
        ),
        minimum_opening_order: said(350, 'MOQ for new accounts: USD 350.', '/pages/wholesale'),
        minimum_reorder: said(120, 'Restocks from USD 120.', '/pages/wholesale'),
        currency: 'USD',
        documents: said(
          ['tax_id', 'website_url'],
          'Please include your EIN and a link to your website or storefront.',
          '/pages/wholesale',
        ),
      },
    },
  },
  {
    brand: 'Marrowglow',
    productTitles: ['Marrowglow Tallow Balm Unscented 2 oz', 'Marrowglow Whipped Tallow Body Butter Orange'],
    search: hits(`
      https://marrowglow.test/ ~ Marrowglow (official) – tour dates, music, merch ~ New record out now.
      https://www.marrowglowskin.test/ ~ Tallow balm | Marrowglow ~ Grass-fed tallow, nothing else.
    `),
    hosts: {
      'marrowglow.test': { '/': band('Marrowglow', 'booking@lowtiderecords.test') },
      'www.marrowglowskin.test': webflow(
        {
          name: 'Marrowglow',
          sells: 'Tallow Balm=$24 | Orange Body Butter=$29',
          nav: 'About=/about | Contact=/contact-us',
          note: '<div>Made in <a href="https://webflow.com">Webflow</a> by <a href="mailto:hola@pixelpasture.test">Pixel Pasture</a></div>',
        },
        {
          '/about': `About
<h2>From our pasture</h2><p>Kit renders, Bea whips. We began with one pot for one very dry elbow.</p>`,
          '/contact-us': `Contact us
<h2>Write to us</h2><p>${mail('kit@marrowglowskin.test')} for the balm itself, ${mail('info@marrowglowskin.test')} for everything else.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.marrowglowskin.test',
      wayIn: address('info@marrowglowskin.test'),
      traps: ['booking@lowtiderecords.test', 'hola@pixelpasture.test'],
      policy: {},
    },
  },
  {
    brand: 'Saponella Works',
    productTitles: ['Saponella Works Castile Soap Bar Unscented 5 oz', 'Saponella Works Soap Ends Bag 1 lb'],
    search: hits(`
      https://www.saponellaworks.test/ ~ Saponella Works ~ Castile soap, cut by hand.
      https://soapguild-members.test/s ~ Members S | Soapmakers' Register ~ Saponella Works, Taos NM
    `),
    hosts: {
      'www.saponellaworks.test': wix(
        {
          name: 'Saponella Works',
          sells: 'Castile Bar=$8.00 | Soap Ends=$12.00 | Cedar Dish=$10.00',
          nav: 'Wholesale=/wholesale | Contact=/contact',
        },
        {
          '/contact': `Contact
<p class="font_8">saponella [at] saponellaworks [dot] test</p><p class="font_8">Taos, New Mexico</p>`,
          '/wholesale': `Wholesale
<h2 class="font_2">Wholesale</h2><p class="font_8">Bars are half price for shops. The minimum is 24 bars, mixed as you like, and there is no minimum in dollars.</p><p class="font_8">Use them in gift boxes, sell them at markets, put them on Etsy or Amazon: all fine as long as the label stays on.</p><p class="font_8">Write to wholesale [at] saponellaworks (dot) test. Retail customers get free shipping over $40.</p>`,
        },
      ),
      'soapguild-members.test': {
        '/s': '<!doctype html><title>Members S</title><h1>Members: S</h1><p>Saponella Works, Taos NM, www.saponellaworks.test</p><p>Register office: registrar@soapguild-members.test</p>',
      },
    },
    expected: {
      website: 'www.saponellaworks.test',
      wayIn: address('wholesale@saponellaworks.test'),
      traps: ['registrar@soapguild-members.test'],
      policy: {
        takes_wholesale: said('yes', 'Bars are half price for shops.', '/wholesale'),
        marketplaces: said(
          'allowed',
          'put them on Etsy or Amazon: all fine as long as the label stays on',
          '/wholesale',
        ),
      },
    },
  },
  {
    brand: 'Kessandra Tan',
    productTitles: [
      'Kessandra Tan Express Self Tanning Mousse Dark 7 oz',
      'Kessandra Tan Velvet Application Mitt',
    ],
    search: hits(`
      https://kessandra.test/ ~ Kessandra | Self tan without the stripes ~ Mousses, mists and mitts.
      https://www.ulta.com/brand/kessandra ~ Kessandra Tan | Ulta Beauty ~ 12 products
    `),
    hosts: {
      'kessandra.test': dawn(
        {
          name: 'Kessandra',
          owner: 'Kessandra Tan Pty Ltd',
          host: 'kessandra.test',
          hero: 'Self tan without the stripes',
          sells: 'Express Mousse=$32.00 | Velvet Mitt=$9.00 | Face Mist=$24.00',
          foot: 'Contact=/pages/contact-us | Careers=/pages/careers',
          privacy: `<p>To exercise your rights write to ${mail('privacy@kessandra.test')}.</p>`,
        },
        {
          '/pages/contact-us': `Contact us
<h1>Contact us</h1><ul><li>Press: ${mail('press@kessandra.test')}</li><li>Influencers: ${mail('glow@kessandra.test')}</li><li>Orders: use the chat bubble</li></ul>`,
          '/pages/careers': `Careers
<h1>Careers</h1><p>Nothing open today. Send a note to ${mail('careers@kessandra.test')} anyway.</p>`,
          '/pages/trade-enquiries': `Trade enquiries
<h1>Trade enquiries</h1><p>Salons and retailers in the US are looked after from our Austin office. Send an email to ${mail('wholesale@kessandra.test')}, attention Jo.</p><p>To open an account we need your cosmetology or business license, and a completed W-9.</p><p>Opening orders are a minimum of $500 wholesale.</p>`,
        },
      ),
    },
    expected: {
      website: 'kessandra.test',
      wayIn: address('wholesale@kessandra.test'),
      traps: ['privacy@kessandra.test', 'press@kessandra.test', 'careers@kessandra.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Salons and retailers in the US are looked after from our Austin office.',
          '/pages/trade-enquiries',
        ),
        minimum_opening_order: said(
          500,
          'Opening orders are a minimum of $500 wholesale.',
          '/pages/trade-enquiries',
        ),
        currency: 'USD',
        documents: said(
          ['business_license', 'w9'],
          'To open an account we need your cosmetology or business license, and a completed W-9.',
          '/pages/trade-enquiries',
        ),
      },
    },
  },
  {
    brand: 'Brisk & Balm',
    productTitles: ['Brisk & Balm Matte Clay Pomade 4oz', 'Brisk and Balm Beard Wash Cedar 8 fl oz'],
    search: hits(`
      https://briskandbalm.test/ ~ Brisk & Balm - Barbershop goods ~ Pomade, wash and wax.
      https://briskandbalm.test/wholesale/ ~ Wholesale - Brisk & Balm ~ Find your rep.
    `),
    hosts: {
      'briskandbalm.test': bigcommerce(
        {
          name: 'Brisk &amp; Balm',
          owner: 'Brisk and Balm Grooming Co.',
          sells: 'Clay Pomade=$19.00 | Cedar Beard Wash=$16.00 | Moustache Wax=$11.00',
          foot: 'Wholesale=/wholesale/ | Contact=/contact-us/',
        },
        {
          '/contact-us/': `Contact us
<h1>Contact us</h1><p>${mail('info@briskandbalm.test')}</p>${form('/contact.php', ['Name', 'Email*', 'Comments~'], 'Send')}`,
          '/wholesale/': `Wholesale
<h1>Wholesale</h1><p>Barbershops and grooming stores order through their rep.</p><table><tr><th>United States</th><td>Delroy Haskins, ${mail('delroy@briskandbalm.test')}</td></tr><tr><th>United Kingdom &amp; Ireland</th><td>Niamh Kerrigan, ${mail('niamh@briskandbalm.test')}</td></tr><tr><th>Australia</th><td>Shayla Munro, ${mail('shayla@briskandbalm.test')}</td></tr></table><p>Brisk &amp; Balm is not to be resold on Amazon.com. Your own web shop and other platforms are fine.</p><p>Please respect our MAP pricing.</p>`,
        },
      ),
    },
    expected: {
      website: 'briskandbalm.test',
      wayIn: address('delroy@briskandbalm.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Barbershops and grooming stores order through their rep.',
          '/wholesale/',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'Brisk & Balm is not to be resold on Amazon.com.',
          '/wholesale/',
        ),
        map_policy: said('yes', 'Please respect our MAP pricing.', '/wholesale/'),
      },
    },
  },
];
