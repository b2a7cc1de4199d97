import { expect, it } from 'vitest';
import { meaningFor } from './meaning-of-stage.ts';
import {
  bringsOn,
  isFurther,
  mayMove,
  movesFrom,
  OPEN_STAGES,
  refusalOfMove,
  STAGE_LABELS,
  STAGE_MEANINGS,
  STAGES,
} from './stage.ts';

const at = (stage: (typeof OPEN_STAGES)[number]) => ({ stage, lostFrom: null });

it('a deal may be lost from every open stage, and go back to every earlier one', () => {
  for (const stage of OPEN_STAGES) {
    const moves = movesFrom(at(stage));
    expect(moves).toContain('lost');
    expect(moves).not.toContain(stage);
    for (const earlier of OPEN_STAGES.filter((one) => isFurther(stage, one)))
      expect(moves).toContain(earlier);
  }
});

it('no order is sent before there are terms or prices to write it from, and none is the second before the first', () => {
  expect(OPEN_STAGES.filter((stage) => mayMove(at(stage), 'order_sent'))).toEqual([
    'terms',
    'price_list',
    'counter',
    'agreed',
    'reorder',
  ]);
  expect(OPEN_STAGES.filter((stage) => mayMove(at(stage), 'reorder'))).toEqual(['order_sent']);
  expect(refusalOfMove(at('inquiry'), 'reorder')).toBe('“Reorder” comes after Order sent.');
  expect(refusalOfMove(at('terms'), 'terms')).toBe('It is in “Terms” already.');
});

it('a lost deal is taken up from where it stood', () => {
  expect(mayMove({ stage: 'lost', lostFrom: 'order_sent' }, 'reorder')).toBe(true);
  expect(mayMove({ stage: 'lost', lostFrom: 'order_sent' }, 'order_sent')).toBe(true);
  expect(mayMove({ stage: 'lost', lostFrom: 'inquiry' }, 'order_sent')).toBe(false);
  expect(mayMove({ stage: 'lost', lostFrom: null }, 'terms')).toBe(true);
});

it('what is asked for once more brings a lost deal on, and none back', () => {
  expect(bringsOn({ stage: 'lost', lostFrom: 'inquiry' }, 'counter')).toBe(true);
  expect(bringsOn({ stage: 'lost', lostFrom: 'agreed' }, 'counter')).toBe(false);
  expect(bringsOn(at('terms'), 'counter')).toBe(true);
  expect(bringsOn(at('agreed'), 'counter')).toBe(false);
});

it('an inquiry that was answered is not said to wait for an answer', () => {
  expect(meaningFor({ stage: 'inquiry', hasAnswered: false, bounce: null })).toMatch(/hasn’t answered yet/);
  expect(meaningFor({ stage: 'inquiry', hasAnswered: true, bounce: null })).toMatch(
    /^The brand has answered, but nothing that/,
  );
  expect(meaningFor({ stage: 'inquiry', hasAnswered: false, bounce: 'for_good' })).toMatch(/nobody is at/);
  expect(meaningFor({ stage: 'inquiry', hasAnswered: false, bounce: 'for_now' })).toMatch(
    /last email bounced/,
  );
  expect(meaningFor({ stage: 'documents', hasAnswered: true, bounce: 'for_good' })).toBe(
    STAGE_MEANINGS.documents,
  );
});

it('the stages stand in the order in which a deal goes, each with its name', () => {
  expect(STAGES.map((stage) => STAGE_LABELS[stage])).toEqual([
    'Inquiry',
    'Documents',
    'Application',
    'Terms',
    'Price list',
    'Counter',
    'Agreed',
    'Order sent',
    'Reorder',
    'Lost',
  ]);
});
