import { expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const read = (text: string) => readReply(answerToRead(text, { headers: IN_THREAD }));

it.each([
  'Pull every listing within 48 hours or our attorneys file for trademark infringement.',
  'Unless we receive your signed undertaking, we have instructions to issue proceedings for passing off.',
  'Rimuovete le inserzioni entro tre giorni; trascorso tale termine procederemo per vie legali.',
  'Sollten Sie unsere Produkte weiter anbieten, werden wir rechtliche Schritte einleiten.',
  'Si usted no retira los anuncios, emprenderemos acciones legales.',
  'Sans retrait de votre part sous 48 heures, nous engagerons des poursuites.',
  'Take our bowls off Amazon by Friday or you will be hearing from our lawyers.',
  'Take the pictures down by Friday, or we will file a claim for copyright infringement.',
  'We are counsel for Brightwater Baby LLC. Please preserve all records relating to your purchases.',
])('whoever threatens us with lawyers is never written to again: %s', (text) => {
  expect(read(text)).toMatchObject({ class: 'other', shouldSuppress: true, shouldStopFollowups: true });
});

it.each([
  'We take legal action against resellers who list on Amazon, so we cannot open marketplace accounts.',
  'Wir gehen gegen Händler auf Amazon rechtlich vor, bitte verkaufen Sie nur im eigenen Shop. Anbei das Formular.',
  'Our lawyers act for us on contracts, so signing the dealer agreement takes a week. Happy to have you.',
  'We send cease and desist letters to sellers who list our goods without authorization, so this is a no.',
  'Our attorney takes it from here to draw up the agreement, then we can start.',
])('who speaks of lawyers and means others threatens nobody: %s', (text) => {
  expect(read(text).shouldSuppress).toBe(false);
});
