import type { HistoryEntry } from './contract.ts';
import type { Balance, BalanceChange } from './domain/ledger.ts';

export const presentBalance = ({ credits, held, monthly }: Balance) => ({
  total: credits,
  monthly,
  bought: credits - monthly,
  held,
});

export const presentEntry = ({
  id,
  at,
  kind,
  reason,
  count,
  amount,
  balance,
}: BalanceChange): HistoryEntry => ({
  id,
  at: at.toISOString(),
  kind,
  reason,
  amount,
  balance,
  rows: kind === 'settle' ? count : null,
});
