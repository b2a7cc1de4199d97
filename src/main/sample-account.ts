import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountIdByEmail } from '../features/accounts/actions/find-account-by-email.ts';
import type { Context } from './context.ts';
import { createAccount } from './create-account.ts';

const SAMPLE_EMAIL = 'sample@northlake-trading.sandbox.test';

/** With the sandbox on there is an account to sign in with at once; returns the lines that tell of it. */
export async function ensureSampleAccount(context: Context): Promise<string[]> {
  const { config, database } = context;
  if (config.sandboxPort === null) return [];
  const file = join(config.dataDirectory, 'sample-account.json');
  const existing = await database.asSystem((tx) => accountIdByEmail(tx, SAMPLE_EMAIL));
  if (existing === null) {
    const password = `Sample-${randomBytes(9).toString('base64url')}-1`;
    await createAccount(context, {
      email: SAMPLE_EMAIL,
      password,
      name: 'Sam Rivera',
      plan: 'Tier-2',
      credits: 1_800,
      onboarded: true,
    });
    await writeFile(file, JSON.stringify({ email: SAMPLE_EMAIL, password }), { mode: 0o600 });
  }
  const { password } = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as { password: string })
    : { password: '(the one that was printed at the first start)' };
  return [
    `The sandbox is on: nothing leaves this machine. Mailbox: http://localhost:${config.sandboxPort}/sandbox/mailbox`,
    `Sample account: ${SAMPLE_EMAIL} · password ${password}`,
  ];
}
