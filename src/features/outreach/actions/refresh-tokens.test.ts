import { beforeEach, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { TEST_SECRET_KEY } from '../../../../test/support/cluster.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { setupSender } from '../../../../test/support/mailing.ts';
import { createSealer } from '../../accounts/domain/sealed.ts';
import { senderSecretContext } from '../domain/senders/sender.ts';
import type { SenderOAuth } from '../ports.ts';
import { createRefreshTokens } from './refresh-tokens.ts';

const sealer = createSealer(TEST_SECRET_KEY);
const access = {
  user: 'ann@shop.example',
  clientId: 'client',
  clientSecret: 'secret',
  refreshToken: 'first',
};

let database: TestDatabase;
let oauth: SenderOAuth;
beforeEach(async () => {
  database = await testDatabase();
  const senderId = await setupSender(database, await newAccount(database));
  oauth = { senderId, provider: 'microsoft', ...access };
  await connect(access);
});

const contextOf = ({ senderId }: SenderOAuth) => senderSecretContext(senderId, 'oauth');
const connect = (entered: typeof access | null) =>
  database.asSystem((tx) =>
    tx
      .updateTable('senders')
      .set({
        oauth_provider: entered && 'microsoft',
        oauth_sealed: entered && sealer.seal(JSON.stringify(entered), contextOf(oauth)),
      })
      .where('id', '=', oauth.senderId)
      .execute(),
  );
const storedText = async (): Promise<string> => {
  const [row] = await database.asSystem((tx) =>
    tx.selectFrom('senders').select('oauth_sealed').where('id', '=', oauth.senderId).execute(),
  );
  return row?.oauth_sealed ?? '';
};
const stored = async () => JSON.parse(sealer.open(await storedText(), contextOf(oauth)));
/** A worker of its own each, as in two processes. */
const worker = () => createRefreshTokens({ database, sealer });

it('stores the refresh token that comes in place of the old one, sealed, beside what stays', async () => {
  const answer = await worker().exchange(oauth, async ({ refreshToken }) => ({
    answer: `for ${refreshToken}`,
    next: 'second',
  }));
  expect(answer).toBe('for first');
  expect(await stored()).toEqual({ ...access, refreshToken: 'second' });
  expect(await storedText()).not.toContain('second');
  await worker().exchange(oauth, async () => ({ answer: '', next: null }));
  expect((await stored()).refreshToken).toBe('second');
});

it('has workers ask one after the other, each with the token that the one before it brought', async () => {
  const used: string[] = [];
  await Promise.all(
    Array.from({ length: 4 }, () =>
      worker().exchange(oauth, async ({ refreshToken }) => {
        used.push(refreshToken);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { answer: '', next: `${refreshToken}+` };
      }),
    ),
  );
  expect(used).toEqual(['first', 'first+', 'first++', 'first+++']);
});

it('keeps what is stored where the provider fails, and what a person entered meanwhile', async () => {
  const failing = worker().exchange(oauth, () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect((await stored()).refreshToken).toBe('first');
  await worker().exchange(oauth, async () => {
    await connect({ ...access, refreshToken: 'entered' });
    return { answer: '', next: 'second' };
  });
  expect((await stored()).refreshToken).toBe('entered');
});

it('asks nobody for a mailbox that was disconnected', async () => {
  await connect(null);
  const asked = worker().exchange(oauth, async () => ({ answer: '', next: null }));
  await expect(asked).rejects.toThrow('The mailbox was disconnected. Connect it again.');
});
