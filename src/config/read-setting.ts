import { isIP } from 'node:net';
import { SettingError } from './setting-error.ts';
import type { RawSettings, SettingName } from './settings.ts';

export function whole(raw: RawSettings, name: SettingName, least: number, most: number): number {
  const number = Number(raw[name]);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new SettingError(`${name} is "${raw[name]}"; it must be a whole number from ${least} to ${most}.`);
  }
  return number;
}

export function switchOf(raw: RawSettings, name: SettingName, otherwise: boolean): boolean {
  const value = raw[name]?.toLowerCase();
  if (value === undefined) return otherwise;
  if (value !== 'on' && value !== 'off')
    throw new SettingError(`${name} is "${raw[name]}"; it must be on or off.`);
  return value === 'on';
}

export function oneOf<const T extends string>(
  raw: RawSettings,
  name: SettingName,
  choices: readonly [T, ...T[]],
): T {
  const value = raw[name] ?? choices[0];
  const found = choices.find((choice) => choice === value);
  if (!found) throw new SettingError(`${name} is "${value}"; it may be ${choices.join(', ')}.`);
  return found;
}

/** An address without the slash at its end. */
export function address(raw: RawSettings, name: SettingName, protocols = ['http:', 'https:']): string {
  const value = raw[name] ?? '';
  if (
    !URL.canParse(value.replace('@/', '@localhost/')) ||
    /:\/+$/.test(value) ||
    !protocols.some((protocol) => value.startsWith(`${protocol}//`))
  ) {
    throw new SettingError(
      `${name} isn't an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return value.replace(/\/+$/, '');
}

/** A setting that may be left out, but not be of another form. */
export function formed(raw: RawSettings, name: SettingName, form: RegExp, wanted: string): string | null {
  const value = raw[name] ?? null;
  if (value !== null && !form.test(value)) throw new SettingError(`${name} isn't ${wanted}.`);
  return value;
}

/** Two settings of which neither means anything alone. */
export function together<T>(
  raw: RawSettings,
  first: SettingName,
  second: SettingName,
  make: (a: string, b: string) => T,
): T | null {
  const [a, b] = [raw[first], raw[second]];
  if (a && b) return make(a, b);
  if (a || b) throw new SettingError(`${a ? first : second} is set, so ${a ? second : first} must be too.`);
  return null;
}

/** What stands between commas, each part of it of the form that `form` describes. */
export function listOf(
  raw: RawSettings,
  name: SettingName,
  isOfForm: (part: string) => boolean,
  form: string,
): string[] {
  const parts = (raw[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = parts.find((part) => !isOfForm(part));
  if (wrong) throw new SettingError(`${name} has "${wrong}"; it must be ${form}, separated by commas.`);
  return parts;
}

export const isNetwork = (part: string): boolean => {
  const [address = '', prefix = '0', ...rest] = part.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits;
};

export const isNameServer = (part: string): boolean => {
  const [, address = '', port = '53'] = /^\[?([^\]]+?)\]?(?:(?<=\]|\.\d+):(\d+))?$/.exec(part) ?? [];
  return isIP(address) !== 0 && isPort(port);
};

export const isFixedTarget = (part: string): boolean => {
  const [, port = ''] =
    /^(?:\*\.)?[a-z0-9][a-z0-9.-]*=(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d+)$/i.exec(part) ?? [];
  return isPort(port);
};

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

/** "hello@acme.com", "Acme <hello@acme.com>". */
export const MAILBOX = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
export const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i;
/** What SendGrid shows: a P-256 key as SPKI in base64. */
export const EVENT_KEY = /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z0-9+/]{86,88}={0,2}$/;
