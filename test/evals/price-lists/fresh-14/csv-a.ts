import { comma, csvText, ean, fixed, gtin, linesOf, Sheet } from '../fresh-12/lib.ts';
import { windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { rowsOf, shelvesOf } from './lib.ts';

const shopExport: PriceList = {
  file: 'products_export_wholesale.csv',
  kind: 'export of a shop or marketplace (CSV): variants below their product, a column of wholesale prices added',
  make: async () => {
    const sheet = new Sheet('', null);
    // A row a variant: title, type, option, value, SKU, grams, retail, wholesale, case.
    const variants = rowsOf(`
      Everyday Linen Apron|Aprons|Color|Flax|FWL-APR-FLX|410|58.00|27.00|4
      Everyday Linen Apron|Aprons|Color|Ink|FWL-APR-INK|410|58.00|27.00|4
      Everyday Linen Apron|Aprons|Color|Rosehip|FWL-APR-RSH|410|58.00|27.00|4
      Cross-Back Pinafore|Aprons|Color|Flax|FWL-PIN-FLX|520|84.00|39.50|4
      Cross-Back Pinafore|Aprons|Color|Charcoal|FWL-PIN-CHR|520|84.00|39.50|4
      Waffle Kitchen Towel|Towels|Color|Cream|FWL-WKT-CRM|130|18.00|8.25|6
      Waffle Kitchen Towel|Towels|Color|Sage|FWL-WKT-SAG|130|18.00|8.25|6
      Waffle Kitchen Towel|Towels|Color|Terracotta|FWL-WKT-TER|130|18.00|8.25|6
      Hemstitch Napkins, Set of 4|Table|Color|White|FWL-NAP-WHT|280|44.00|20.50|6
      Hemstitch Napkins, Set of 4|Table|Color|Oatmeal|FWL-NAP-OAT|280|44.00|20.50|6
      Table Runner|Table|Size|14 x 72|FWL-RUN-72|300|52.00|24.00|4
      Table Runner|Table|Size|14 x 108|FWL-RUN-108|430|68.00|31.50|4
      Bread Bag|Pantry|Title|Default Title|FWL-BRD|90|16.50|7.75|12
      Bowl Covers, Set of 3|Pantry|Title|Default Title|FWL-BWL|110|24.00|11.00|6
    `);
    const heads =
      'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,' +
      'Option2 name,Option2 value,Price,Compare-at price,Cost per item,Charge tax,Inventory tracker,Inventory quantity,' +
      'Weight value (grams),Requires shipping,Product image URL,Image position,Wholesale,Case qty';
    sheet.put(...heads.split(','));
    let before = '';
    let picture = 0;
    variants.forEach(([title, type, option, value, sku, grams, retail, wholesale, pack], at) => {
      const isFirst = title !== before;
      picture = isFirst ? 1 : picture + 1;
      before = title;
      const handle = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      const upc = gtin('850068', 2310 + at * 3);
      sheet.line(
        [
          isFirst ? title : '',
          handle,
          isFirst ? `<p>${title} in stonewashed European linen.<br>Machine wash cold, tumble low.</p>` : '',
          isFirst ? 'Fernwood Linen' : '',
          isFirst ? type : '',
          isFirst ? 'linen, kitchen, wholesale' : '',
          isFirst ? 'TRUE' : '',
          isFirst ? 'Active' : '',
          sku,
          upc,
          isFirst ? option : '',
          value,
          '',
          '',
          retail,
          '',
          '',
          'TRUE',
          'shopify',
          12 + at * 7,
          grams,
          'TRUE',
          `https://cdn.example/s/files/1/0733/${handle}-${picture}.jpg`,
          picture,
          wholesale,
          pack,
        ],
        { sku, upc, title, cost: Number(wholesale), case_pack: Number(pack), msrp: Number(retail) },
      );
    });
    return { bytes: Buffer.from(csvText(sheet, { newline: '\n' })), lines: linesOf(sheet) };
  },
};

const marketplaceExport: PriceList = {
  file: 'Mapleside Press catalog export 2026-01-13.csv',
  kind: 'export of a shop or marketplace (CSV): by the case, four currencies, descriptions over several lines',
  make: async () => {
    const sheet = new Sheet('', 'USD');
    // Name, type, case, minimum, option, value, SKU, wholesale, retail.
    const options = rowsOf(`
      Gradient Vinyl Sticker|Stickers|10|10|Design|Moonrise|ST-MOON|1.75|4
      Gradient Vinyl Sticker|Stickers|10|10|Design|Big Cactus|ST-CACT|1.75|4
      Gradient Vinyl Sticker|Stickers|10|10|Design|Swimming Bear|ST-BEAR|1.75|4
      Gradient Vinyl Sticker|Stickers|10|10|Design|Lake Loon|ST-LOON|1.75|4
      Hard Enamel Pin|Pins|6|6|Design|Swimming Bear|PN-BEAR|5|11
      Hard Enamel Pin|Pins|6|6|Design|Camp Coffee|PN-COFF|5|11
      Hard Enamel Pin|Pins|6|6|Design|Lake Loon|PN-LOON|5|11
      Woven Iron-On Patch|Patches|6|6|||PT-TRAIL|3.25|7
      Lake Country Risograph Print, 11 x 14|Art prints|4|4|||PR-LAKE|12.5|28
      Night Hike Risograph Print, 11 x 14|Art prints|4|4|||PR-NITE|12.5|28
      Pocket Notebook 3-Pack|Notebooks|8|8|Ruling|Lined|NB-LINE|6.4|14
      Pocket Notebook 3-Pack|Notebooks|8|8|Ruling|Dot grid|NB-DOTS|6.4|14
      Letterpress Coaster Set of 8|Barware|6|6|||CO-LODG|7.2|16
      2026 Wall Calendar|Calendars|5|5|||CA-2026|11|24
    `);
    const heads =
      'Product Name (English),Product Status,Product Token,Product Type,Description (English),Selling Method,Case Size,' +
      'Minimum Order Quantity,Item Weight,Item Weight Unit,Option Status,SKU,GTIN,Option 1 Name,Option 1 Value,' +
      'USD Unit Wholesale Price,USD Unit Retail Price,CAD Unit Wholesale Price,CAD Unit Retail Price,' +
      'GBP Unit Wholesale Price,GBP Unit Retail Price,EUR Unit Wholesale Price,EUR Unit Retail Price,' +
      'Option Image,Preorderable,Ship By Date,On Hand Inventory,HS6 Tariff Code,Made In Country';
    sheet.put(...heads.split(','));
    options.forEach(([title, type, pack, least, option, value, sku, whole, retail], at) => {
      const cost = Number(whole);
      const msrp = Number(retail);
      const coded = type !== 'Stickers';
      const upc = coded ? gtin('196852', 700 + at) : null;
      sheet.line(
        [
          title,
          'Published',
          `p_${(at * 7919 + 104729).toString(36)}x`,
          type,
          `${title}.\n\nDrawn and printed in our studio in Ely, Minnesota. "Our favorite," say the neighbors.`,
          'By the case',
          pack,
          least,
          '0.2',
          'lb',
          'Published',
          sku,
          upc ?? '',
          option,
          value,
          fixed(cost),
          fixed(msrp),
          fixed(cost * 1.4),
          fixed(msrp * 1.4),
          fixed(cost * 0.8),
          fixed(msrp * 0.9),
          fixed(cost * 0.95),
          fixed(msrp),
          `https://cdn.example/${sku.toLowerCase()}.png`,
          'No',
          '',
          40 + at * 11,
          '491199',
          'United States',
        ],
        { sku, upc, title, cost, case_pack: Number(pack), msrp },
      );
    });
    return { bytes: Buffer.from(csvText(sheet)), lines: linesOf(sheet) };
  },
};

const accountingItems: PriceList = {
  file: 'Product_Service List - Marsh Lane Apiary LLC.csv',
  kind: 'items of an accounting program or ERP (CSV): report with a title and a date of print, services among goods',
  make: async () => {
    const sheet = new Sheet('', null);
    // Item, SKU, what follows it in the description, price, on hand.
    const goods = rowsOf(`
      Wildflower Honey 8 oz|MLA-WF08|glass muth jar|5.75|412
      Wildflower Honey 16 oz|MLA-WF16|glass jar|9.50|388
      Clover Honey 16 oz|MLA-CL16|glass jar|9.25|240
      Buckwheat Honey 16 oz|MLA-BW16|glass jar|10.75|96
      Creamed Honey 10 oz|MLA-CR10|plain|7.60|158
      Creamed Honey Cinnamon 10 oz|MLA-CC10|with Ceylon cinnamon|7.85|131
      Cut Comb Square|MLA-COMB|clamshell, about 12 oz|13.00|44
      Honey Dipper|MLA-DIP|maple, 6 in.|3.10|260
      Beeswax Block 1 lb|MLA-WAX1|filtered|11.40|72
      Beeswax Taper Pair|MLA-TAPR|10 in., cotton wick|8.20|150
      Beeswax Pillar 3 x 6|MLA-PLR6|burns 60 hours|14.90|64
      Lip Balm|MLA-LIP|tube, unscented|1.65|900
      Hand Salve 2 oz|MLA-SLV2|tin|5.30|204
      Gift Box of Three|MLA-GB3|three 4 oz jars, kraft box|12.25|88
    `);
    sheet
      .put('Product/Service List')
      .put('Marsh Lane Apiary LLC')
      .gap()
      .put(
        'Product/Service',
        'Type',
        'SKU',
        'Sales description',
        'Sales price',
        'Taxable',
        'Quantity on hand',
      );
    for (const [title, sku, more, price, count] of goods) {
      sheet.line([title, 'Inventory', sku, `${title} ${more}`, price, 'No', count], {
        sku,
        title,
        cost: Number(price),
      });
      if (sku === 'MLA-DIP') sheet.put('Hive Tour', 'Service', '', 'Guided tour', '', 'No', '');
    }
    sheet
      .put('Shipping', 'Service', '', 'Freight charged to customer', '', 'No', '')
      .put('Sales', 'Service', '', '', '', 'No', '')
      .gap(2)
      .put('Tuesday, January 13, 2026 10:22 AM GMT-05:00');
    return { bytes: Buffer.from(csvText(sheet)), lines: linesOf(sheet) };
  },
};

const savedSearch: PriceList = {
  file: 'DealerPricingResults771.csv',
  kind: 'items of an accounting program or ERP (CSV): saved search, MAP, inner and master, zeros of codes lost',
  make: async () => {
    const sheet = new Sheet('', 'USD');
    // Name, display name, class, inner, master, dealer net, MAP, retail, status.
    const items = rowsOf(`
      GR-1010|Bypass Pruner, 8 in.|Cutting|6|36|11.85|21.99|24.99|Active
      GR-1012|Bypass Pruner, Small Hand|Cutting|6|36|10.90|19.99|22.99|Active
      GR-1020|Anvil Pruner, Ratcheting|Cutting|6|36|14.25|25.99|29.99|Active
      GR-1105|Bypass Lopper, 26 in.|Cutting|2|12|22.60|41.99|47.99|Active
      GR-1110|Telescoping Lopper, 27-41 in.|Cutting|2|12|29.75|54.99|62.99|Active
      GR-1200|Hedge Shears, Wavy Blade|Cutting|2|12|19.40|35.99|40.99|Phase Out
      GR-1301|Folding Saw, 7 in.|Cutting|4|24|13.10|23.99|27.99|Active
      GR-2001|Hand Trowel, Stainless|Digging|6|48|6.45||13.99|Active
      GR-2002|Transplanter, Stainless|Digging|6|48|6.45||13.99|Active
      GR-2003|Hand Cultivator, 3 Tine|Digging|6|48|6.45||13.99|Active
      GR-2010|Dibber, Ash Handle|Digging|6|48|7.05||14.99|Active
      GR-2015|Hori Hori Knife with Sheath|Digging|4|24|15.80|28.99|32.99|Active
      GR-2100|Bulb Planter, Long Handle|Digging|1|6||||Discontinued
      GR-3004|Thumb-Control Nozzle|Watering|6|36|8.35|15.49|17.99|Active
      GR-3011|Watering Wand, 30 in.|Watering|4|24|9.95|17.99|20.99|Active
      GR-3020|Brass Twist Nozzle|Watering|12|72|4.60||9.99|Active
      GR-3025|Two-Way Hose Splitter, Brass|Watering|6|36|7.20||14.99|Phase Out
      GR-4001|Goatskin Gloves, Medium|Apparel|6|72|9.15|16.99|18.99|Active
      GR-4002|Goatskin Gloves, Large|Apparel|6|72|9.15|16.99|18.99|Active
      GR-4050|Kneeling Pad, 18 in.|Apparel|6|24|8.80|15.99|18.99|Active
    `);
    sheet.put(
      ...'Internal ID,Name,Display Name,UPC Code,Class,Currency,Dealer Net,MAP,Suggested Retail,Inner Qty,Master Carton Qty,Available,Lifecycle'.split(
        ',',
      ),
    );
    items.forEach(([sku, title, group, inner, master, net, map, retail, status], at) => {
      const upc = gtin('045923', 1010 + at * 5);
      const isGone = status === 'Discontinued';
      sheet.line(
        [
          20411 + at * 3,
          sku,
          title,
          String(Number(upc)),
          group,
          'US Dollar',
          net,
          map,
          retail,
          inner,
          master,
          isGone ? 0 : 84 + at * 13,
          status,
        ],
        {
          sku,
          upc,
          title,
          cost: net ? Number(net) : null,
          case_pack: Number(master),
          msrp: retail ? Number(retail) : null,
          map: map ? Number(map) : null,
          ...(isGone && { optional: true }),
        },
      );
    });
    return { bytes: Buffer.from(csvText(sheet)), lines: linesOf(sheet) };
  },
};

const germanToys: PriceList = {
  file: 'Preisliste Wiederverkäufer 01-2026.csv',
  kind: 'list of the Continent: German, semicolons and decimal commas, packs, advised prices with tax',
  make: async () => {
    const sheet = new Sheet('', 'EUR');
    const shelves = shelvesOf(`
      # Greiflinge und Rasseln
      10110|Greifling Igel|Buche natur|6|5,90|12,90
      10112|Greifling Wolke|Buche, blau|6|5,90|12,90
      10115|Rassel Glöckchen|Ahorn|6|7,25|15,90
      10118|Kinderwagenkette Waldtiere|Filz und Buche|4|9,80|21,90
      # Fahrzeuge
      20201|Müllwagen|orange|4|13,40|29,90
      20202|Feuerwehr mit Leiter|rot|4|14,90|32,90
      20205|Traktor mit Anhänger|grün|3|17,80|39,90
      20210|Rennauto klein|farbig sortiert|12|3,45|7,50
      # Spiele und Puzzles
      30301|Steckpuzzle Bauernhof|8 Teile|5|8,60|18,90
      30302|Steckpuzzle Baustelle|8 Teile|5|8,60|18,90
      30310|Memo-Spiel Vögel|32 Karten|6|7,95|16,90
      30315|Balancierspiel Mond|15 Teile|4|11,20|24,90
      30320|Bausteine im Sack|50 Teile|2|19,50|42,90
    `);
    const wide = 8;
    const padded = (text: string) => [text, ...Array<string>(wide - 1).fill('')];
    sheet
      .put(...padded('Holzwerkstatt Lindner - Preisliste für Wiederverkäufer, gültig ab 01.01.2026'))
      .put(...padded('Alle Einkaufspreise in Euro netto zzgl. MwSt. Frachtfrei ab 350,00 €.'))
      .put(...Array<string>(wide).fill(''))
      .put('Art.-Nr.', 'Bezeichnung', 'Ausführung', 'EAN', 'VPE', 'EK netto', 'UVP inkl. MwSt.', 'Menge');
    let number = 1101;
    for (const { name, rows } of shelves) {
      sheet.put(...padded(name));
      for (const [sku, title, look, pack, net, retail] of rows) {
        const upc = ean('4260512', number++);
        const [cost, msrp] = [net, retail].map((text) => Number(text.replace(',', '.')));
        sheet.line([sku, title, look, upc, pack, comma(cost ?? 0), `${comma(msrp ?? 0)} €`, ''], {
          sku,
          upc,
          title,
          cost: cost ?? null,
          case_pack: Number(pack),
          msrp: msrp ?? null,
        });
      }
    }
    sheet.put(...padded('Irrtum und Preisänderungen vorbehalten. Mindestbestellwert 120,00 €.'));
    return { bytes: windows1252(csvText(sheet, { mark: ';' })), lines: linesOf(sheet) };
  },
};

export const csvA: readonly PriceList[] = [
  shopExport,
  marketplaceExport,
  accountingItems,
  savedSearch,
  germanToys,
];
