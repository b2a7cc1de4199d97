import { ProviderError } from '../../kernel/errors.ts';
import { doubtOfMailServerTls } from '../mail-server-tls.ts';

interface Failure {
  code?: string;
  message?: string;
  response?: unknown;
  responseText?: string;
  serverResponseCode?: string;
  authenticationFailed?: boolean;
  tlsFailed?: boolean;
}

const LONGEST = 200;

/** The library's errors in the words of ours; what a server says is quoted, as it is the person's own. */
export function imapFailure(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const failure = (error ?? {}) as Failure;
  const said = (failure.responseText ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  const quoted = said === '' ? '.' : `: “${said}”.`;
  const make = (kind: ProviderError['failure'], sentence: string) =>
    new ProviderError('imap', kind, sentence, { cause: error });
  if (failure.code === 'ETHROTTLE' || /THROTTLED|OVERQUOTA|LIMIT/.test(failure.serverResponseCode ?? ''))
    return make('limited', `The mail server asks to wait${quoted}`);
  if (failure.authenticationFailed)
    return failure.serverResponseCode === 'UNAVAILABLE'
      ? make('unreachable', `The mail server can’t check sign-ins at the moment${quoted}`)
      : make('refused', `The mail server refused the sign-in${quoted}`);
  const doubt = doubtOfTls(failure);
  if (doubt !== null) return make('misconfigured', doubt);
  if (MISSING.has(failure.serverResponseCode ?? ''))
    return make('refused', `The mail server knows no inbox of this sign-in${quoted}`);
  if (said !== '') return make('refused', `The mail server refused to show the mailbox${quoted}`);
  return make('unreachable', silence(failure));
}

const MISSING = new Set(['NONEXISTENT', 'TRYCREATE']);

/** Of a server that said nothing to it. */
function silence({ code = '' }: Failure): string {
  if (code === 'ECONNREFUSED') return 'No mail server answers at this address and port.';
  if (/TIME(D)?OUT/i.test(code)) return 'The mail server doesn’t answer in time.';
  return 'The mail server can’t be reached at the moment.';
}

/** A line that broke as it was opened (ClosedAfterConnectTLS) is none of it. */
function doubtOfTls({ code = '', tlsFailed }: Failure): string | null {
  const doubt = doubtOfMailServerTls({ fault: code, server: 'The mail server', plainScheme: 'imap://' });
  if (doubt !== null) return doubt;
  const isDoubtful = tlsFailed || /CERT|ERR_TLS|SSL/.test(code);
  return isDoubtful ? 'The mail server offers no encryption that can be trusted.' : null;
}
