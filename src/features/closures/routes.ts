import type { EndpointRoutes } from '../../http/mount.ts';
import type { SignIn } from '../accounts/ports.ts';
import { type ClosureDeps, closeAccount } from './actions/close-account.ts';
import { closureEndpoints } from './contract.ts';

export interface ClosureRouteDeps extends ClosureDeps {
  routes: EndpointRoutes;
  signIn: SignIn;
}

export function closureRoutes({ routes, signIn, ...deps }: ClosureRouteDeps): void {
  routes.on(closureEndpoints.close, async ({ actor: { accountId } }) => {
    await closeAccount(deps, accountId);
    const headers = { 'cache-control': 'no-store', 'set-cookie': signIn.forgetSession };
    return Response.json({ closed: true }, { headers });
  });
}
