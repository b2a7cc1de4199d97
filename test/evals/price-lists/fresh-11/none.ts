// No prices to buy at: an invoice, a report of stock, terms in prose.
import { across, csv, heads, money, pdf, Sheet, strong, xlsx } from './file.ts';
import { cents } from './goods.ts';
import { Paper, type Slot } from './paper.ts';

const INVOICED = `RB-0412|Rooibos Vanilla, 50 ct|6|4.85
RB-0415|Rooibos Chai, 50 ct|6|4.85
GR-0210|Sencha, 50 ct|4|5.1
GR-0214|Mint Green, 50 ct|4|5.1
BK-0101|English Breakfast, 50 ct|12|4.4
BK-0107|Lapsang, 25 ct|3|4.95
HB-0602|Lemon Balm, 25 ct|5|4.2
AC-0900|Steel Infuser|10|2.65
AC-0911|Glass Teapot 40 oz|2|14.5
AC-0920|Honey Sticks, 100 ct|1|19`;

const invoice = xlsx('INV-004417.xlsx', 'invoice', () => {
  const sheet = new Sheet('Invoice', [14, 36, 10, 14, 14]);
  sheet.add(across('Marigold Tea Importers', 5), ['2210 Harbor Ave, Baltimore MD 21230'], []);
  sheet.add([strong('INVOICE'), null, null, 'Invoice no.', 'INV-004417']);
  sheet.add(
    ['Bill to:', 'Parson Street Market', null, 'Invoice date', '12/22/2025'],
    ['Ship to:', '88 Parson St, York PA', null, 'Due date', '01/21/2026'],
    [null, null, null, 'Your PO', '20991'],
    [],
  );
  sheet.add(heads('Item|Description|Qty shipped|Unit price|Amount'));
  let total = 0;
  for (const line of INVOICED.split('\n')) {
    const [sku = '', title = '', count = '', price = ''] = line.split('|');
    const amount = cents(Number(count) * Number(price));
    const row = sheet.next;
    sheet.add([
      sku,
      title,
      Number(count),
      money(Number(price)),
      { value: amount, format: '$#,##0.00', formula: `C${row}*D${row}` },
    ]);
    total += amount;
  }
  sheet.add([null, null, null, 'Subtotal', money(cents(total))]);
  sheet.add([null, null, null, 'Freight', money(18.4)]);
  sheet.add([null, null, null, strong('Balance due'), money(cents(total + 18.4))], []);
  sheet.add(['Please pay within 30 days. 1.5% a month on overdue balances.']);
  return [sheet];
});

const STOCK = `KS-TEE-BLK-S|Field Tee|Black|S|120|24|96|
KS-TEE-BLK-M|Field Tee|Black|M|88|60|28|
KS-TEE-BLK-L|Field Tee|Black|L|0|0|0|02/10/2026
KS-TEE-OAT-S|Field Tee|Oat|S|64|0|64|
KS-TEE-OAT-M|Field Tee|Oat|M|71|12|59|
KS-TEE-OAT-L|Field Tee|Oat|L|43|12|31|
KS-HOD-MOS-S|Harbor Hoodie|Moss|S|15|0|15|
KS-HOD-MOS-M|Harbor Hoodie|Moss|M|22|6|16|
KS-HOD-MOS-L|Harbor Hoodie|Moss|L|9|9|0|03/01/2026
KS-CAP-NVY-1|Canvas Cap|Navy|OS|210|0|210|
KS-CAP-RST-1|Canvas Cap|Rust|OS|184|48|136|
KS-SOK-3PK-1|Camp Socks 3 Pack|Assorted|OS|300|36|264|`;

const stock = csv('ATS_Report_20260113.csv', 'report of stock', (sheet) => {
  sheet.add('Item,Style Name,Color,Size,On Hand,Allocated,Available to Sell,Next Receipt'.split(','));
  for (const line of STOCK.split('\n')) sheet.add(line.split('|'));
});

const terms = pdf('Dealer Program & Terms 2026.pdf', 'terms in prose', () => {
  const paper = new Paper({ title: 'Dealer Program', creator: 'Microsoft Word', family: 'Times' });
  const look = { size: 11 };
  const slots: Slot[] = [
    [90, 180],
    [270, 120],
    [390, 120],
  ];
  const heading = (text: string) => paper.skip(10).say(text, { size: 13, bold: true }, 72);
  paper.say('Summit & Sound Audio', { size: 20, bold: true }, 72);
  paper.say('Dealer Program and Terms of Sale, 2026', { size: 14 }, 72);
  heading('1. Becoming a dealer');
  paper.say(
    'Dealers need a storefront or a website of their own, a resale certificate and a first order of $750. Please send the application on our site; we answer within five business days, and a price list follows once an account is open.',
    look,
    72,
  );
  heading('2. Discounts by volume');
  paper.say('Discounts are taken off the dealer price of the current list, by the year:', look, 72).skip(4);
  paper.row(slots, ['Purchases in a year', 'Extra discount', 'Freight'], { size: 10, bold: true });
  paper.row(slots, ['up to $5,000', 'none', '$14.50 flat'], { size: 10 });
  paper.row(slots, ['$5,000 to $20,000', '3%', 'free over $500'], { size: 10 });
  paper.row(slots, ['above $20,000', '5%', 'free'], { size: 10 });
  heading('3. Minimum advertised price');
  paper.say(
    'Speakers and amplifiers may not be advertised below MAP. A first violation is a warning, a second closes the account for 90 days. Open box units are exempt with our written consent.',
    look,
    72,
  );
  heading('4. Returns and warranty');
  paper.say(
    'Unopened goods may come back within 30 days with an RMA number, less a 15% restocking fee. Warranty is two years on electronics and five on passive speakers. Out of warranty repairs start at $65.00 an hour.',
    look,
    72,
  );
  heading('5. Payment');
  paper.say('Card or ACH at first, Net 30 after three orders. A returned check costs $35.00.', look, 72);
  return paper;
});

export const noPrices = { invoice, stock, terms };
