import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type RawSettings, SETTINGS, type SettingName } from './settings.ts';

/** `.env` in the folder in which Linesheet was started; what the environment says wins over it. */
export const readEnvFile = (path = '.env'): NodeJS.ProcessEnv =>
  existsSync(path) ? (parseEnv(readFileSync(path, 'utf8')) as NodeJS.ProcessEnv) : {};

/** The environment is read here, once. An empty value counts as unset. */
export function readSettings(environment: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv = {}): RawSettings {
  const settings: RawSettings = {};
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const value = (environment[name] || file[name] || SETTINGS[name] || '').trim();
    if (value) settings[name] = value;
  }
  return settings;
}
