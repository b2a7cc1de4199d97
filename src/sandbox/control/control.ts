import { messageOf } from '../../kernel/errors.ts';
import { readForm, readJson, redirect, sendJson, sendPage } from '../exchange.ts';
import { type FaultStore, type Faults, PROVIDERS, type Provider } from '../faults.ts';
import type { Handler } from '../handler.ts';
import { overviewPage } from './overview-page.ts';

export interface ControlOptions {
  faults: FaultStore;
  /** Counts per provider. */
  state(): Record<string, unknown>;
  /** How often each mail was accepted, by what its sender calls it. */
  acceptances(): ReadonlyMap<string, number>;
}

/** `/sandbox`: what the stand-ins have done so far, and the switches that make them fail. */
export function createControl({ faults, state, acceptances }: ControlOptions): Handler {
  return async (req, res, url) => {
    switch (`${req.method} ${url.pathname}`) {
      case 'GET /':
        return sendPage(res, 200, overviewPage(state(), faults.all()));
      case 'GET /state.json':
        return sendJson(res, 200, state());
      case 'GET /accepted.json':
        return sendJson(res, 200, Object.fromEntries(acceptances()));
      case 'GET /faults.json':
        return sendJson(res, 200, faults.all());
      case 'PUT /faults.json':
        try {
          faults.change(await readJson(req));
        } catch (error) {
          return sendJson(res, 400, { error: messageOf(error) });
        }
        return sendJson(res, 200, faults.all());
      case 'POST /faults': {
        const form = await readForm(req);
        try {
          faults.change(
            Object.fromEntries(PROVIDERS.map((provider) => [provider, faultsIn(form, provider)])),
          );
        } catch (error) {
          return sendPage(res, 400, overviewPage(state(), faults.all(), messageOf(error)));
        }
        return redirect(res, '/sandbox#faults');
      }
      default:
        sendJson(res, 404, { error: 'The sandbox has nothing here; see /sandbox.' });
    }
  };
}

function faultsIn(form: URLSearchParams, provider: Provider): Faults {
  const read = (field: keyof Faults) => form.get(`${provider}.${field}`) ?? '';
  const refuse = read('refuse');
  return {
    latencyMs: Number(read('latencyMs')),
    refuse: refuse === '' ? false : Number(refuse),
    limit: read('limit') === 'on',
    dropRate: Number(read('dropRate')),
    dropAfterAccept: Number(read('dropAfterAccept')),
    hang: Number(read('hang')),
  };
}
