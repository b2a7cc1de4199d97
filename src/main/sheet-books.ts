import { generateKeyPairSync } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { SheetBooks } from '../features/catalog/ports.ts';
import { createSheetBooks } from '../providers/google-sheets/sheet-books.ts';

/** People's spreadsheets at Google, or in the sandbox. */
export function openSheetBooks({ sheets, publicUrl }: Pick<Config, 'sheets' | 'publicUrl'>): SheetBooks {
  const { baseUrl, exportUrl, isSandbox } = sheets;
  const account = isSandbox ? practiceAccount(baseUrl) : sheets.account;
  const pageUrl = isSandbox ? `${publicUrl}/sandbox/sheets` : 'https://docs.google.com/spreadsheets/d';
  return createSheetBooks({ baseUrl, exportUrl, account, pageUrl });
}

/** Signs in to the stand-in as to Google. It opens nothing but the stand-in, so that a short key will do. */
function practiceAccount(baseUrl: string) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1_024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { clientEmail: 'linesheet@sheets.sandbox.test', privateKey, tokenUrl: `${baseUrl}/token` };
}
