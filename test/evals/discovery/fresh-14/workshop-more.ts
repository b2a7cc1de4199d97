import type { DiscoveryCase } from '../case.ts';
import { handmade } from './frames-even.ts';
import { quiet } from './frames-odd.ts';
import { hit, ld, mail, p, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Palette & Plane Kits',
    host: 'paletteandplane.test',
    titles: ['Palette & Plane Kits Spoon Carving Starter', 'Palette & Plane Kits Birdhouse Box'],
    category: 'Arts, Crafts & Sewing',
    frame: handmade,
    shelf: '/kits/',
    bar: 'Two kits or more: no charge for shipping',
    pages: {
      '/workshops': [
        'Workshops',
        p('Saturday classes seat eight.', 'Private groups book the whole room with a $240 minimum.'),
      ],
      '/teachers': [
        'Teachers',
        p('Classroom packs of twelve, purchase orders accepted from school districts.'),
      ],
      '/fakes': [
        '-Imitations',
        p(
          'Our kits have been copied and sold on Temu, Amazon and Walmart.com.',
          'A box without our paper templates in it was not packed by us.',
        ),
      ],
      '/about': [
        'About',
        `<p>Made by Ines and Paul.</p>${ld({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Palette & Plane Kits', url: 'https://paletteandplane.test/', contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email: 'ines@paletteandplane.test' } })}<p>Write to Ines: <a id="w" href="#">show address</a><script>document.getElementById("w").onclick=function(){this.textContent=["ines","paletteandplane.test"].join("@")}</script></p><p>Web: ${mail('dev@sawhorse-sites.test')}</p>`,
      ],
    },
    search: [
      hit('https://paletteandplane.test/', 'Palette & Plane Kits', 'Carving kits for beginners.'),
      hit('https://www.michaels.com/palette', 'Palette | Michaels', 'Paint palettes.'),
    ],
    expected: {
      wayIn: writeTo('ines@paletteandplane.test'),
      traps: ['dev@sawhorse-sites.test'],
    },
  }),
  site({
    brand: 'Stillwater Reeds',
    host: 'stillwaterreeds.test',
    titles: ['Stillwater Reeds Oboe Reed Medium', 'Stillwater Reeds Bassoon Reed Soft'],
    category: 'Musical Instruments',
    frame: quiet,
    shelf: '/reed/',
    bar: 'Six reeds, free mailing tube',
    pages: {
      '/answers': [
        'Answers',
        `<div id="faq-root"></div>${ld({
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'How hard is a medium?',
              acceptedAnswer: { '@type': 'Answer', text: 'About where most orchestral players land.' },
            },
            {
              '@type': 'Question',
              name: 'Will you sell to music stores?',
              acceptedAnswer: {
                '@type': 'Answer',
                text: 'I won’t, sorry. A reed should be tried by the person who scraped it for you, so stores are a no.',
              },
            },
            {
              '@type': 'Question',
              name: 'Student discount?',
              acceptedAnswer: { '@type': 'Answer', text: 'Ten percent, with a note from your teacher.' },
            },
          ],
        })}<script>var d=JSON.parse(document.querySelector('[type="application/ld+json"]').textContent);document.getElementById("faq-root").innerHTML=d.mainEntity.map(function(q){return"<h3>"+q.name+"</h3><p>"+q.acceptedAnswer.text+"</p>"}).join("")</script>`,
      ],
      '/contact': [
        'Contact',
        `<p>Clara: clara&#8203;@stillwaterreeds.test</p><p>Lessons are arranged by the conservatory: ${mail('registrar@lakeside-conservatory.test')}</p>`,
      ],
    },
    search: [
      hit(
        'https://stillwaterreeds.test/answers',
        'Answers | Stillwater Reeds',
        'Oboe and bassoon reeds by Clara Stillwater.',
      ),
      hit('https://www.stillwatermarsh.test/', 'Stillwater Marsh Reserve', 'See the reeds in bloom.'),
    ],
    expected: {
      wayIn: writeTo('clara@stillwaterreeds.test'),
      traps: ['registrar@lakeside-conservatory.test'],
      policy: { takes_wholesale: says('/answers', 'no', 'so stores are a no', 'I won’t, sorry') },
    },
  }),
];
