import { address, together } from './read-setting.ts';
import type { RawSettings } from './settings.ts';

/** How mailboxes of a provider are signed in to without their password. */
export interface MailboxAppSetup {
  consentUrl: string;
  tokenUrl: string;
  /** The operator's app at the provider: with it nobody has to make one. */
  app: { clientId: string; clientSecret: string } | null;
  /** The sandbox's own provider, which answers with its app's name alone. */
  standIn: { consentUrl: string; tokenUrl: string; clientId: string; clientSecret: string } | null;
}
export type MailboxApps = Record<'google' | 'microsoft', MailboxAppSetup>;

const MICROSOFT = 'https://login.microsoftonline.com/common/oauth2/v2.0';
const SANDBOX_APP = { clientId: 'linesheet-sandbox', clientSecret: 'sandbox' };

/** A token address of one's own is that of a tenant, whose consent page stands beside it. */
function addressesOf(
  raw: RawSettings,
  setting: 'GOOGLE_OAUTH_URL' | 'MICROSOFT_OAUTH_URL',
  usual: { consentUrl: string; tokenUrl: string },
): { consentUrl: string; tokenUrl: string } {
  if (!raw[setting]) return usual;
  const tokenUrl = address(raw, setting);
  return { tokenUrl, consentUrl: tokenUrl.replace(/\/token$/, '/authorize') };
}

export const mailboxApps = (
  raw: RawSettings,
  standIn: (path: string) => string | null,
  standInPage: (path: string) => string | null,
): MailboxApps => {
  const pair = (provider: 'google' | 'microsoft') => {
    const [consentUrl, tokenUrl] = [
      standInPage(`/oauth/${provider}/authorize`),
      standIn(`/oauth/${provider}/token`),
    ];
    return consentUrl === null || tokenUrl === null ? null : { consentUrl, tokenUrl, ...SANDBOX_APP };
  };
  const appOf = (clientId: string, clientSecret: string) => ({ clientId, clientSecret });
  return {
    google: {
      ...addressesOf(raw, 'GOOGLE_OAUTH_URL', {
        consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
      }),
      app: together(raw, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', appOf),
      standIn: pair('google'),
    },
    microsoft: {
      ...addressesOf(raw, 'MICROSOFT_OAUTH_URL', {
        consentUrl: `${MICROSOFT}/authorize`,
        tokenUrl: `${MICROSOFT}/token`,
      }),
      app: together(raw, 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET', appOf),
      standIn: pair('microsoft'),
    },
  };
};
