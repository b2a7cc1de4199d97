import { bold, gtin, linesOf, num, Sheet } from '../fresh-12/lib.ts';
import { workbookOf } from '../fresh-12/workbook.ts';
import type { PriceList } from '../price-list.ts';
import { bolds, rowsOf, shelvesOf } from './lib.ts';

const mergedStyles: PriceList = {
  file: 'Casa Ferreira SS26 WSP.xlsx',
  kind: 'colors and sizes by hand (XLSX): style and prices merged down over the colors beneath',
  make: async () => {
    const sheet = new Sheet('SS26', 'EUR', [16, 30, 18, 20, 26, 12, 12]);
    const styles = rowsOf(`
      Linen Camp Shirt|XS-XXL|100% linen|39,00|98,00|CF101-BRA Branco,CF101-AZU Azul,CF101-OLI Oliva
      Pleated Linen Trouser|XS-XL|100% linen|46,00|115,00|CF110-BRA Branco,CF110-ARE Areia
      Poplin Shirt Dress|XS-XL|100% organic cotton|54,00|135,00|CF204-AZU Azul,CF204-TER Terracota
      Boxy Tee|XS-XXL|100% organic cotton|18,50|45,00|CF301-BRA Branco,CF301-PRE Preto,CF301-OLI Oliva
      Ribbed Tank|XS-XL|95% cotton, 5% elastane|15,00|37,00|CF305-BRA Branco,CF305-PRE Preto
      Knitted Cardigan|XS/S, M/L|cotton and linen|58,00|145,00|CF402-ARE Areia
      Fisherman Vest|XS/S, M/L|cotton and linen|49,00|122,00|CF405-ARE Areia,CF405-AZU Azul
    `);
    sheet
      .put(bold('CASA FERREIRA', 7))
      .put({ v: 'Spring Summer 2026, prices in EUR, ex works Porto. RRP includes VAT.', span: 7 })
      .gap()
      .put(...bolds('Style Name', 'Composition', 'Ref.', 'Colour', 'Sizes', 'WSP €', 'RRP €'));
    for (const [title, sizes, fabric, whole, retail, colors] of styles) {
      const refs = colors.split(',');
      const cost = Number(whole.replace(',', '.'));
      const msrp = Number(retail.replace(',', '.'));
      const down = refs.length > 1 ? { down: refs.length } : {};
      refs.forEach((ref, at) => {
        const [sku = '', color = ''] = ref.split(' ');
        const isFirst = at === 0;
        sheet.line(
          [
            isFirst ? { v: title, ...down } : null,
            isFirst ? { v: fabric, ...down } : null,
            sku,
            color,
            isFirst ? { v: sizes, ...down } : null,
            isFirst ? { v: cost, fmt: '0.00', ...down } : null,
            isFirst ? { v: msrp, fmt: '0.00', ...down } : null,
          ],
          { sku, title, cost, msrp },
        );
      });
    }
    sheet
      .gap()
      .put('Minimum per order 600 €, at least one of each size per style. Delivery from 15 February.');
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const sockPacks: PriceList = {
  file: 'Pinwheel Socks Fall 2026 wholesale.xlsx',
  kind: 'colors and sizes by hand (XLSX): packs of pairs, cost by the pair and by the pack, a row a size',
  make: async () => {
    const sheet = new Sheet('Fall 2026', 'USD', [14, 34, 18, 14, 8, 12, 12, 12, 15]);
    const shelves = shelvesOf(`
      # KIDS CREW|6
      PW-K01|Kids Crew, Dinosaur Parade|2-4,5-7,8-10|3.4|7.5
      PW-K02|Kids Crew, Rocket|2-4,5-7,8-10|3.4|7.5
      PW-K07|Kids Crew, Strawberry|2-4,5-7|3.4|7.5
      # ADULT CREW|6
      PW-A11|Adult Crew, Taco Tuesday|S/M,L/XL|5.6|12
      PW-A12|Adult Crew, Night Garden|S/M,L/XL|5.6|12
      PW-A19|Adult Crew, Stripe|S/M,L/XL|5.1|11
      # MERINO HIKER|3
      PW-M31|Merino Hiker, Pine|S/M,L/XL|9.8|22
      PW-M32|Merino Hiker, Canyon|S/M,L/XL|9.8|22
      # BABY|6
      PW-B41|Baby Grip Sock, Zoo|0-12M,12-24M|2.75|6
    `);
    sheet
      .put(bold('Pinwheel Socks'))
      .put('Fall 2026 wholesale, ships July 15 to August 30. Order by the pack.')
      .gap()
      .put(
        ...bolds(
          'Style',
          'Description',
          'SKU',
          'Size',
          'Pk',
          'Cost/pr',
          'Cost/pk',
          'MSRP/pr',
          'UPC',
          'Packs',
        ),
      );
    let number = 9004;
    for (const { name, note, rows } of shelves) {
      const pack = Number(note);
      sheet.put(bold(name));
      for (const [style, title, sizes, each, retail] of rows) {
        for (const size of sizes.split(',')) {
          const upc = gtin('840372', number++);
          const sku = `${style}-${size.replace(/\W/g, '')}`;
          const cost = Number(each);
          const msrp = Number(retail);
          sheet.line(
            [
              style,
              title,
              sku,
              size,
              pack,
              num(cost, '"$"0.00'),
              num(Math.round(cost * pack * 100) / 100, '"$"0.00'),
              num(msrp, '"$"0.00'),
              upc,
              null,
            ],
            { sku, upc, title, cost, case_pack: pack, msrp },
          );
        }
      }
    }
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

export const xlsxD: readonly PriceList[] = [mergedStyles, sockPacks];
