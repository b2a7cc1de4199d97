import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const read = (text: string) => readReply(answerToRead(text, { headers: IN_THREAD }));

describe('a list that a newer one stands for', () => {
  it.each([
    'Here is the new price list, please delete the old one.',
    'The autumn list can be deleted, the current one is attached.',
    'Please discard the previous version, prices changed on Monday. The sheet is attached.',
    'Bitte die alte Preisliste löschen, die neue hängt an.',
    'Die Liste vom Frühjahr bitte löschen, die aktuellen Preise sind im Anhang.',
    'Alte Fassung bitte vernichten. Anbei die aktuelle Preisliste.',
    'Supprimez l’ancienne grille, le nouveau tarif est joint.',
    'L’ancien tarif est à jeter, ci-joint le nouveau.',
    'Borre la anterior, adjunto la lista de precios nueva.',
    'La tarifa antigua ya se puede eliminar, le adjunto la de este año.',
    'Cancelli pure il vecchio listino, in allegato quello nuovo.',
    'Il listino di marzo è da cestinare, in allegato quello aggiornato.',
    'De oude prijslijst mag weg, de nieuwe zit in de bijlage.',
    'Verwijder de vorige versie, bijgaand de nieuwe prijslijst.',
    'Apague a tabela antiga, segue em anexo a nova.',
    'Radera den gamla prislistan, den nya är bifogad.',
    'Slett den gamle prislisten, ny ligger vedlagt.',
    'Starą listę proszę usunąć, nowy cennik w załączniku.',
    '新价目表见附件，请删除旧的。',
    '旧版报价单请作废，附件是最新价格表。',
    '旧リストは削除してください。新しい価格表を添付します。',
    '이전 가격표는 삭제해 주세요. 새 가격표를 첨부합니다.',
    '无需回复，附件是我们的价格表。',
    '不用回复此邮件。价格表见附件。',
    '답장은 필요 없습니다. 가격표를 첨부합니다.',
    'die Liste vom Herbst bitte löschen, da stimmt nichts mehr. Die aktuellen Händlerpreise hängen an.',
    'Die Liste aus dem Frühjahr bitte vernichten, die neuen Händlerpreise hängen an.',
    '您好，无需回复此邮件。最新批发价目表见附件，旧的请删除。',
    '您好，不用回复此邮件。附件是新的价格表，旧版请作废。',
  ])('is to be deleted, and not its sender’s address: %s', (text) => {
    expect(read(text)).toMatchObject({ class: 'price_list', shouldSuppress: false });
  });

  it.each([
    'Please delete our old address from your list and do not write again.',
    'Take us off your list.',
    'Delete the file you keep on us.',
    'Bitte löschen Sie uns aus Ihrer alten Liste.',
    'Löschen Sie meine Daten aus der Liste.',
    'Supprimez-nous de votre ancienne liste.',
    'Bórrenos de su antigua lista.',
    'Cancellateci dalla vecchia lista.',
    'Verwijder ons van uw oude lijst.',
    '请勿再回复，也不要再发邮件。',
    '请从旧名单中删除我们。',
    '请不要再联系我们。',
    'Delete the old list you have us on and never mail again.',
    'Löschen Sie die alte Liste mit unseren Daten, wir wollen nichts mehr hören.',
    'Borre la lista anterior con nuestro correo y no escriba más.',
  ])('is another thing than a list with a name on it: %s', (text) => {
    expect(read(text).shouldSuppress).toBe(true);
  });
});
