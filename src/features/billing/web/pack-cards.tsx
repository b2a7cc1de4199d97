import { formatCredits } from '../../../kernel/credits.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { PACKS, type PackSize, savingOf } from '../domain/packs.ts';
import { useBuyPack } from './packs.ts';

const dollars = (cents: number): string => formatMoney({ cents, currency: 'usd' });

interface PackCardProps {
  credits: PackSize;
  cents: number;
  busy: boolean;
  disabled: boolean;
  onBuy: () => void;
}

function PackCard({ credits, cents, busy, disabled, onBuy }: PackCardProps) {
  const saving = savingOf({ credits, cents });
  const headingId = `pack-${credits}`;
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex min-h-5 items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold text-16 tracking-heading">
          {formatCredits(credits)} credits
        </h3>
        {saving > 0 && <Badge tone="accent">Save {saving}%</Badge>}
      </div>
      <p className="mt-4 flex items-baseline gap-1.5">
        <span className="font-semibold text-28 tabular-nums tracking-heading">{dollars(cents)}</span>
        <span className="text-13 text-ink-3">once</span>
      </p>
      <p className="mt-1 text-13 text-ink-2 tabular-nums">
        {dollars(cents / credits)} a credit, {formatCredits(credits)} brands sourced and written to
      </p>
      <Button look="secondary" className="mt-5" busy={busy} disabled={disabled} onClick={onBuy}>
        Buy {formatCredits(credits)} credits
      </Button>
    </article>
  );
}

export function PackCards() {
  const buy = useBuyPack();
  return (
    <section aria-labelledby="packs">
      <h2 id="packs" className="mb-3 font-semibold text-16 tracking-heading">
        Packs
      </h2>
      <div className="grid gap-4 sm:grid-cols-3">
        {PACKS.map(({ credits, cents }) => (
          <PackCard
            key={credits}
            credits={credits}
            cents={cents}
            busy={buy.isPending && buy.variables === credits}
            disabled={buy.isPending}
            onBuy={() => buy.mutate(credits)}
          />
        ))}
      </div>
    </section>
  );
}
