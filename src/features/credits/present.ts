import type { HistoryEntry } from './contract.ts';
import type { Balance } from './domain/ledger.ts';

export const presentBalance = ({ credits, held, monthly }: Balance) => ({
  ...{ total: credits, monthly, bought: credits - monthly, held },
});

interface Entry {
  id: number;
  at: Date;
  kind: string;
  reason: string;
  count: number;
  amount: number;
  balance: number;
}

export const presentEntry = ({ id, at, kind, reason, count, amount, balance }: Entry): HistoryEntry => ({
  ...{ id, at: at.toISOString(), kind: kind as HistoryEntry['kind'], reason, amount, balance },
  rows: kind === 'settle' ? count : null,
});
