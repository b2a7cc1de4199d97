import type { PriceList } from '../price-list.ts';
import {
  bold,
  bySection,
  cents,
  csv,
  dollars,
  european,
  head,
  Paper,
  pdf,
  Sheet,
  usd,
  xlsx,
} from './file.ts';
import { books, hardware, mode, plumbing, rugs, tires } from './trades-gear.ts';

const POLICY = [
  'Thank you for your interest in carrying Saltmarsh Pottery. We are a studio of six and we make every',
  'piece by hand, so please read this before you place an order.',
  '',
  'Opening orders are $400 and reorders are $200. We offer keystone pricing on most of our line, and our',
  'price list is sent once your account has been approved. Orders ship in six to eight weeks, and a deposit',
  'of 50% holds your place in the kiln schedule. The balance is due before we ship.',
  '',
  'Freight is billed at cost. Figure on about $18 for a carton of 12 mugs and $32 for a carton of platters.',
  'Claims for breakage must reach us with photographs within 5 days. We replace or credit, as you prefer.',
  '',
  'We do not sell to accounts that resell on Amazon, eBay or Walmart without a letter from us. Our',
  'suggested retail prices are at least twice wholesale, and we ask you not to advertise below them.',
  '',
  'Display shelves are $85 each, or free with an opening order over $1,200. Custom stamps carry a one-time',
  'fee of $60 and a minimum of 48 pieces.',
];

const QUESTIONS: readonly [string, string][] = [
  ['What is the minimum order?', '$250 for the first order and $100 after that, in full cases of 6 or 12.'],
  ['How do I get your price list?', 'Send us your resale certificate; prices are shown after you log in.'],
  ['What is my discount?', 'Most shops buy at 50% off suggested retail. Books and kits are 40% off.'],
  ['Do you charge for freight?', 'Flat $15 up to $300, free above $300 in the lower 48 states.'],
  ['Do you offer terms?', 'Net 30 with three references. A late fee of 1.5% a month applies.'],
  ['Can I sell online?', 'On your own site yes, on marketplaces only with written permission.'],
  ['Do you have a MAP policy?', 'Yes. Please do not advertise more than 10% below suggested retail.'],
  ['What about damages?', 'Tell us within 7 days and we will send a replacement or credit $ for $.'],
  ['Is there a show special?', 'Free freight and 60 days on orders over $500 written at the show.'],
  ['Whom do I call?', 'Dana at extension 12, Monday to Thursday, 9 to 4 Eastern.'],
];

export const none: PriceList[] = [
  xlsx('INV-30877.xlsx', 'no prices to buy at: an invoice', () => {
    const sheet = new Sheet('Invoice');
    sheet.add([bold('Loomwright Rugs LLC')], ['INVOICE', null, null, 'Invoice No.', 'INV-30877']);
    sheet.add(['Sold to: Prairie Home & Gift', null, null, 'Invoice Date', '12/04/2025']);
    sheet.add(['Ship via: UPS Ground', null, null, 'Due Date', '01/03/2026'], []);
    sheet.add(head('Item', 'Description', 'Ordered', 'Shipped', 'Unit Price', 'Amount'));
    let total = 0;
    rugs.forEach(({ sku, title, cost }, index) => {
      const count = 2 + index;
      total += cost * count;
      sheet.add([sku, title, count, count, dollars(cost), dollars(cost * count)]);
    });
    sheet.add([], [null, null, null, null, 'Subtotal', dollars(total)]);
    sheet.add([null, null, null, null, 'Freight', dollars(86.12)]);
    sheet.add([null, null, null, null, bold('Amount Due'), dollars(cents(total + 86.12))]);
    return [sheet.add([], ['Thank you for your business. Tracking 1Z999AA10123456784'])];
  }),
  pdf('VAT invoice 55120.pdf', 'no prices to buy at: an invoice', () => {
    const paper = new Paper({
      title: 'VAT invoice 55120',
      places: [
        [40, 60],
        [110, 220],
        [340, 40, 'right'],
        [395, 60, 'right'],
        [465, 40, 'right'],
        [515, 55, 'right'],
      ],
      heads: ['Ref', 'Title', 'Qty', 'Unit price', 'Disc', 'Net'],
      foot: 'Ninepin Press Ltd, registered in England',
    });
    paper.say('VAT INVOICE', 15, 'Helvetica-Bold').say('Ninepin Press Ltd').say('Invoice number 55120');
    paper
      .say('Invoice to: The Corner Bookshop, Hexham')
      .say('Tax point 9 January 2026. Order ref HX-218')
      .say('');
    paper.heads();
    let total = 0;
    books.forEach(({ sku, title, msrp, cost }, index) => {
      const count = 3 + (index % 3);
      total += cost * count;
      const amounts = [`£${msrp.toFixed(2)}`, '55%', `£${(cost * count).toFixed(2)}`];
      paper.row([sku, title, String(count), ...amounts]);
    });
    paper.say('').row(['', 'Total net', '', '', '', `£${total.toFixed(2)}`]);
    paper.row(['', 'VAT zero rated', '', '', '', '£0.00']);
    return paper.row(['', 'Total due by 8 February 2026', '', '', '', `£${total.toFixed(2)}`]);
  }),

  csv('stock_report_20260114.csv', 'no prices to buy at: stock', (sheet) => {
    sheet.add([
      'Item',
      'Description',
      'UPC',
      'Warehouse',
      'On Hand',
      'Committed',
      'Available',
      'Next Receipt',
    ]);
    plumbing.forEach(({ sku, title, code }, index) => {
      const counts = [(index * 53) % 240, (index * 17) % 30];
      const [hand = 0, promised = 0] = counts;
      const left = Math.max(0, hand - promised);
      const next = index % 3 ? '' : '2026-02-20';
      sheet.add([sku, title, code, 'RENO', String(hand), String(promised), String(left), next]);
    });
  }),
  xlsx('Availability week 3.xlsx', 'no prices to buy at: stock', () => {
    const sheet = new Sheet('Availability');
    sheet.add([bold('Hitchline Tire & Wheel')], ['Availability week 3. Call your rep for pricing.'], []);
    sheet.add(head('Part', 'Description', 'Pack', 'Kansas City', 'Reno', 'Atlanta', 'ETA'));
    tires.forEach(({ sku, title, pack }, index) => {
      sheet.add([sku, title, pack, null, null, null, index % 2 ? 'Feb' : null]);
    });
    return [sheet.add([], ['Quantities will be posted on Friday.'])];
  }),

  pdf('Benson Hardware weekly flyer.pdf', 'no prices to buy at: for the public', () => {
    const paper = new Paper({
      title: 'Benson Hardware weekly flyer',
      places: [
        [40, 50],
        [100, 250],
        [360, 80, 'right'],
        [460, 80, 'right'],
      ],
      foot: 'We reserve the right to limit quantities. Not responsible for printing errors.',
    });
    paper.say('BIG JANUARY SAVINGS!', 20, 'Helvetica-Bold').say('Benson Hardware, 4 locations to serve you');
    paper.say('Sale prices good Thursday January 15 through Wednesday January 21, 2026').say('');
    for (const [section, own] of bySection(hardware)) {
      paper.say(section, 11, 'Helvetica-Bold');
      for (const { sku, title, msrp } of own) {
        paper.row([sku, title, `Reg. ${usd(msrp)}`, `SALE ${usd(Math.floor(msrp * 0.8) - 0.01)}`]);
      }
    }
    paper.say('').say('Sales tax not included. Limit 2 per customer. While supplies last.');
    return paper.say('Join the Benson Rewards Club and take 5% off every purchase.');
  }),
  xlsx('Unsere Preise Winter 2026.xlsx', 'no prices to buy at: for the public', () => {
    const sheet = new Sheet('Winter 2026');
    sheet.add(
      [bold('Schuhhaus Lindner - Unsere Preise im Winter 2026')],
      ['Nur für Endkunden in unseren Filialen'],
    );
    sheet.add(['Alle Preise inkl. 19 % MwSt.'], []);
    sheet.add(head('Artikel', 'Bezeichnung', 'EAN', 'Ladenpreis', 'Aktionspreis bis 31.01.'));
    for (const [section, own] of bySection(mode)) {
      sheet.add([bold(section)]);
      own.forEach(({ sku, title, code, msrp }, index) => {
        const offer = index % 2 ? null : `${european(cents(Math.round(msrp * 0.8) - 0.05))} €`;
        sheet.add([sku, title, code, `${european(msrp)} €`, offer]);
      });
    }
    return [sheet.add([], ['Umtausch innerhalb von 14 Tagen mit Kassenbon.'])];
  }),

  pdf('Saltmarsh wholesale policy.pdf', 'no prices to buy at: terms in prose', () => {
    const paper = new Paper({ title: 'Saltmarsh Pottery wholesale', places: [] });
    paper.say('Saltmarsh Pottery', 16, 'Helvetica-Bold').say('Wholesale terms, January 2026').say('');
    for (const line of POLICY) paper.say(line, 10);
    return paper.say('').say('studio@saltmarsh.example');
  }),
  xlsx('Wholesale FAQ - Thimble & Thread.xlsx', 'no prices to buy at: terms in prose', () => {
    const sheet = new Sheet('FAQ');
    sheet.add([bold('Thimble & Thread Wholesale FAQ')], [], head('Question', 'Answer'));
    for (const [question, answer] of QUESTIONS) sheet.add([question, answer]);
    return [sheet];
  }),
];
