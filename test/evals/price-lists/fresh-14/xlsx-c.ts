import { bold, ean, gtin, linesOf, num, Sheet, USD } from '../fresh-12/lib.ts';
import { workbookOf } from '../fresh-12/workbook.ts';
import { gridOfSheet } from '../fresh-13/lib.ts';
import type { PriceList } from '../price-list.ts';
import { xlsxOf } from '../xlsx.ts';
import { bolds, empty, rowsOf, shelvesOf } from './lib.ts';

const bikeDealer: PriceList = {
  file: 'TORREY CYCLE GOODS dealer pricing MY26.xlsx',
  kind: 'dealer list with MAP and MSRP (XLSX): a sheet for each shelf, zeros of codes lost, thousands',
  make: async () => {
    const shelves = shelvesOf(`
      # Racks & Carriers
      TC-R100|Trunk Rack, 2 bike|88.5|154.99|169.99|2
      TC-R110|Hitch Rack, 2 bike, platform|264|469.99|499.99|1
      TC-R120|Hitch Rack, 4 bike, platform|528|949.99|999.99|1
      TC-R125|Electric Lift Rack, 2 bike|712.5|1249.99|1349.99|1
      TC-R200|Rear Pannier Rack, alloy|23.4|41.99|44.99|10
      TC-R210|Front Basket, wire|19.75||39.99|8
      # Lights
      TC-L010|Commuter Headlight, 400 lm|21.3|37.99|42.99|20
      TC-L020|Trail Headlight, 1200 lm|57.8|99.99|114.99|10
      TC-L050|Tail Light, brake sensing|17.25|29.99|34.99|20
      TC-L060|Light Set, 400/50|33.1|57.99|66.99|12
      TC-L900|Handlebar Clamp, spare|3.15||6.99|50
      # Bags
      TC-B301|Saddle Bag, 0.8 L|11.4|19.99|22.99|24
      TC-B305|Frame Bag, 3 L|27.6|47.99|54.99|12
      TC-B310|Roll-Top Pannier, 20 L, pair|73|129.99|144.99|6
      TC-B320|Handlebar Roll, 12 L|38.9|67.99|77.99|12
    `);
    let number = 2010;
    const sheets = shelves.map(({ name, rows }, index) => {
      const sheet = new Sheet(name, 'USD', [12, 34, 15, 12, 12, 12, 8]);
      sheet.put(bold(`Torrey Cycle Goods - ${name}`));
      if (index === 0) sheet.put('Dealer pricing model year 2026, US dollars. Please respect MAP.');
      sheet.gap();
      sheet.put(...bolds('Part #', 'Model', 'UPC', 'Dealer Net', 'MAP', 'MSRP', 'Ctn Qty'));
      for (const [sku, title, net, map, retail, pack] of rows) {
        const upc = gtin('074122', number++);
        sheet.line(
          [
            sku,
            title,
            Number(upc),
            num(Number(net), USD),
            map ? num(Number(map), USD) : 'n/a',
            num(Number(retail), USD),
            Number(pack),
          ],
          {
            sku,
            upc,
            title,
            cost: Number(net),
            case_pack: Number(pack),
            msrp: Number(retail),
            map: map ? Number(map) : null,
          },
        );
      }
      return sheet;
    });
    const terms = new Sheet('Dealer Terms', null, [80]);
    terms
      .put(bold('2026 Dealer Terms'))
      .put('Opening order', '$750.00')
      .put('Reorder minimum', '$150.00')
      .put('Freight', 'Free over $400.00, otherwise $14.95 flat (racks excluded)');
    return { bytes: await workbookOf([...sheets, terms]), lines: linesOf(...sheets) };
  },
};

const audioDealer: PriceList = {
  file: 'Ember Audio Authorized Dealer Cost 01.2026.xlsx',
  kind: 'dealer list with MAP and MSRP (XLSX): internet MAP, last cost beside this one, spare parts without it',
  make: async () => {
    const sheet = new Sheet('Dealer Cost', 'USD', [14, 44, 16, 13, 13, 11, 11, 8, 22]);
    const items = rowsOf(`
      EM-B1-BK|Ember One Bookshelf Speakers, pair, black|232|238|399|449|2|
      EM-B1-WN|Ember One Bookshelf Speakers, pair, walnut|232|238|399|449|2|
      EM-B2-BK|Ember Two Tower Speaker, each, black|318|326|549|599|1|
      EM-B2-WN|Ember Two Tower Speaker, each, walnut|318|326|549|599|1|
      EM-C1-BK|Ember Center Channel, black|189|194|329|369|1|
      EM-S8|Ember 8 in. Powered Subwoofer|248|248|429|479|1|
      EM-S12|Ember 12 in. Powered Subwoofer||389|679|749|1|NEW, ships March
      EM-A50|Desktop Amplifier, 50 W|142|145.5|249|279|4|
      EM-A50BT|Desktop Amplifier, 50 W, Bluetooth||171.25|299|329|4|NEW
      EM-P10|Phono Preamp|61.5|61.5|109|119|12|Limited stock
    `);
    const parts = rowsOf(`
      EM-ST24|Speaker Stands, 24 in., pair|64|67.5|139|2
      EM-WB1|Wall Brackets, pair|18.4|18.9|39|10
      EM-CB15|Speaker Cable, 15 ft pair, banana plugs|13.75|13.75|29|20
      EM-GR1|Replacement Grilles, Ember One, pair|15.5|15.5|34|10
    `);
    sheet
      .put(bold('EMBER AUDIO'))
      .put('Authorized dealer cost, effective 1 January 2026')
      .put('Internet minimum advertised price (IMAP) is enforced on all marketplaces.')
      .gap()
      .put(
        ...bolds(
          'Model',
          'Description',
          'Barcode',
          '2025 Cost',
          'Your Cost 2026',
          'IMAP',
          'MSRP',
          'CS PK',
          'Notes',
        ),
      );
    let number = 61;
    const priced = (text: string) => (text ? num(Number(text), '$#,##0.00') : null);
    for (const [sku, title, old, now, map, retail, pack, note] of items) {
      const upc = gtin('810137', number++);
      sheet.line(
        [sku, title, upc, priced(old), priced(now), priced(map), priced(retail), Number(pack), note || null],
        {
          sku,
          upc,
          title,
          cost: Number(now),
          case_pack: Number(pack),
          msrp: Number(retail),
          map: Number(map),
        },
      );
    }
    sheet.put(bold('Accessories & spares'));
    for (const [sku, title, old, now, retail, pack] of parts) {
      const upc = gtin('810137', number++);
      sheet.line([sku, title, upc, priced(old), priced(now), null, priced(retail), Number(pack)], {
        sku,
        upc,
        title,
        cost: Number(now),
        case_pack: Number(pack),
        msrp: Number(retail),
      });
    }
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const britishBrushes: PriceList = {
  file: 'Garrick Brushworks Trade Price List Spring 2026.xlsx',
  kind: 'another country’s money (XLSX): British trade prices without VAT, RRP with it, outers, codes as numbers',
  make: async () => {
    const POUNDS = '"£"#,##0.00';
    const sheet = new Sheet('Trade List', 'GBP', [12, 44, 18, 10, 14, 16, 12]);
    const shelves = shelvesOf(`
      # Kitchen
      GB0101|Dish Brush, beech, replaceable head|3.1|6.95|12
      GB0102|Dish Brush Head, tampico, 2 pack|1.95|4.5|24
      GB0105|Pot Scrubber, union fibre|2.4|5.5|12
      GB0110|Bottle Brush, wire handle|2.15|4.95|12
      GB0115|Vegetable Brush, two-sided|2.6|5.95|12
      # Household
      GB0201|Hand Brush, goat hair|9.75|22|6
      GB0203|Dustpan, powder coated, sage|8.2|18.5|6
      GB0204|Dustpan, powder coated, slate|8.2|18.5|6
      GB0210|Broom Head, horsehair, 29 cm|11.3|25|4
      GB0211|Broom Handle, ash, 140 cm|5.4|12|10
      GB0220|Cobweb Brush, telescopic|14.6|32.5|4
      # Bath
      GB0301|Nail Brush, waxed beech|2.85|6.5|12
      GB0305|Back Brush, detachable handle|10.9|24.5|6
      GB0310|Dry Body Brush, cactus|6.35|14.5|6
      # Boot & Coat
      GB0401|Clothes Brush, pear wood|12.25|28|6
      GB0405|Shoe Polishing Brush, large|7.15|16|6
      GB0406|Shoe Dauber, pair|3.3|7.5|12
    `);
    sheet
      .gap(2)
      .put(bold('GARRICK BRUSHWORKS LTD', 4), null, null, null, 'Valid from 1st February 2026')
      .put('Minimum order £150 ex VAT, carriage paid over £250 (UK mainland). All goods VAT rated at 20%.')
      .gap()
      .put(...bolds('Ref', 'Product', 'Barcode', 'Outer', 'Trade ex VAT', 'RRP inc VAT', 'Order'));
    let number = 1044;
    for (const { name, rows } of shelves) {
      sheet.put(null, bold(name));
      for (const [sku, title, trade, retail, outer] of rows) {
        const upc = ean('5065019', number++);
        sheet.line(
          [
            sku,
            title,
            num(Number(upc), '0'),
            Number(outer),
            num(Number(trade), POUNDS),
            num(Number(retail), POUNDS),
          ],
          { sku, upc, title, cost: Number(trade), case_pack: Number(outer), msrp: Number(retail) },
        );
      }
    }
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const canadianWool: PriceList = {
  file: 'North Inlet Wool Co - Wholesale CDN + US - 2026.xlsx',
  kind: 'another country’s money (XLSX): Canadian and US dollars side by side',
  make: async () => {
    const sheet = new Sheet('Wholesale 2026', 'USD');
    const items = rowsOf(`
      NI-TH-GRY|Twill Throw, Granite|86|64|178|132|4
      NI-TH-NVY|Twill Throw, Atlantic|86|64|178|132|4
      NI-TH-RED|Twill Throw, Barn Red|86|64|178|132|4
      NI-BL-TW|Camp Blanket, Twin|142|105|295|218|2
      NI-BL-QN|Camp Blanket, Queen|198|147|410|305|2
      NI-CU-GRY|Lumbar Cushion, Granite|41.5|30.75|86|64|6
      NI-CU-NVY|Lumbar Cushion, Atlantic|41.5|30.75|86|64|6
      NI-DB-3|Dryer Balls, set of 3|11.25|8.4|24|18|24
      NI-DB-6|Dryer Balls, set of 6|19.5|14.5|42|31|12
      NI-IN-S|Felted Insoles, Small|9.8|7.25|21|15.5|20
      NI-IN-L|Felted Insoles, Large|9.8|7.25|21|15.5|20
      NI-CO-4|Felt Coasters, set of 4|12.4|9.2|26|19.5|12
      NI-TR-9|Felt Trivet, 9 in.|10.6|7.9|22|16.5|12
    `);
    sheet
      .put(bold('NORTH INLET WOOL CO.'))
      .put('Lunenburg, Nova Scotia')
      .put('US orders ship duty paid from our Maine warehouse.')
      .gap()
      .put(...empty(3), bold('CANADA', 2), null, bold('UNITED STATES', 2), null, null)
      .put(
        ...bolds(
          'Code',
          'Item',
          'UPC',
          'Wholesale CDN$',
          'MSRP CDN$',
          'Wholesale US$',
          'MSRP US$',
          'Ctn Qty',
        ),
      );
    items.forEach(([sku, title, cdn, usd, cdnRetail, usdRetail, pack], at) => {
      const upc = gtin('627987', 1010 + at * 2);
      sheet.line(
        [
          sku,
          title,
          upc,
          ...[cdn, cdnRetail, usd, usdRetail].map((price) => num(Number(price), '0.00')),
          Number(pack),
        ],
        { sku, upc, title, cost: Number(usd), case_pack: Number(pack), msrp: Number(usdRetail) },
      );
    });
    sheet.gap().put('Opening order CDN$400 / US$300. Reorders CDN$200 / US$150.');
    return { bytes: await xlsxOf([gridOfSheet(sheet)]), lines: linesOf(sheet) };
  },
};

export const xlsxC: readonly PriceList[] = [bikeDealer, audioDealer, britishBrushes, canadianWool];
