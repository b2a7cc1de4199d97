import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { OUTCOME_LABELS } from '../../src/features/runs/domain/run-sentences.ts';
import { counted } from '../../src/kernel/words.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { freshDatabaseUrl, openClient } from '../support/database.ts';
import { BARE_ENVIRONMENT, freePorts, ROOT } from '../support/processes.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const EMAIL = 'cleo@northlake.sandbox.test';

/** The command line on a database of its own, with no server running. */
async function commandLine() {
  const databaseUrl = await freshDatabaseUrl();
  const directory = await temporaryDirectory();
  const port = await freePorts(3);
  const env = {
    ...BARE_ENVIRONMENT,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: TEST_SECRET_KEY,
    LINESHEET_DATA: directory,
    PORT: `${port}`,
    SANDBOX_PORT: `${port + 1}`,
    SANDBOX_PRODUCTS: '50',
    LOG_LEVEL: 'silent',
  };
  const call = async (...args: string[]) => {
    const child = spawn(process.execPath, [join(ROOT, 'src/main/cli.ts'), ...args], { env, cwd: directory });
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number]>,
    ]);
    return { code, out, err };
  };
  const json = async (...args: string[]) => {
    const { code, out, err } = await call('--json', ...args);
    expect(err === '' ? code : `${code}: ${err}`).toBe(0);
    return JSON.parse(out);
  };
  return { directory, call, json, client: await openClient(databaseUrl) };
}

const auditLog = async (client: Client) => {
  const columns = 'admin_id, subject_id, action, before, after, client_address';
  return (await client.query(`select ${columns} from audit_entries order by id`)).rows;
};

it('writes what it changes of people into the audit log, as done by no account', async () => {
  const { json, client } = await commandLine();
  const { id } = await json('user', 'create', EMAIL, '--password', 'Passw0rd!x', '--plan', 'Tier-1');
  await json('admin', 'grant', EMAIL);
  await json('admin', 'grant', EMAIL);
  await json('admin', 'revoke', EMAIL);
  await json('plan', 'set', EMAIL, 'Tier-2');
  await json('credits', 'grant', EMAIL, '5', '--reason', 'a gift');
  const nobody = { admin_id: null, subject_id: id, client_address: null };
  expect(await auditLog(client)).toMatchObject([
    { ...nobody, action: 'role.set', before: { role: 'member' }, after: { role: 'admin' } },
    { ...nobody, action: 'role.set', before: { role: 'admin' }, after: { role: 'member' } },
    { ...nobody, action: 'plan.set', before: { plan: 'Tier-1' }, after: { plan: 'Tier-2' } },
    { ...nobody, action: 'credits.granted', before: { credits: 0 }, after: { credits: 5, reason: 'a gift' } },
  ]);
});

it('writes into the audit log whose key it made, whose second factor it took off and whom it deleted', async () => {
  const { json, client } = await commandLine();
  const { id } = await json('user', 'create', EMAIL, '--password', 'Passw0rd!x');
  await json('token', 'create', EMAIL, '--name', 'sheet', '--scope', 'read,import');
  expect(await json('user', 'two-factor-off', EMAIL)).toMatchObject({ wasOn: false });
  await client.query('update users set two_factor_enabled = true where id = $1', [id]);
  expect(await json('user', 'two-factor-off', EMAIL)).toMatchObject({ wasOn: true });
  await json('user', 'delete', EMAIL, '--yes');
  const nobody = { admin_id: null, subject_id: id, client_address: null };
  expect(await auditLog(client)).toMatchObject([
    { ...nobody, action: 'token.created', before: null, after: { mayDo: 'read, import' } },
    { ...nobody, action: 'two_factor.reset', before: { twoFactor: true }, after: { twoFactor: false } },
    { ...nobody, action: 'account.deleted', before: null, after: null },
  ]);
});

it('makes an account ready, runs a bot to its end with no server, and gives out what came of it', async () => {
  const { directory, call, json, client } = await commandLine();
  const grants = ['--plan', 'Tier-1', '--credits', '10', '--onboarded'];
  await json('user', 'create', EMAIL, '--password', 'Passw0rd!x', '--name', 'Cleo', ...grants);
  expect(await json('user', 'show', EMAIL)).toMatchObject({
    email: EMAIL,
    firstName: 'Cleo',
    plan: 'Tier-1',
    subscriptionStatus: 'active',
    credits: 10,
  });
  await json('plan', 'set', EMAIL, 'scalable');
  expect(await json('credits', 'grant', EMAIL, '2.5', '--reason', 'a thank-you')).toMatchObject({
    credits: 12.5,
  });
  expect(await json('token', 'create', EMAIL, '--name', 'sheet', '--scope', 'read')).toHaveProperty('token');

  const list = join(directory, 'brands.csv');
  await writeFile(list, 'Brand,Email\nAcorn,wholesale@acorn.sandbox.test\nBirch,sales@birch.sandbox.test\n');
  expect(await json('import', EMAIL, list, '--marketplace', 'walmart')).toMatchObject({
    rows: 2,
    badRows: 0,
    brandsChanged: 2,
  });

  const started = await json('run', EMAIL, 'emailer-bot', '--limit', '2');
  expect(started).toEqual({ id: expect.any(String), status: 'running' });
  await client.query(`update runs set state = 'paused', reason = 'Paused by hand.'`);
  const again = await call('run', EMAIL, 'emailer-bot');
  expect(again).toMatchObject({
    code: 1,
    err: expect.stringContaining('With --wait this command continues it.'),
  });

  const seenThrough = await call('--json', 'run', EMAIL, 'emailer-bot', '--wait');
  expect(seenThrough).toMatchObject({
    code: 0,
    err: expect.stringContaining('It goes on now, where it was.'),
  });
  expect(JSON.parse(seenThrough.out)).toEqual({
    id: started.id,
    status: 'finished',
    rowsProcessed: 2,
    creditsDeducted: 1,
    creditsRemaining: 11.5,
  });
  const messages: { brand: string }[] = await json('export', EMAIL, 'messages', '--format', 'json');
  expect(messages.map(({ brand }) => brand).sort()).toEqual(['Acorn', 'Birch']);

  expect(await call('user', 'delete', EMAIL)).toMatchObject({ code: 2, out: '' });
  await json('user', 'delete', EMAIL, '--yes');
  expect(await call('user', 'show', EMAIL)).toMatchObject({ code: 1, out: '' });
}, 120_000);

it('says of each row that came to nothing why, as the run’s page does', async () => {
  const { json, call, client } = await commandLine();
  const grants = ['--plan', 'Tier-1', '--credits', '10', '--onboarded'];
  await json('user', 'create', EMAIL, '--password', 'Passw0rd!x', '--name', 'Cleo', ...grants);
  await json('run', EMAIL, 'keepa-download', '--wait');
  const { code, out, err } = await call('--json', 'run', EMAIL, 'source-bot', '--limit', '20', '--wait');
  expect(code).toBe(0);
  const { rows } = await client.query<{ outcome: 'no_site'; name: string; detail: string }>(
    `select outcome, brands.name, detail from run_rows join brands on brands.id = brand_id
      where run_id = $1 and not charged`,
    [JSON.parse(out).id],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { outcome, name, detail } of rows) {
    const alike = rows.filter((row) => row.outcome === outcome);
    expect(err).toContain(`${OUTCOME_LABELS[outcome]}: ${counted(alike.length, 'row')}\n`);
    // Of many alike the first are told, and how many more there are.
    if (alike.length <= 5) expect(err).toContain(`  ${name} – ${detail}\n`);
    else expect(err).toContain(`  and ${alike.length - 5} more\n`);
  }
}, 120_000);

it('says in a sentence that the database is the trouble, and what to do next', async () => {
  const { call, client } = await commandLine();
  await client.query(
    `do $$ begin execute format('alter database %I set lock_timeout = 300', current_database()); end $$`,
  );
  await client.query('begin; lock table users in access exclusive mode');
  const { code, out, err } = await call('user', 'show', EMAIL);
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: 'The database is busy: another program holds what this needs. Please try again; `npm run -s linesheet -- doctor` says how the database is.\n',
  });
}, 60_000);

it('tells wrong use from failure, on standard error', async () => {
  const { call } = await commandLine();
  expect(await call('run', EMAIL, 'coffee-bot')).toMatchObject({ code: 2, out: '' });
  const unknown = await call('credits', 'grant', EMAIL, '5', '--reason', 'none');
  expect(unknown).toMatchObject({ code: 1, out: '', err: expect.stringContaining(EMAIL) });
});

it('says of a file that it can’t read what is wrong with it, and prints nothing', async () => {
  const { call, directory } = await commandLine();
  const files = {
    'note.eml': 'Just words.\n\nAnd more of them.\n',
    'noise.eml': Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 251)),
    'empty.eml': '',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(directory, name), content);
    const read = await call('reply', 'read', name);
    expect(read).toEqual({ code: 1, out: '', err: expect.stringMatching(`^${name} is no mail`) });
  }
  await writeFile(join(directory, 'mail.eml'), 'From: kim@brand.test\n\nWe would love to.\n');
  // Neither keeps the mail between them from being read.
  const some = await call('reply', 'read', 'note.eml', 'mail.eml', 'empty.eml');
  expect(some).toMatchObject({ code: 1, out: expect.stringContaining('"id":"mail.eml"') });
  expect(some.err).toMatch(/^note\.eml is no mail.*\nempty\.eml is no mail/);
  await truncate(join(directory, 'empty.eml'), 3 * 1024 ** 3);
  const tooLarge = { code: 1, out: '', err: expect.stringMatching(/^empty\.eml is larger than \d+ MB\.\n$/) };
  expect(await call('reply', 'read', 'empty.eml')).toEqual(tooLarge);
  expect(await call('pricelist', 'read', 'empty.eml')).toEqual(tooLarge);
  for (const command of [
    ['reply', 'read', directory],
    ['pricelist', 'read', directory],
    ['import', EMAIL, directory, '--marketplace', 'amazon'],
    ['restore', directory],
  ])
    expect(await call(...command)).toEqual({
      code: 1,
      out: '',
      err: `${directory} is a folder, not a file.\n`,
    });
}, 120_000);

it('refuses amounts and words that mean nothing before it changes anything', async () => {
  const { call } = await commandLine();
  const create = ['user', 'create', EMAIL, '--password', 'Passw0rd!x'];
  expect(await call(...create, '--credits', '1e30')).toMatchObject({ code: 2, out: '' });
  expect(await call(...create, '--emails-per-day', '')).toMatchObject({ code: 2, out: '' });
  expect(await call('user', 'show', EMAIL)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no account'),
  });
  await call(...create);
  const wrong = [
    ['credits', 'grant', EMAIL, '', '--reason', 'a gift'],
    ['credits', 'grant', EMAIL, '5', '--reason', ' '],
    ['token', 'create', EMAIL, '--name', 'sheet', '--days', '0'],
    ['token', 'create', EMAIL, '--name', 'sheet', '--days', '99999999999'],
    ['token', 'create', EMAIL, '--name', ''],
  ];
  for (const command of wrong) {
    const { code, out, err } = await call(...command);
    expect({ command, code, out, lines: err.trimEnd().split('\n').length }).toEqual({
      command,
      code: 2,
      out: '',
      lines: 1,
    });
  }
}, 120_000);
