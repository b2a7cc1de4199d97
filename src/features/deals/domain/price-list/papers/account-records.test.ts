import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { isOfAccounts } from './account-records.ts';
import { ACCOUNTS_NOTE, SALES_NOTE } from './paper-notes.ts';

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: line.split('|').map((cell) => cell.trim()) }));
const readingOf = (text: string) => readPriceList([{ name: 'Sheet1', rows: rowsOf(text) }]);

describe('a table of accounts, orders or plans', () => {
  it.each([
    [
      'shops and what they bought',
      `Account|City|State|Sales Rep|2025 Total|Open Balance
       Corner Nest|Ames|IA|J. Ruiz|$3,200.00|$0.00
       Blue Door|Elgin|IL|J. Ruiz|$1,120.00|$240.00
       Fern Shop|Racine|WI|K. Lund|$890.00|$0.00`,
    ],
    [
      'what is overdue',
      `A/R Aging Summary
       Customer|Current|1 - 30|31 - 60|61 - 90|> 90|TOTAL
       Corner Nest|120.00|0.00|0.00|0.00|0.00|120.00
       Blue Door|0.00|240.00|88.00|0.00|0.00|328.00
       Fern Shop|54.00|0.00|0.00|12.50|0.00|66.50`,
    ],
    [
      'a shop’s orders, line by line',
      `Name|Email|Financial Status|Paid at|Total|Lineitem quantity|Lineitem name|Lineitem price|Lineitem sku
       #1001|a@x.example|paid|2026-01-02|54.00|2|Soy Candle|24.00|SC-1
       #1002|b@x.example|paid|2026-01-03|40.10|1|Reed Diffuser|32.00|RD-1
       #1003|c@x.example|paid|2026-01-03|30.00|1|Soy Candle|24.00|SC-1`,
    ],
    [
      'orders of a marketplace',
      `order-id|purchase-date|buyer-email|sku|product-name|quantity-purchased|item-price
       113-1|2026-01-02|a@x.example|SC-1|Soy Candle|2|24.00
       113-2|2026-01-03|b@x.example|RD-1|Reed Diffuser|1|32.00
       113-3|2026-01-04|c@x.example|SC-1|Soy Candle|1|24.00`,
    ],
    [
      'a statement',
      `Date|Transaction|Amount|Balance
       12/31/2025|Balance forward||$0.00
       01/09/2026|INV #10482. Due 02/08/2026.|$537.00|$537.00
       01/22/2026|PMT #2231|-$200.00|$337.00`,
    ],
    [
      'a forecast by quarters',
      `Account|Q1|Q2|Q3|Q4
       Corner Nest|$1,200.00|$1,400.00|$900.00|$3,000.00
       Blue Door|$800.00|$700.00|$650.00|$1,900.00
       Fern Shop|$400.00|$500.00|$450.00|$1,000.00`,
    ],
    [
      'what is spent on advertising',
      `Date|Campaign|Channel|Budget
       02/01/2026|Valentine's|Email|$400
       03/10/2026|Spring launch|Trade show|$2,500
       05/01/2026|Mother's Day|Social|$600`,
    ],
    [
      'what stock is worth',
      `Item|Description|On Hand|Avg Cost|Asset Value|% of Tot Asset|Sales Price|Retail Value
       A-1|Mug|120|4.10|492.00|22.0%|9.00|1,080.00
       A-2|Bowl|44|5.20|228.80|10.2%|11.00|484.00
       A-3|Plate|30|4.80|144.00|6.4%|10.00|300.00`,
    ],
    [
      'what goods are made of',
      `Assembly|Component|Description|Qty per|Unit Cost|Ext Cost
       CND-8|WAX|Soy wax|0.55|1.90|1.05
       CND-8|JAR|Amber jar 8 oz|1|0.88|0.88
       CND-8|LBL|Label|1|0.09|0.09`,
    ],
    [
      'expenses',
      `Expense category|Vendor|Month|Amount
       Packaging|Boxco|January|$1,204.00
       Labels|Stickr|January|$310.50
       Freight|UPS|January|$882.10`,
    ],
    [
      'goods sent back',
      `RMA #|Customer|SKU|Reason|Credit
       R-101|Corner Nest|SC-1|Broken|$24.00
       R-102|Blue Door|RD-1|Wrong item|$32.00`,
    ],
    [
      'a count of stock',
      `Bin|SKU|Description|Counted|System|Variance|Unit cost
       1|SC-1|Soy Candle|118|120|-2|7.10
       2|RD-1|Diffuser|44|44|0|9.40`,
    ],
    [
      'open items in German',
      `Kundennr.|Kunde|Rechnungsdatum|Fällig am|Offener Betrag
       10021|Laden am Markt|02.01.2026|01.02.2026|412,00
       10034|Haus & Hof|09.01.2026|08.02.2026|88,50
       10050|Die Kiste|12.01.2026|11.02.2026|129,90`,
    ],
  ])('is no price list: %s', (_, text) => {
    const { lines, notes } = readingOf(text);
    expect(lines).toEqual([]);
    expect(notes).toContain(ACCOUNTS_NOTE);
  });

  it('leaves the list beside it as it is', () => {
    const { lines, notes } = readPriceList([
      { name: 'Prices', rows: rowsOf('SKU|Name|Wholesale\nN-1|Salt|5.00\nN-2|Pepper|6.00') },
      {
        name: 'Reps',
        rows: rowsOf(
          'Territory|Sales Rep|Phone|2025 Sales\nEast|D. Cole|612-555-0101|$48,000\nWest|L. Park|804-555-0102|$39,500',
        ),
      },
    ]);
    expect(lines).toHaveLength(2);
    expect(notes).toContain('Read for no price list: “Reps”.');
  });
});

it('takes people for no goods, and days for no numbers', () => {
  expect(
    readingOf(`Timestamp|Name|Store|How much do you spend?
      1/4/2026 9:14|Dana|Corner Nest|$500.00
      1/4/2026 10:02|Lee|Blue Door|$1,200.00
      1/5/2026 8:40|Kim|Fern Shop|$350.00`).lines,
  ).toEqual([]);
  expect(
    readingOf(`02/01/2026|Trade show booth|$400.00
      03/10/2026|Spring launch party|$2,500.00
      05/01/2026|Holiday photo shoot|$600.00`).lines,
  ).toEqual([]);
});

it('takes no prices from a shop’s report of sales', () => {
  const { lines, notes } = readingOf(`Product title|Net quantity|Gross sales|Discounts|Returns|Net sales|Taxes
    Soy Candle|120|2,880.00|-120.00|0.00|2,760.00|220.80
    Diffuser|44|1,408.00|0.00|-32.00|1,376.00|110.08
    Matches|90|540.00|0.00|0.00|540.00|43.20`);
  expect(lines).toEqual([]);
  expect(notes).toContain(SALES_NOTE);
});

describe('a list to buy from', () => {
  it.each([
    [
      'a form that asks who orders',
      `Account Name|PO #|Ship To|Sales Rep
       |||
       Style|Color|Price
       LQ-1|Sage|$5.00
       LQ-2|Sky|$6.00`,
    ],
    [
      'a form that was filled in',
      `Customer|Account No.|Ship To
       Corner Nest 12|4471|12 Main St
       Style|Name|Whsl|Qty
       LQ-1|Sage|$5.00|
       LQ-2|Sky|$6.00|`,
    ],
    [
      'items with accounts of a bookkeeping program',
      `Item|Description|Account|Price|Preferred Vendor
       N-1|Salt|Sales|5.00|Acme
       N-2|Pepper|Sales|6.00|Acme`,
    ],
    [
      'months to sow in',
      `Item|Variety|Jan|Feb|Mar|Price
       V-1|Beet|x|x||1.60
       V-2|Leek||x|x|1.60`,
    ],
    [
      'prices by quantity',
      `Item|Description|1 - 30|31 - 60|61 - 90
       N-1|Salt|5.00|4.50|4.00
       N-2|Pepper|6.00|5.50|5.00`,
    ],
  ])('is none of accounts: %s', (_, text) => {
    expect(isOfAccounts(rowsOf(text))).toBe(false);
  });
});
