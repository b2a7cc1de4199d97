import { APIError } from 'better-auth';
import type { SignIn } from '../../features/accounts/ports.ts';
import type { openLibrary } from './library.ts';

type Library = Pick<ReturnType<typeof openLibrary>, 'api'>;

/** The library's codes for what a person typed wrongly; every other refusal is ours to find out about. */
const WRONG = ['INVALID_PASSWORD', 'INVALID_CODE', 'INVALID_BACKUP_CODE'];

/** What the library knows of passwords and second factors, for whom a request's session belongs to. */
export function createSecondFactor(
  library: () => Promise<Library>,
  headersFor: (request: Request) => Headers,
): Pick<SignIn, 'knowsPassword' | 'hasSecondFactor' | 'twoFactor'> {
  return {
    knowsPassword: async (request, password) => {
      const { api } = await library();
      const call = { headers: headersFor(request), body: { password } };
      return (await unlessWrong(api.verifyPassword(call))) !== null;
    },
    hasSecondFactor: async (request, { kind, code }) => {
      const { api } = await library();
      const headers = headersFor(request);
      const check =
        kind === 'recovery'
          ? api.verifyBackupCode({ headers, body: { code, disableSession: true } })
          : api.verifyTOTP({ headers, body: { code } });
      return (await unlessWrong(check)) !== null;
    },
    twoFactor: {
      begin: async (request, password) => {
        const { api } = await library();
        const call = { headers: headersFor(request), body: { password, method: 'totp' as const } };
        const begun = await unlessWrong(api.enableTwoFactor(call));
        if (!begun) return null;
        if (!('totpURI' in begun)) throw new Error('The library set up no authenticator.');
        return { address: begun.totpURI, recoveryCodes: begun.backupCodes };
      },
      turnOn: async (request, code) => {
        const { api } = await library();
        const call = { headers: headersFor(request), body: { code }, returnHeaders: true as const };
        return (await unlessWrong(api.verifyTOTP(call)))?.headers.getSetCookie() ?? null;
      },
      turnOff: async (request, password) => {
        const { api } = await library();
        const call = { headers: headersFor(request), body: { password }, returnHeaders: true as const };
        return (await api.disableTwoFactor(call)).headers.getSetCookie();
      },
      renewRecoveryCodes: async (request, password) => {
        const { api } = await library();
        const call = { headers: headersFor(request), body: { password } };
        return (await api.generateBackupCodes(call)).backupCodes;
      },
      recoveryCodesLeft: async (userId) => {
        const { api } = await library();
        return (await api.viewBackupCodes({ body: { userId } })).backupCodes.length;
      },
    },
  };
}

async function unlessWrong<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof APIError && WRONG.includes(String(error.body?.code))) return null;
    throw error;
  }
}
