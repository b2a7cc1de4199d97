import { describe, expect, it } from 'vitest';
import { readPolicy } from '../policy/read-policy.ts';
import { pageOfSheet, type SheetLine } from './trade-sheet-page.ts';

const line = (y: number, height: number, ...pieces: [x: number, text: string][]): SheetLine => ({
  y,
  height,
  chunks: pieces.map(([x, text]) => ({ x, text, width: text.length * height * 0.5 })),
});
const bodyOf = (...lines: SheetLine[]) => pageOfSheet('https://acme.com/terms.pdf', [lines]).body;
const readingsOf = (...lines: SheetLine[]) =>
  readPolicy(pageOfSheet('https://acme.com/terms.pdf', [lines]), { kind: 'trade_terms', brandName: 'Acme' });

describe('a printed sheet', () => {
  it('is read in paragraphs, whose lines end at the margin, with its titles and entries', () => {
    const body = bodyOf(
      line(60, 16, [60, 'Dealer terms']),
      line(100, 10, [60, 'Dealers must send a copy of their business license and two trade']),
      line(113, 10, [60, 'references before the first order ships.']),
      line(140, 10, [60, '• Net 30']),
      line(153, 10, [60, '• Reorders from $150']),
    );
    expect(body).toContain('<h2>Dealer terms</h2>');
    expect(body).toContain('two trade references before the first order ships.</p>');
    expect(body).toContain('<li>Reorders from $150</li>');
  });

  it('says what an order comes to where label and figure stand apart on a line', () => {
    const readings = readingsOf(line(60, 10, [60, 'Opening order minimum'], [300, '$400']));
    expect(readings).toContainEqual(
      expect.objectContaining({ field: 'minimum_opening_order', value: { cents: 40_000, currency: 'USD' } }),
    );
  });

  it('is read down one column and then down the other', () => {
    const body = bodyOf(
      line(100, 10, [60, 'Dealers send a resale certificate'], [320, 'Our products may not be offered']),
      line(113, 10, [60, 'and a completed credit application'], [320, 'on Amazon or on any other market']),
      line(126, 10, [60, 'with the first order they place.'], [320, 'place that you do not own.']),
    );
    expect(body).toContain(
      '<p>Dealers send a resale certificate and a completed credit application with the first order they place.</p>',
    );
    expect(body).toContain('offered on Amazon or on any other market place that you do not own.</p>');
  });
});
