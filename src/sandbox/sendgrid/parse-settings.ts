import { sendJson } from '../exchange.ts';
import type { ParseSetting } from './account.ts';
import { apiError, NOT_FOUND, refuse } from './errors.ts';
import { fieldsOf, isWebAddress, type Route } from './request.ts';

/** `/v3/user/webhooks/parse/settings` and `…/settings/HOSTNAME`: where mail to a host name is posted. */
export const parseSettings: Route = async (request) => {
  const { res, account, ledger, method, captured } = request;
  const hostname = captured[0]?.toLowerCase();
  if (hostname === undefined) {
    if (method === 'GET') return sendJson(res, 200, { result: account.parseSettings });
    if (method !== 'POST') return refuse(res, 405, apiError('method not allowed'));
    const setting = settingIn(fieldsOf(request), undefined);
    if (typeof setting === 'string') return refuse(res, 400, apiError(`${setting} is not valid`, setting));
    if (account.parseSettings.some((known) => known.hostname === setting.hostname)) {
      return refuse(res, 400, apiError(`a parse setting for ${setting.hostname} exists already`, 'hostname'));
    }
    account.parseSettings.push(setting);
    await ledger.saveSettings(account);
    return sendJson(res, 201, setting);
  }
  const known = account.parseSettings.find((setting) => setting.hostname === hostname);
  if (!known) return refuse(res, 404, NOT_FOUND);
  if (method === 'GET') return sendJson(res, 200, known);
  if (method === 'PATCH') {
    const setting = settingIn(fieldsOf(request), known);
    if (typeof setting === 'string') return refuse(res, 400, apiError(`${setting} is not valid`, setting));
    Object.assign(known, setting, { hostname });
    await ledger.saveSettings(account);
    return sendJson(res, 200, known);
  }
  if (method !== 'DELETE') return refuse(res, 405, apiError('method not allowed'));
  account.parseSettings = account.parseSettings.filter((setting) => setting !== known);
  await ledger.saveSettings(account);
  res.writeHead(204).end();
};

/** The setting that the fields make, or the name of the field that is wrong. */
function settingIn(
  fields: Record<string, unknown> | undefined,
  known: ParseSetting | undefined,
): ParseSetting | string {
  const { hostname, url, spam_check, send_raw } = { ...known, ...fields };
  if (typeof hostname !== 'string' || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname)) return 'hostname';
  if (!isWebAddress(url)) return 'url';
  return {
    hostname: hostname.toLowerCase(),
    url,
    spam_check: spam_check === true,
    send_raw: send_raw === true,
  };
}
