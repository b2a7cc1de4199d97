import type { DashboardView } from './contract/dashboard.ts';
import type { Task } from './domain/tasks.ts';
import type { Usage } from './domain/usage.ts';

interface Shown {
  plan: Omit<DashboardView['plan'], 'periodEnd'> & { periodEnd: Date | null };
  setup: DashboardView['setup'];
  hasOwnData: boolean;
  usage: Usage;
  tasks: Task[];
  senderToCheck: object | null;
}

export const presentDashboard = ({
  plan,
  setup,
  hasOwnData,
  usage,
  tasks,
  senderToCheck,
}: Shown): DashboardView => ({
  plan: {
    plan: plan.plan,
    monthlyCents: plan.monthlyCents,
    periodEnd: plan.periodEnd?.toISOString() ?? null,
    endsThen: plan.endsThen,
  },
  setup,
  hasOwnData,
  usage,
  tasks,
  isCheckingSender: senderToCheck !== null,
});
