import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const classOf = (text: string) => readReply(answerToRead(text, { headers: IN_THREAD })).class;

describe('lines with a thing and what it costs', () => {
  it.each([
    'Bar soap 100g - $3.20\nShampoo bar - $5.10\nDish - $4\n\nNo minimum.',
    'Seife 100 g 3,20 €\nHaarseife 5,10 €\n\nMindestbestellwert 150 €.',
    'Savon 3,20 €\nShampoing 5,10 €\nMinimum 150 €.',
    'Sapone 3,20 €\nCrema 5,10 €\nMinimo 150 €.',
    'Small $4/ea\nMedium $6/ea\nLarge $7/ea\nMOQ 100 per size.',
    '报价如下：\n小号 3.10 美元/件\n大号 4.20 美元/件\n起订量 200 件。',
    'Small: 4.50 USD per piece\nLarge: 6.50 USD per piece\nMinimum 50 pieces per model.',
    '1 case (12 jars) honey  $54\n1 case (6 jars) comb  $48\nCandles 4-pk  $22\n\nno MAP, no minimum. sell them wherever',
    '1 case of 12 green  $54\n1 case of 12 black  $58\n\nno minimum',
    '2 dozen soap $40\n1 dozen balm $31\nNo minimum order, no MAP.',
    '报价如下：\n小号 3.10 美元/件\n中号 3.80 美元/件\n大号 4.20 美元/件\n\n起订量每款 200 件。',
    '10er Karton Seife 32 €\n6er Karton Balsam 28 €\n\nKein Mindestbestellwert, keine Preisbindung.',
    'Carton de 12 savons 36 €\nCarton de 6 baumes 28 €\n\nPas de minimum.',
  ])('are a price list, whatever minimum stands below: %j', (text) => {
    expect(classOf(text)).toBe('price_list');
  });

  it.each([
    'Opening order $300\nReorders $150\nFreight $25',
    'Minimum: 300 €\nNachbestellung: 150 €',
    'First order $500, then $250.',
    'Minimum $400\nFree freight over $900',
  ])('are none where they name orders and freight: %j', (text) => {
    expect(classOf(text)).toBe('moq_or_opening_order');
  });
});

it.each([
  [
    'Dear Seller,\n\nWe could not validate your bank account. Selling privileges will be suspended in 24 hours unless you confirm your details now: https://verify.test/login\n\nSeller Services Team',
    false,
  ],
  [
    'Sehr geehrter Kunde,\n\nwir konnten Ihr Konto nicht prüfen. Konto gesperrt: bestätigen Sie Ihr Passwort: https://verify.test/login',
    false,
  ],
  [
    'Estimado cliente:\n\nHemos detectado un acceso. Cuenta bloqueada, verifique su contraseña aquí: https://verify.test/login',
    false,
  ],
  [
    'Hi, it’s Mark from accounts. Our bank account has changed, I need you to confirm your payment details here today: https://verify.test/pay',
    true,
  ],
])('a notice that is after a password is no person, who poses as one is: %j', (text, human) => {
  const reading = readReply(
    answerToRead(text, { subject: 'Action needed', headers: [{ name: 'date', value: 'x' }] }),
  );
  expect(reading).toMatchObject({ class: 'other', human });
});
