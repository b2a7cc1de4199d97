import { plainOf } from '../../../../brands/domain/page/sentences.ts';
import type { Passage } from '../../../../brands/domain/policy/passages.ts';
import type { Said } from '../said.ts';

/** A sentence as the readers of brands' own pages take it: mails state their terms in the same words. */
export function passagesOf(sentences: readonly Said[]): Passage[] {
  let label = '';
  let before = '';
  return sentences.map(({ words, asked }): Passage => {
    const isItem = ITEM.test(words) && label !== '';
    const sentence = words.replace(ITEM, '');
    const plain = plainOf(sentence);
    if (!isItem) label = /:$/.test(words) ? words : '';
    const above = asked?.words ?? (isItem ? label : '');
    const passage: Passage = {
      sentence,
      plain,
      before,
      sentenceBefore: '',
      label: above,
      plainLabel: plainOf(above),
      kind: isItem ? 'item' : 'text',
      group: 0,
      section: '',
      cells: [],
      isAnswer: asked !== null,
      isNextToLabel: false,
      isLink: false,
      isField: false,
    };
    before = plain;
    return passage;
  });
}

const ITEM = /^\s*(?:[-*•·–]|\(?[\da-z][.)])\s+/i;
