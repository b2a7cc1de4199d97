import { AppError, ProviderError } from '../../../kernel/errors.ts';

/** What to do about a spreadsheet that couldn't be read or written, for the person; anything else is thrown on. */
export function sheetProblem(error: unknown, shareWith: string | null): string {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof ProviderError)) throw error;
  const share = shareWith
    ? `Share it with ${shareWith} as an editor, and try again.`
    : 'Let anybody with the link view it, and try again.';
  switch (error.failure) {
    case 'refused':
      return `Linesheet may not open the spreadsheet. ${share}`;
    case 'not_found':
      return 'There is no such spreadsheet, or no such sheet in it. Check its address in onboarding step 1.';
    case 'limited':
      return 'Google asks us to wait a little with this spreadsheet. Try again in a minute.';
    case 'misconfigured':
      return 'Results can’t be written into spreadsheets here: the operator has set no GOOGLE_SERVICE_ACCOUNT. Use the CSV and XLSX downloads.';
    case 'invalid_answer':
    case 'unreachable':
      return 'Google Sheets can’t be reached at the moment. Try again in a few minutes.';
  }
}
