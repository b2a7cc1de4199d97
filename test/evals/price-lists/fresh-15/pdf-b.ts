import { lineOf } from '../fresh-12/lib.ts';
import { money, Print, rowsOf } from '../fresh-14/lib.ts';
import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';

export const babyCards: PriceList = {
  file: 'Nestling & Co Linesheet 2026.pdf',
  kind: 'line sheet of cards (PDF): two abreast, a picture above, words before the prices',
  make: async () => {
    const paper = new Print('Nestling & Co Linesheet 2026');
    const lines: Line[] = [];
    const goods = rowsOf(`
      NC-BB01|Muslin Burp Cloths, Set of 3|Cloud, Fern|11.00|24.00|6
      NC-BB04|Snap Bandana Bib, Pair|Clay, Dusk|8.50|18.00|6
      NC-SW10|Bamboo Swaddle|Cloud, Fern, Dusk|13.50|28.00|4
      NC-SW12|Knit Stroller Blanket|Oat, Clay|27.00|58.00|2
      NC-TT20|Silicone Teether, Leaf|Fern|6.25|14.00|8
      NC-TT21|Silicone Teether, Moon|Dusk|6.25|14.00|8
      NC-PL30|Suction Plate|Clay, Fern, Dusk|9.75|21.00|6
      NC-PL31|Open Training Cup|Clay, Fern|5.50|12.00|8
      NC-HT40|Ribbed Knot Hat|Oat, Fern|7.00|16.00|6
      NC-BX50|New Arrival Gift Box|Cloud|34.00|72.00|2
    `);
    goods.forEach(([sku, title, colors, whole, retail, pack], at) => {
      const place = at % 6;
      if (place === 0) {
        if (at > 0) paper.nextPage();
        paper.put('Nestling & Co', 50, 30, { size: 18, bold: true });
        paper.put('2026 wholesale line sheet   |   hello@nestling.example', 50, 54, { size: 9 });
        paper.put('Opening order $250   Reorder $100   Ships in 5 days', 50, 756, { size: 8 });
      }
      const x = 50 + (place % 2) * 270;
      const y = 76 + Math.floor(place / 2) * 222;
      paper.box(x, y, 240, 130);
      paper.put(title, x, y + 138, { size: 10.5, bold: true });
      paper.put(`Item ${sku}`, x, y + 153, { size: 9 });
      paper.put(`Wholesale: ${money(Number(whole))}`, x, y + 166, { size: 9 });
      paper.put(`Retail: ${money(Number(retail))}`, x + 120, y + 166, { size: 9 });
      paper.put(`Case pack: ${pack}`, x, y + 179, { size: 9 });
      paper.put(`Colors: ${colors}`, x, y + 192, { size: 9 });
      lines.push(
        lineOf({
          sku,
          title,
          cost: Number(whole),
          currency: 'USD',
          case_pack: Number(pack),
          msrp: Number(retail),
        }),
      );
    });
    return { bytes: await paper.bytes(), lines };
  },
};
