import { expect, it } from 'vitest';
import { answerToRead } from '../reading/fixtures/answer-to-read.ts';
import { readReply } from '../reading/read-reply.ts';
import { ANSWERS, bareSubject } from './answered-subject.ts';

const MARKS = [
  'Re:',
  'RE : ',
  'Re：',
  'Re[2]: ',
  'AW: ',
  'Antw: ',
  'SV: ',
  'VS: ',
  'Vá: ',
  'ATB: ',
  'Odp: ',
  'Odg: ',
  'YNT: ',
  'RES: ',
  'Отв: ',
  'ΑΠ: ',
  '回复: ',
  '回复：',
  '答复: ',
  '回覆: ',
  '返信: ',
  '회신: ',
  'Re: 回复：',
];

it.each(MARKS)('a subject with “%s” before it answers', (mark) => {
  expect(ANSWERS.test(`${mark}Wholesale inquiry`)).toBe(true);
  expect(bareSubject(`${mark}Wholesale inquiry`)).toBe('Wholesale inquiry');
});

it.each(['Reorder: mugs', 'Vast range of mugs', 'Results: spring', 'Answers to all', 'Transport: rates'])(
  'a subject such as “%s” doesn’t',
  (subject) => {
    expect(ANSWERS.test(subject)).toBe(false);
    expect(bareSubject(subject)).toBe(subject);
  },
);

it.each([...MARKS, 'RV: ', 'ENC: ', 'TR: ', '转发: ', '転送: '])(
  'a question under “%s” is one of ours, though no head names our mail',
  (mark) => {
    const reading = readReply(
      answerToRead('请问你们在哪些平台销售?有实体店吗?', {
        subject: `${mark}批发询价`,
        headers: [{ name: 'message-id', value: '<1@brand.test>' }],
      }),
    );
    expect(reading).toMatchObject({ class: 'question', shouldStopFollowups: true });
  },
);
