import { parseArgs } from 'node:util';
import { messageOf } from '../kernel/errors.ts';
import { type SandboxOptions, startSandbox } from './server.ts';

const FLAGS = {
  port: { type: 'string' },
  seed: { type: 'string' },
  products: { type: 'string' },
  'keepa-tokens': { type: 'string' },
  'keepa-refill': { type: 'string' },
  'app-url': { type: 'string' },
  data: { type: 'string' },
  practice: { type: 'string' },
  /** End when the process that started this one is gone. */
  'with-parent': { type: 'boolean' },
} as const;

const USAGE = `sandbox --port P [--seed N] [--products N] [--keepa-tokens N] [--keepa-refill N] [--app-url URL] [--data DIR] [--practice SECONDS|off] [--with-parent]
Each is also read from the environment: SANDBOX_PORT, SANDBOX_SEED, SANDBOX_KEEPA_TOKENS, …`;

/** A person who starts everything with `npm start` is answered; scripts and tests ask for it. */
const STARTED_BY_A_PERSON = process.env.npm_lifecycle_event === 'start';
const PACE_SECONDS = 60;

function readOptions(): { options: SandboxOptions; withParent: boolean } {
  const { values } = parseArgs({ options: FLAGS });
  const given = (name: Exclude<keyof typeof FLAGS, 'with-parent'>): string | undefined =>
    values[name] ?? process.env[`SANDBOX_${name.toUpperCase().replaceAll('-', '_')}`];
  const count = (name: Parameters<typeof given>[0]): number | undefined => {
    const text = given(name);
    if (text === undefined || text === '') return undefined;
    if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}".`);
    return Number(text);
  };
  const [products, keepaTokens, keepaRefillPerMinute] = [
    count('products'),
    count('keepa-tokens'),
    count('keepa-refill'),
  ];
  const dataDirectory = given('data');
  const practiceSeconds = given('practice') === 'off' ? 0 : count('practice');
  return {
    options: {
      port: count('port') ?? 3001,
      seed: count('seed') ?? 1,
      appUrl: given('app-url') ?? 'http://localhost:3000',
      ...(products !== undefined && { products }),
      ...(keepaTokens !== undefined && { keepaTokens }),
      ...(keepaRefillPerMinute !== undefined && { keepaRefillPerMinute }),
      ...(dataDirectory && { dataDirectory }),
      practice: {
        seconds: practiceSeconds ?? (STARTED_BY_A_PERSON ? PACE_SECONDS : 0),
        isFixed: practiceSeconds !== undefined,
      },
    },
    withParent: values['with-parent'] ?? process.env.SANDBOX_WITH_PARENT === '1',
  };
}

async function main(): Promise<void> {
  const { options, withParent } = readOptions();
  const sandbox = await startSandbox(options);

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void sandbox.close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (withParent && process.channel) process.once('disconnect', end);
  // Without such a channel: a pipe on standard input closes with the parent, however it ended.
  else if (withParent) process.stdin.on('end', end).on('error', end).resume();

  const { port, dnsPort, smtpPort } = sandbox;
  process.stdout.write(`${JSON.stringify({ port, dnsPort, smtpPort })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n\n${USAGE}\n`);
  process.exit(2);
});
