import { expect, it } from 'vitest';
import { TEST_SECRET_KEY } from '../../../../test/support/cluster.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { writingAccount } from '../../../../test/support/sequences.ts';
import { createSealer } from '../../accounts/domain/sealed.ts';
import type { OutgoingMail, SendOutcome } from '../ports.ts';
import { sendTestMail } from './send-test-mail.ts';

async function sendingTo(answer: SendOutcome) {
  const database = await testDatabase();
  const { accountId, senderId } = await writingAccount(database);
  const sent: OutgoingMail[] = [];
  const transport = {
    kind: 'sendgrid' as const,
    atOnce: 1,
    close: async () => {},
    send: async (mail: OutgoingMail) => {
      sent.push(mail);
      return answer;
    },
  };
  const transports = { forSender: () => ({ transport, apiKey: null, isRehearsal: false }) };
  const deps = {
    database,
    sealer: createSealer(TEST_SECRET_KEY),
    transports,
    publicUrl: 'https://x.example',
  };
  return { sent, send: () => sendTestMail(deps, accountId, senderId) };
}

it('goes to the person’s own address, from the sender', async () => {
  const { sent, send } = await sendingTo({ fate: 'accepted', providerMessageId: null });
  const address = await send();
  expect(sent).toMatchObject([{ to: address, from: { email: 'ana@acme-retail.com' } }]);
});

it.each<[SendOutcome, string, RegExp]>([
  [{ fate: 'limited', retryAfterMs: 1_000 }, 'provider_unavailable', /any more mail at the moment/],
  [{ fate: 'refused', reason: 'SendGrid refuses the key.', concerns: 'key' }, 'provider_refused', /the key/],
])('says why it doesn’t go out, as no fault of ours (%#)', async (outcome, code, message) => {
  const { send } = await sendingTo(outcome);
  await expect(send()).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
});
