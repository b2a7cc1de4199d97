import { count } from '../../../../kernel/words.ts';
import { useListAddress } from '../../../../web/ui/list-address.ts';
import { Select } from '../../../../web/ui/select.tsx';
import { STAGE_LABELS, STAGES, type Stage } from '../../domain/stage.ts';
import { DealColumn, type DealColumnProps } from './deal-column.tsx';

interface OneStageProps {
  totals: ReadonlyMap<Stage, number>;
  columns: Omit<DealColumnProps, 'stage' | 'total'>;
}

/** The board on a phone: the stage that the address names, or the first in which there are deals. */
export function OneStage({ totals, columns }: OneStageProps) {
  const { query, filter } = useListAddress();
  const asked = STAGES.find((stage) => stage === query.get('stage'));
  const first = STAGES.find((stage) => (totals.get(stage) ?? 0) > 0);
  const stage = asked ?? first ?? 'inquiry';
  return (
    <>
      <div className="mb-3">
        <Select aria-label="Stage" value={stage} onChange={({ target }) => filter({ stage: target.value })}>
          {STAGES.map((one) => (
            <option key={one} value={one}>
              {totals.size === 0
                ? STAGE_LABELS[one]
                : `${STAGE_LABELS[one]} (${count(totals.get(one) ?? 0)})`}
            </option>
          ))}
        </Select>
      </div>
      <DealColumn key={stage} stage={stage} total={totals.get(stage)} hasHeading={false} {...columns} />
    </>
  );
}
