import { adminRoutes } from '../../src/features/admin/routes/admin.ts';
import { systemRoutes } from '../../src/features/admin/routes/system.ts';
import type { PaymentProvider } from '../../src/features/billing/ports.ts';
import { inquiryRoutes } from '../../src/features/inquiries/routes.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { signedIn, type TestApp, testApp } from './http-app.ts';

/** As `signedIn` gives it to everybody. */
export const PASSWORD = 'Wholesale-2026';

export type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** All that lies behind /admin, and what of it everybody sees; no test gets as far as a machine or a backup's file. */
export const adminApp = (): Promise<TestApp> => testApp((app) => mountAdmin(app, null));

export function mountAdmin(app: TestApp, payments: PaymentProvider | null): void {
  inquiryRoutes({
    ...app,
    desks: { sales: 'sales@linesheet.example', support: 'support@linesheet.example' },
  });
  adminRoutes({ ...app, payments });
  systemRoutes({
    ...app,
    clock: systemClock,
    inspectDatabase: () => Promise.reject(new Error('No test inspects it.')),
    settings: { host: 'here', describe: () => [] },
    files: { host: 'here', remove: async () => {} } as never,
  });
}

export const adminAt = (app: TestApp, email = 'root@linesheet.example'): Promise<SignedIn> =>
  signedIn(app, { email, role: 'admin' });

/** Gives the password again, as the dialog does. */
export async function confirmed(admin: SignedIn): Promise<SignedIn> {
  const answer = await admin.post('/api/session/confirmation', { password: PASSWORD });
  if (!answer.ok) throw new Error(await answer.text());
  return admin;
}

export const auditOf = (app: TestApp) =>
  app.database.asSystem((tx) => tx.selectFrom('audit_entries').selectAll().orderBy('id').execute());
