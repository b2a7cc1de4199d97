import type { DiscoveryCase } from '../case.ts';
import { applyAt, form, mail, NOBODY, small, writeTo, yes } from './site.ts';

/** Those who pass by a house: who likes it, who sends its letters, who served it once, who lives next door. */
export const cases: readonly DiscoveryCase[] = [
  small({
    brand: 'Pellicane',
    host: 'pellicane.test',
    line: 'Tinned fish from Maine',
    titles: ['Pellicane Smoked Mussels', 'Pellicane Sardines in Oil'],
    menu: ['Fish /fish', 'Contact /contact', 'Questions /faq'],
    home: '<blockquote>“I eat them daily.” pellicanefan@gmail.com</blockquote>',
    pages: {
      '/fish': [
        'Fish',
        '<p>Mussels, sardines, trout.</p><p>Comment by ilovepellicane@yahoo.com: more trout!</p>',
      ],
      '/contact': [
        'Contact',
        `<p>Say hello: ${mail('ahoy@pellicane.test')}</p><p>Add news@pellicane.test to your address book so that our letters arrive.</p>`,
      ],
      '/faq': [
        'Questions',
        `<p>Didn’t get your confirmation? It comes from confirmations@pellicane.test.</p><p>Do you cater? Our friends at Pellicane Kitchen do, we don’t: ${mail('eat@pellicanecatering.test')}</p>`,
      ],
    },
    wayIn: writeTo('ahoy@pellicane.test'),
    traps: [
      'pellicanefan@gmail.com',
      'ilovepellicane@yahoo.com',
      'news@pellicane.test',
      'confirmations@pellicane.test',
      'eat@pellicanecatering.test',
    ],
  }),
  small({
    brand: 'Stoutwell Boots',
    host: 'stoutwellboots.test',
    line: 'Boots made in Kettering',
    titles: ['Stoutwell Boots Derby Boot', 'Stoutwell Boots Chelsea Boot'],
    menu: ['Boots /boots', 'Trade /trade', 'About /about'],
    home: '<p>Welted by hand.</p>',
    pages: {
      '/boots': ['Boots', '<p>Derby, Chelsea, work.</p>'],
      '/trade': [
        'Trade',
        `<p>Shops in the UK write to Meg, ${mail('meg@stoutwellboots.test')}.</p><p>“Best seller of the year.” – Cobb’s Shoes, cobbs.shoes@btinternet.com</p><p>Leather suppliers: ${mail('hides@stoutwellboots.test')}</p><p>Uniform contracts: ${mail('uniforms@stoutwellboots.test')}</p><p>We work with apprentices of the Northampton Guild (${mail('learn@shoeguild.test')}).</p>`,
      ],
      '/about': [
        'About',
        `<p>Founder’s talks: ${mail('talks@stoutwellboots.test')}</p><p>Our last agent, Hal Moss, halmoss@aol.com, has passed away.</p><p>Factory shop, opening hours from ${mail('factoryshop@stoutwellboots.test')}</p>`,
      ],
    },
    wayIn: writeTo('meg@stoutwellboots.test'),
    traps: [
      'cobbs.shoes@btinternet.com',
      'hides@stoutwellboots.test',
      'uniforms@stoutwellboots.test',
      'learn@shoeguild.test',
      'talks@stoutwellboots.test',
      'halmoss@aol.com',
    ],
    policy: { takes_wholesale: yes('Shops in the UK write to Meg', '/trade') },
  }),
  small({
    brand: 'Kiesel & Kraut',
    host: 'kieselkraut.test',
    line: 'Naturkosmetik aus Passau',
    lang: 'de',
    titles: ['Kiesel & Kraut Handcreme', 'Kiesel & Kraut Badesalz'],
    menu: ['Pflege /pflege', 'Kontakt /kontakt', 'Datenschutz /datenschutz'],
    home: '<p>Gerührt in kleinen Chargen.</p>',
    pages: {
      '/pflege': ['Pflege', '<p>Creme, Salz, Öl.</p>'],
      '/kontakt': [
        'Kontakt',
        `${form('/kontakt', 'Name', 'E-Mail', 'Message')}<p>Unverträglichkeiten melden: ${mail('haut@kieselkraut.test')}</p><p>Mitgliedschaft im Bund der Seifensieder: ${mail('amt@seifensieder.test')}</p><p>Unser früherer Vertreter, Herr Lang (lang@vertretung-lang.test), ist im Ruhestand.</p>`,
      ],
      '/datenschutz': [
        'Datenschutz',
        '<p>Widerruf Ihrer Einwilligung: widerruf@kieselkraut.test. Auskunft über Ihre Daten: auskunft@kieselkraut.test. Beauftragter: Dr. Ohm, ohm@datenwerk.test.</p>',
      ],
    },
    wayIn: applyAt('https://kieselkraut.test/kontakt'),
    traps: [
      'haut@kieselkraut.test',
      'amt@seifensieder.test',
      'lang@vertretung-lang.test',
      'widerruf@kieselkraut.test',
      'auskunft@kieselkraut.test',
      'ohm@datenwerk.test',
    ],
  }),
  small({
    brand: 'Maison Tilleul',
    host: 'maisontilleul.test',
    line: 'Tisanes de l’Ardèche',
    lang: 'fr',
    titles: ['Maison Tilleul Tisane du Soir', 'Maison Tilleul Verveine'],
    menu: ['Tisanes /tisanes', 'Revendeurs /revendeurs', 'Confidentialité /confidentialite'],
    home: '<p>Cueillies à la main.</p>',
    pages: {
      '/tisanes': ['Tisanes', '<p>Verveine, tilleul, thym.</p>'],
      '/revendeurs': [
        'Revendeurs',
        `<p>Épiceries et herboristeries, écrivez à Paul : ${mail('paul@maisontilleul.test')}</p><p>Devenir agent commercial : ${mail('reseau@maisontilleul.test')}</p><p>Vrac pour restaurateurs : ${mail('vrac@maisontilleul.test')}</p><p>Notre ancien grossiste, Herbes & Co (contact@herbesco.test), ne nous représente plus.</p>`,
      ],
      '/confidentialite': [
        'Confidentialité',
        '<p>Se désinscrire : stop@maisontilleul.test. Chambre d’hôtes Le Tilleul, sans lien avec nous : nuit@maisontilleul-chambres.test</p>',
      ],
    },
    wayIn: writeTo('paul@maisontilleul.test'),
    traps: [
      'reseau@maisontilleul.test',
      'vrac@maisontilleul.test',
      'contact@herbesco.test',
      'stop@maisontilleul.test',
      'nuit@maisontilleul-chambres.test',
    ],
    policy: { takes_wholesale: yes('Épiceries et herboristeries, écrivez à Paul', '/revendeurs') },
  }),
  small({
    brand: 'Quillon',
    host: 'quillonpens.test',
    line: 'Wooden pens',
    titles: ['Quillon Walnut Pen', 'Quillon Maple Pen'],
    menu: ['Pens /pens', 'Returns /returns'],
    home: '<p>Turned one at a time; sold here alone.</p>',
    pages: {
      '/pens': ['Pens', '<p>Walnut, maple, cherry.</p>'],
      '/returns': [
        'Returns',
        '<p>Send the pen to our warehouse, dock@quillonpens.test on the label. Customs papers: broker@portfreight.test. Chargebacks: disputes@quillonpens.test.</p>',
      ],
    },
    wayIn: NOBODY,
    traps: ['dock@quillonpens.test', 'broker@portfreight.test', 'disputes@quillonpens.test'],
  }),
];
