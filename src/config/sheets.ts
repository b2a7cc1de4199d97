import { readFileSync } from 'node:fs';
import { SettingError } from './setting-error.ts';
import type { RawSettings } from './settings.ts';

/** How people's spreadsheets are reached. */
export interface SheetsSetup {
  baseUrl: string;
  /** Where sheets that anybody may view are exported from. */
  exportUrl: string;
  account: { clientEmail: string; privateKey: string; tokenUrl: string } | null;
  isSandbox: boolean;
}

const GOOGLE = { baseUrl: 'https://sheets.googleapis.com', exportUrl: 'https://docs.google.com' };

/** The key file itself, or where it lies. Without one, what anybody may view can be read and nothing written. */
export function sheetsSetup(raw: RawSettings, baseUrl: string | null, standIn: string | null): SheetsSetup {
  const account = raw.GOOGLE_SERVICE_ACCOUNT ? readKeyFile(raw.GOOGLE_SERVICE_ACCOUNT) : null;
  if (baseUrl) return { baseUrl, exportUrl: baseUrl, account, isSandbox: false };
  if (account || !standIn) return { ...GOOGLE, account, isSandbox: false };
  return { baseUrl: standIn, exportUrl: standIn, account: null, isSandbox: true };
}

const TOKEN_URL = 'https://oauth2.googleapis.com/token';

function readKeyFile(setting: string): SheetsSetup['account'] {
  try {
    const text = setting.trimStart().startsWith('{') ? setting : readFileSync(setting, 'utf8');
    const { client_email, private_key, token_uri = TOKEN_URL } = JSON.parse(text) as Record<string, unknown>;
    const [clientEmail, privateKey, tokenUrl] = [client_email, private_key, token_uri].map(String);
    if (!clientEmail?.includes('@') || !privateKey?.startsWith('-----BEGIN') || !URL.canParse(tokenUrl ?? ''))
      throw new Error('The key file lacks a part.');
    return { clientEmail, privateKey, tokenUrl: tokenUrl ?? TOKEN_URL };
  } catch {
    throw new SettingError(
      'GOOGLE_SERVICE_ACCOUNT is neither a service account’s key in JSON nor the path of a file that holds one.',
    );
  }
}
