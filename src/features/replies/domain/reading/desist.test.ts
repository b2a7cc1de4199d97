import { expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const isSilenced = (text: string): boolean =>
  readReply(answerToRead(text, { headers: IN_THREAD })).shouldSuppress;

it.each([
  'We decided in May. Please do not persist.',
  'That is our answer, so kindly do not pursue the matter.',
  'It is a no today and a no tomorrow. Do not check back.',
  'You were turned down. Please do not resubmit.',
  'We say no, and please don’t insist.',
  'Kindly refrain from further approaches.',
  'The buyer asks that nothing more be sent to this office.',
  'Could you stop the weekly reminders, please?',
  'Please end the follow-ups.',
  'Call off your salespeople, please.',
  'Can these letters please stop?',
  'We talked it over and it is no. Please let the matter drop.',
  'Drop it, please.',
  'Give it a rest.',
  'Would you both give it up now?',
  'Pack it in, will you.',
  'No more, please.',
  'And please, no more of these.',
  'Nothing further from you, please.',
  'Go away.',
  'Get lost, please.',
  'I would ask you to keep your distance.',
  'Stay away from our brand.',
  'Keep your offers to yourself.',
  'Please count us out of your next round.',
  'Leave me out of it.',
  'Please skip our company in future.',
  'Lose my address, please.',
  'Please mark us as closed.',
  'Please do not send us any sales proposals.',
  'Never use this address for wholesale offers.',
  'We do not read unsolicited mail, please refrain.',
  'My boss says that was the last one he wants to see.',
  'I do not want another one of these.',
  'We have no wish to be asked.',
  'I would be glad if these letters stopped.',
  'We would feel better if we did not get any further business mail.',
])('whoever tells us to give it up is written to no more: %s', (text) => {
  expect(isSilenced(text)).toBe(true);
});

it.each([
  'We do not pursue small accounts, but yours is large enough. Form attached.',
  'Please do not try to order by fax, the machine is broken. The form is online.',
  'Don’t check the old sheet, use the new one.',
  'Please don’t resubmit until June, then we open again.',
  'We stopped the mailings of our catalog, it is online now. Have a look and order.',
  'Please drop the second line of your order, it is sold out.',
  'Let it rest overnight, then bake it. And yes, we wholesale!',
  'Could you drop off the certificate at our booth?',
  'No more than six cases on a first order, please.',
  'No more stock of the blue ones, the rest ships Monday.',
  'Keep away from heat, says the label. Shall I send samples?',
  'Stay away from the small pack, the large one sells better.',
  'Skip the form, I will set you up by hand.',
  'Leave me the delivery address and I will quote.',
  'Count us in.',
  'Forget the minimum for now, just try a case.',
  'Please do not send the original certificate, a copy will do.',
  'It is the last one of these candles we will ever pour.',
  'I do not want another carrier to lose a pallet. Which one do you use?',
  'I would be glad if you stopped by our stand.',
])('whoever says it of goods, papers or an order is written to as before: %s', (text) => {
  expect(isSilenced(text)).toBe(false);
});
