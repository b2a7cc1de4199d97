import type { Command } from 'commander';
import { createToken } from '../../features/accounts/actions/api-tokens.ts';
import { readAccount } from '../../features/accounts/actions/read-account.ts';
import { setPlan } from '../../features/accounts/actions/set-plan.ts';
import { resetTwoFactor } from '../../features/accounts/actions/two-factor.ts';
import { TOKEN_DAYS, TOKEN_SCOPES } from '../../features/accounts/contract/account.ts';
import { PLANS } from '../../features/accounts/domain/plan.ts';
import {
  beforePersonsPlan,
  grantPersonCredits,
  setPersonsPlan,
  setPersonsRole,
} from '../../features/admin/actions/change-person.ts';
import { recordFromCommandLine } from '../../features/admin/actions/record-deed.ts';
import { tokenCreated, twoFactorReset } from '../../features/admin/domain/command-line-deeds.ts';
import { closeAccount } from '../../features/closures/actions/close-account.ts';
import { MOST_CREDITS_AT_ONCE } from '../../features/credits/actions/grant-credits.ts';
import { formatCredits, isInSteps } from '../../kernel/credits.ts';
import { createAccount } from '../create-account.ts';
import { accountOf, numberIn, oneOf, print, UsageError, wholeNumber, withContext } from './with-context.ts';

const credits = (text: string): number => {
  const number = numberIn(text);
  if (!(number >= 0) || !isInSteps(number) || number > MOST_CREDITS_AT_ONCE)
    throw new UsageError(
      `Credits come in steps of 0.5, at most ${formatCredits(MOST_CREDITS_AT_ONCE)} at once, not "${text}".`,
    );
  return number;
};
const someText = (name: string) => (text: string) => {
  if (text.trim() === '') throw new UsageError(`${name} must not be empty.`);
  return text.trim();
};
const plan = oneOf('A plan', PLANS);

interface CreateOptions {
  password: string;
  name?: string;
  plan?: (typeof PLANS)[number];
  credits?: number;
  emailsPerDay?: number;
  onboarded?: boolean;
}

export function addAccountCommands(program: Command): void {
  const user = program.command('user').description('Accounts');
  user
    .command('create <email>')
    .description('Create a confirmed account')
    .requiredOption('--password <password>')
    .option('--name <name>')
    .option('--plan <plan>', PLANS.join(', '), plan)
    .option('--credits <number>', 'Credits to begin with', credits)
    .option('--emails-per-day <number>', 'In place of the plan’s', wholeNumber('--emails-per-day'))
    .option('--onboarded', 'With setup completed')
    .action((email: string, options: CreateOptions, command: Command) =>
      withContext(async (context) => {
        const id = await createAccount(context, { email, ...options });
        print(command, { id, email }, `Created ${email}.`);
      }),
    );
  user.command('show <email>').action((email: string, _options, command: Command) =>
    withContext(async (context) => {
      const id = await accountOf(context, email);
      const account = await context.database.asAccount(id, (tx) => readAccount(tx, id));
      const { creditsHeld, subscriptionStatus, firstName, emailsPerDayOverride } = account;
      print(
        command,
        {
          id,
          email,
          firstName,
          plan: account.plan,
          subscriptionStatus,
          credits: account.credits,
          creditsHeld,
          emailsPerDayOverride,
          role: account.role,
        },
        `${email} · ${account.plan} · ${formatCredits(account.credits)} credits (${formatCredits(creditsHeld)} set aside) · ${account.role}`,
      );
    }),
  );
  user
    .command('delete <email>')
    .option('--yes', 'Really')
    .action((email: string, { yes }: { yes?: boolean }, command: Command) =>
      withContext(async (context) => {
        if (!yes) throw new UsageError(`This deletes ${email} and all that it owns. Add --yes.`);
        const id = await accountOf(context, email);
        const deps = { ...context, payments: context.payments?.provider ?? null };
        await closeAccount(deps, id, { fromCommandLine: true });
        print(command, { id, email }, `Deleted ${email}.`);
      }),
    );
  user
    .command('two-factor-off <email>')
    .description('For somebody who lost the authenticator and the recovery codes')
    .action((email: string, _options, command: Command) =>
      withContext(async (context) => {
        const id = await accountOf(context, email);
        const wasOn = await context.database.asSystem(async (tx) => {
          const reset = await resetTwoFactor(tx, id);
          await recordFromCommandLine(tx, reset ? twoFactorReset(id) : null);
          return reset;
        });
        const sentence = wasOn ? `${email} signs in with the password alone now.` : `It is off for ${email}.`;
        print(command, { id, email, wasOn }, sentence);
      }),
    );

  program
    .command('plan')
    .description('Plans')
    .command('set <email> <plan>')
    .action((email: string, name: string, _options, command: Command) =>
      withContext(async (context) => {
        const chosen = plan(name);
        const id = await accountOf(context, email);
        const { database, payments } = context;
        const setting = { personId: id, plan: chosen, now: context.clock.now() };
        const before = await beforePersonsPlan(database, payments?.provider ?? null, setting);
        await database.asSystem(async (tx) => {
          const deed = await setPersonsPlan(tx, setting, before);
          // Who has the plan already gets what goes with it.
          if (deed === null) await setPlan(tx, id, chosen);
          await recordFromCommandLine(tx, deed);
        });
        const cancelled = before.subscriptionCancelled ? ' Their subscription is cancelled.' : '';
        print(command, { id, email, plan: chosen }, `${email} has the plan ${chosen}.${cancelled}`);
      }),
    );

  program
    .command('credits')
    .description('Credits')
    .command('grant <email> <credits>')
    .requiredOption('--reason <text>', 'Stands beside the credits in the account', someText('--reason'))
    .action((email: string, amount: string, { reason }: { reason: string }, command: Command) =>
      withContext(async (context) => {
        const id = await accountOf(context, email);
        const balance = await context.database.asSystem(async (tx) => {
          const grant = { adminId: null, personId: id, credits: credits(amount), reason };
          await recordFromCommandLine(tx, await grantPersonCredits(tx, grant));
          return (await readAccount(tx, id)).credits;
        });
        print(command, { id, email, credits: balance }, `${email} has ${formatCredits(balance)} credits.`);
      }),
    );

  const admin = program.command('admin').description('Who may open /admin');
  for (const isAdmin of [true, false]) {
    const name = isAdmin ? 'grant' : 'revoke';
    admin.command(`${name} <email>`).action((email: string, _options, command: Command) =>
      withContext(async (context) => {
        const id = await accountOf(context, email);
        const role = isAdmin ? 'admin' : 'member';
        await context.database.asSystem(async (tx) =>
          recordFromCommandLine(tx, await setPersonsRole(tx, { adminId: null, personId: id, role })),
        );
        print(
          command,
          { id, email, admin: isAdmin },
          `${email} is ${isAdmin ? 'now' : 'no longer'} an admin.`,
        );
      }),
    );
  }

  program
    .command('token')
    .description('API tokens')
    .command('create <email>')
    .requiredOption('--name <name>', 'To know it by', someText('--name'))
    .option('--scope <scopes>', 'Of runs, read, import; separated by commas', 'runs,read,import')
    .option('--days <number>', 'Until it expires', wholeNumber('--days', TOKEN_DAYS), 90)
    .action((email: string, options: { name: string; scope: string; days: number }, command: Command) =>
      withContext(async (context) => {
        const scopes = options.scope.split(',').map((scope) => oneOf('A scope', TOKEN_SCOPES)(scope.trim()));
        const id = await accountOf(context, email);
        const wanted = { name: options.name, scopes, expiresInDays: options.days };
        const made = await context.database.asSystem(async (tx) => {
          const token = await createToken(tx, id, wanted, context.clock.now());
          await recordFromCommandLine(tx, tokenCreated(id, token.token));
          return token;
        });
        print(
          command,
          { token: made.secret, id: made.token.id, scopes, expiresAt: made.token.expiresAt },
          made.secret,
        );
      }),
    );
}
