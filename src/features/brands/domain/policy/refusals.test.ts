import { describe, expect, it } from 'vitest';
import { said } from './fixtures/said.ts';

const answerOf = (sentence: string): unknown => said('takes_wholesale', `<p>${sentence}</p>`);

describe('a shop is refused', () => {
  it.each([
    'We do not sell wholesale or accept returns.',
    'Sorry, no wholesale and no returns.',
    'We do not offer wholesale pricing on our products.',
    'We no longer wholesale; all sales go through our own site, Amazon included.',
    'We don’t work with retailers, and we require no applications.',
    'We do not have a wholesale program, and there is no minimum.',
    'We do not offer wholesale, so please do not send samples.',
    'Wholesale is not available; our shipping fees are shown at checkout.',
    'We do not accept wholesale accounts or guarantee delivery by Christmas.',
    'We do not sell to stockists or individuals in bulk.',
    'We don’t sell our jams to shops, only at markets and on Amazon.',
    'We’ve stopped wholesale and only sell online, with free returns.',
    'We don’t offer wholesale, and unauthorized resale is not allowed.',
    'Unfortunately we can’t offer wholesale or international shipping.',
    'Wir verkaufen nicht an Wiederverkäufer und nehmen keine Retouren an.',
    'Nous ne vendons pas aux revendeurs et n’acceptons pas de retours.',
    'Wij leveren niet aan winkels en accepteren geen retouren.',
  ])('whatever else the sentence refuses: %s', (sentence) => expect(answerOf(sentence)).toBe('no'));
});

describe('a shop is not refused', () => {
  it.each([
    'If you are outside the US, we do not sell wholesale.',
    'Outside Canada we do not open wholesale accounts, and all orders are prepaid.',
    'For individuals, we don’t offer wholesale prices.',
    'We do not supply florists, gift shops, and salons outside Ohio.',
    'We don’t offer returns, and all wholesale sales are final.',
    'We do not ship or sell wholesale outside the US.',
    'Until your certificate is on file, we do not sell to stores.',
    'We do not open accounts, or ship orders, without a resale certificate.',
    'We cannot accept wholesale orders by phone, so please use the portal.',
    'There is no minimum, and we don’t charge shops for freight.',
    'Wir verkaufen auf Amazon selbst; unseren Händlern ist der Verkauf dort nicht erlaubt.',
  ])('where only some are, or something else: %s', (sentence) => expect(answerOf(sentence)).not.toBe('no'));
});
