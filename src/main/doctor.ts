import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { readEnvFile, readSettings } from '../config/env.ts';
import type { ProviderAddress } from '../config/providers.ts';
import { isSystemMailInSandbox } from '../config/system-mail.ts';
import { NewerDatabaseError, readMigrations } from '../db/migrate.ts';
import { asOwner } from '../db/roles.ts';
import { messageOf } from '../kernel/errors.ts';
import { openStore, type Store } from './open-store.ts';
import { countSealedSecrets, unreadableWords } from './sealed-secrets.ts';

/** One thing that has to be right, and what to do where it isn't. */
export interface Finding {
  name: string;
  state: 'ok' | 'warning' | 'failed';
  sentence: string;
}

const LEAST_FREE_GB = 1;
const LEAST_POSTGRES = 15;
const CONNECTS_WITHIN_MS = 3_000;

/** Looks at everything that Linesheet needs; nothing found stops it from looking at the rest. */
export async function examine(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(readSettings(environment, readEnvFile()));
  } catch (error) {
    return [failed('settings', messageOf(error))];
  }
  const settings: Finding = { name: 'settings', state: 'ok', sentence: 'Complete and well-formed.' };
  const [database, reachable] = await Promise.all([
    databaseState(config),
    Promise.all(servicesOf(config).map(service)),
  ]);
  // After the database, which makes the folder where it is missing.
  const disk = await diskSpace(config.dataDirectory);
  return [settings, disk, ...database, ...reachable, ...missing(config)];
}

async function diskSpace(folder: string): Promise<Finding> {
  const name = 'disk space';
  const disk = await diskOf(resolve(folder));
  if (disk === null)
    return failed(name, `${folder} can’t be read. Set LINESHEET_DATA to a folder of your own.`);
  const free = (disk.bavail * disk.bsize) / 1024 ** 3;
  const place = disk.isThere ? folder : `${folder}, which the start makes`;
  const sentence = `${free.toFixed(1)} GB are free in ${place}.`;
  if (free >= LEAST_FREE_GB) return { name, state: 'ok', sentence };
  return failed(
    name,
    `${sentence} Make room, or set LINESHEET_DATA to another disk: the database stops when it is full.`,
  );
}

/** A folder that isn't there yet will be on the disk of the one around it; null where it can't be looked at. */
async function diskOf(folder: string, isThere = true): Promise<(StatsFs & { isThere: boolean }) | null> {
  try {
    return { ...(await statfs(folder)), isThere };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder;
    return isMissing ? diskOf(dirname(folder), false) : null;
  }
}

async function databaseState(config: Config): Promise<Finding[]> {
  try {
    const store = await openStore(config, 'visitor');
    try {
      const { rows } = await asOwner(store.ownerUrl, (owner) =>
        owner.query<{ version: number; applied: number }>(
          `select current_setting('server_version_num')::int / 10000 as version,
                  (select count(*)::int from migrations) as applied`,
        ),
      );
      await store.database.asSystem((tx) => tx.selectFrom('users').select('id').limit(1).execute());
      const { version = 0, applied = 0 } = rows[0] ?? {};
      const known = (await readMigrations()).length;
      const kind = config.databaseUrl ? 'at DATABASE_URL' : 'of our own';
      return [
        version >= LEAST_POSTGRES
          ? { name: 'database', state: 'ok', sentence: `Postgres ${version} ${kind} answers.` }
          : failed('database', `Postgres ${version} is too old. Use ${LEAST_POSTGRES} or newer.`),
        applied === known
          ? { name: 'migrations', state: 'ok', sentence: `All ${known} are applied.` }
          : failed('migrations', `${applied} of ${known} are applied. Run \`npm run linesheet -- migrate\`.`),
        await secretsState(store, config),
      ];
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof NewerDatabaseError) return [failed('database', error.message)];
    const advice = config.databaseUrl
      ? 'Check DATABASE_URL, and that the server takes connections from here.'
      : `Look at the log of Postgres in ${config.dataDirectory}.`;
    return [failed('database', `${messageOf(error)}. ${advice}`)];
  }
}

async function secretsState({ database, secretKey }: Store, { previousSecretKey }: Config): Promise<Finding> {
  const name = 'stored secrets';
  const sealed = await database.asSystem((tx) => countSealedSecrets(tx, { secretKey, previousSecretKey }));
  const unreadable = unreadableWords(sealed);
  if (unreadable) return failed(name, unreadable);
  const { all, byPrevious } = sealed;
  const needed =
    byPrevious > 0
      ? ` ${byPrevious} of them with SECRET_KEY_PREVIOUS, which is needed as long as they are.`
      : '';
  return {
    name,
    state: 'ok',
    sentence: all === 0 ? 'There are none yet.' : `All ${all} can be read.${needed}`,
  };
}

interface Service {
  name: string;
  url: string;
  setting: string;
  isSandbox: boolean;
}

function servicesOf(config: Config): Service[] {
  const { keepa, sendgrid, stripe, search, llm, mail, sandboxPort } = config;
  const provider = (name: string, address: ProviderAddress | null, setting: string) =>
    address ? [{ name, url: address.baseUrl, setting, isSandbox: address.isSandbox }] : [];
  const isOurMailbox = isSystemMailInSandbox({ mail, sandboxPort });
  return [
    ...provider('Keepa', keepa, 'KEEPA_BASE_URL'),
    ...provider('SendGrid', sendgrid, 'SENDGRID_BASE_URL'),
    ...provider('Stripe', stripe, 'STRIPE_BASE_URL'),
    ...provider('search', search, 'SEARCH_BASE_URL'),
    ...provider('language model', llm, 'LLM_BASE_URL'),
    ...(mail.smtpUrl
      ? [{ name: 'system mail', url: mail.smtpUrl, setting: 'SMTP_URL', isSandbox: isOurMailbox }]
      : []),
  ];
}

const DEFAULT_PORT: Record<string, number> = { 'http:': 80, 'https:': 443, 'smtp:': 25, 'smtps:': 465 };

async function service({ name, url, setting, isSandbox }: Service): Promise<Finding> {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const number = port ? Number(port) : (DEFAULT_PORT[protocol] ?? 443);
  const where = isSandbox ? 'the sandbox' : `${host}:${number}`;
  if (await answers(host, number)) return { name, state: 'ok', sentence: `Reached at ${where}.` };
  if (isSandbox)
    return { name, state: 'ok', sentence: 'A stand-in in the sandbox, which runs while Linesheet runs.' };
  return {
    name,
    state: 'warning',
    sentence: `Not reached at ${where}. Check ${setting}, and the way out of this machine.`,
  };
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECTS_WITHIN_MS });
    const end = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** What is off because a setting is missing. */
function missing({ stripe, search, mail, paymentLinks }: Config): Finding[] {
  const off = (name: string, sentence: string): Finding => ({ name, state: 'warning', sentence });
  const hasLinks = Object.values(paymentLinks).some((link) => link !== null);
  return [
    ...(stripe || hasLinks ? [] : [off('payments', 'Nobody can buy a plan: set STRIPE_SECRET_KEY.')]),
    ...(search ? [] : [off('search', 'Sites are only guessed: set SEARCH_BASE_URL or SEARCH_API_KEY.')]),
    ...(mail.smtpUrl ? [] : [off('system mail', 'Nobody gets a confirmation link: set SMTP_URL.')]),
  ];
}

const failed = (name: string, sentence: string): Finding => ({ name, state: 'failed', sentence });
