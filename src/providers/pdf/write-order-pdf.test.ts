import { expect, it } from 'vitest';
import { slicesFor } from './font-slices.ts';
import { readPdfText } from './read-pdf-text.ts';
import { writeOrderPdf } from './write-order-pdf.ts';

type Order = Parameters<typeof writeOrderPdf>[0];

const order = (titles: string[], more: Partial<Order> = {}): Order => ({
  id: 'one',
  priceListId: null,
  brandId: 1,
  poNumber: 'PO-20260309-1',
  sellerName: 'Harbor Lane Goods',
  sellerAddress: '12 Harbor Street\nPortland, OR 97201',
  shipTo: '12 Harbor Street\nPortland, OR 97201',
  brandName: 'Nordkap',
  note: null,
  currency: 'USD',
  totalCents: 1_000 * titles.length,
  lineCount: titles.length,
  isSandbox: false,
  sentAt: null,
  isMailLost: false,
  isMarkedByHand: false,
  madeAt: new Date('2026-03-09T12:00:00Z'),
  madeOn: '2026-03-09',
  lines: titles.map((title, index) => ({
    place: index + 1,
    sku: `N-${index + 1}`,
    upc: null,
    title,
    casePack: 10,
    cases: 1,
    caseCostCents: 1_000,
    totalCents: 1_000,
  })),
  ...more,
});

const textOf = async (bytes: Uint8Array) =>
  (await readPdfText(bytes))
    .flat()
    .map(({ text }) => text)
    .join('');

it('has what a brand calls its goods in any of these scripts', async () => {
  const titles = [
    '有機緑茶ティーバッグ',
    '天然海盐礼盒装',
    '국내산천일염',
    'Оливковое масло',
    'Ελαιόλαδο',
    'Łódź Dvořák',
    'เกลือทะเล',
    'ملح',
    'מלח',
  ];
  const text = await textOf(await writeOrderPdf(order(titles, { brandName: '株式会社山田' })));
  expect(text).not.toContain('?');
  // What is read from the right comes out of a PDF as it stands on the page.
  const seen = text.normalize('NFKC');
  for (const title of ['株式会社山田', ...titles.slice(0, 6)])
    expect(seen.replace(/\s/g, '')).toContain(title.replace(/\s/g, ''));
  expect(seen).toMatch(/\p{Script=Thai}{5}/u);
  expect(seen).toMatch(/\p{Script=Arabic}{3}/u);
  expect(seen).toMatch(/\p{Script=Hebrew}{3}/u);
});

it('has a number of its own letters in its head and at its foot, whatever else it says', async () => {
  const [page = []] = await readPdfText(
    await writeOrderPdf(order(['Salt'], { poNumber: '注文 Ωж7', note: '注 Ω', brandName: 'Nordkap' })),
  );
  const text = page.map((part) => part.text).join('');
  expect(
    text
      .normalize('NFKC')
      .replace(/\s/g, '')
      .match(/注文Ωж7/g),
  ).toHaveLength(2);
  expect(text).not.toContain('?');
});

it('has the address of whoever orders, and apart from it where the goods go', async () => {
  const pageOf = async (more: Partial<Order>) =>
    (await readPdfText(await writeOrderPdf(order(['Salt'], more))))[0];
  const page = (await pageOf({ shipTo: 'Dock 4, Reno, NV 89502' })) ?? [];
  const left = (words: string) => page.find(({ text }) => text.includes(words))?.x;
  expect(left('Harbor Street')).toBe(left('FROM'));
  expect(left('Dock 4')).toBe(left('SHIP TO'));
  expect(left('SHIP TO')).toBeGreaterThan(left('FROM') ?? Number.NaN);
  const older = (await pageOf({ sellerAddress: null, shipTo: null })) ?? [];
  expect(older.map(({ text }) => text).join(' ')).not.toContain('SHIP TO');
});

it('embeds no font where the reader’s own have every letter', async () => {
  const bytes = Buffer.from(await writeOrderPdf(order(['Bœuf “fin” – 5 €'])));
  expect(bytes.includes('FontFile')).toBe(false);
  const wide = Buffer.from(await writeOrderPdf(order(['海盐'])));
  expect(wide.includes('FontFile')).toBe(true);
  expect(wide.byteLength - bytes.byteLength).toBeLessThan(20_000);
});

it('goes on on further pages, with its headings on each and every line once', async () => {
  const titles = Array.from({ length: 120 }, (_, index) => `Sea salt number ${index}`);
  const pages = await readPdfText(await writeOrderPdf(order(titles)));
  expect(pages.length).toBeGreaterThan(1);
  const texts = pages.map((page) => page.map(({ text }) => text));
  for (const page of texts.slice(0, -1)) expect(page).toContain('Description');
  for (let index = 1; index <= 120; index += 1)
    expect(texts.flat().filter((text) => text === `N-${index}`)).toHaveLength(1);
  expect(texts.flat().join(' ')).toContain(`Page 1 of ${pages.length}`);
});

it('takes each letter from a font that has it, whatever the lists of letters say', async () => {
  const slices = await slicesFor('国国내😀A');
  expect([...slices].map(([letter, { name }]) => [letter, name.replace(/-\d+$/, '')])).toEqual([
    ['国', 'noto-sans-sc'],
    ['내', 'noto-sans-kr'],
  ]);
  expect((await slicesFor('국')).get('국')?.name).toMatch(/^noto-sans-kr/);
  expect((await slicesFor('の国')).get('国')?.name).toMatch(/^noto-sans-jp/);
});
