import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { creditsForRows } from '../../../kernel/credits.ts';
import { counted } from '../../../kernel/words.ts';
import { paths } from '../../../web/paths.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Select } from '../../../web/ui/select.tsx';
import type { BrandFilter } from '../../brands/contract/list.ts';
import { useStartRun } from './queries.ts';

interface RunOverBrandsProps {
  /** Brands that were ticked, or all that match. */
  brands: { ids: number[] } | { filter: BrandFilter };
  count: number;
}

/** Starts a bot over chosen brands: says first what it would do and cost at most, then leads to the run. */
export function RunOverBrands({ brands, count }: RunOverBrandsProps) {
  const [asking, setAsking] = useState<'source-bot' | 'emailer-bot' | null>(null);
  const leave = () => setAsking(null);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setAsking('source-bot')}>
        <Search size={15} aria-hidden="true" />
        Find contacts
      </Button>
      <Button look="quiet" size="small" onClick={() => setAsking('emailer-bot')}>
        <Mail size={15} aria-hidden="true" />
        Write to them
      </Button>
      <Dialog
        open={asking === 'source-bot'}
        onOpenChange={leave}
        title="Find contacts"
        description={`The Source Bot looks for the website and the wholesale contact of ${counted(count, 'brand')}, for at most ${counted(creditsForRows(count), 'credit')}. It leaves out those that you excluded. Where it finds no way in, it costs nothing.`}
      >
        <FindContacts brands={brands} onCancel={leave} />
      </Dialog>
      <Dialog
        open={asking === 'emailer-bot'}
        onOpenChange={leave}
        title="Write to them"
        description={`The Emailer Bot sends an inquiry to those of ${counted(count, 'brand')} that have an address and were not written to yet: as many as today’s limit leaves, for at most ${counted(creditsForRows(count), 'credit')}.`}
      >
        <WriteToThem brands={brands} onCancel={leave} />
      </Dialog>
    </>
  );
}

interface AskProps {
  brands: RunOverBrandsProps['brands'];
  onCancel: () => void;
}

const chosen = (brands: AskProps['brands']) =>
  'ids' in brands ? { brandIds: brands.ids } : { brandFilter: brands.filter };

/** Ages after which what was found is looked up again. */
const AGES = [30, 90, 180] as const;

function FindContacts({ brands, onCancel }: AskProps) {
  const start = useStartRun('source-bot');
  const navigate = useNavigate();
  const [age, setAge] = useState(0);
  const run = () =>
    start.mutate(
      { ...chosen(brands), ...(age > 0 && { refreshOlderThanDays: age }) },
      { onSuccess: ({ id }) => navigate(paths.sourceBot({ run: id })) },
    );
  return (
    <>
      <Field label="Brands that were looked up before" hint="What is fresher is never paid for again.">
        {(control) => (
          <Select {...control} value={age} onChange={({ target }) => setAge(Number(target.value))}>
            <option value={0}>Leave out</option>
            {AGES.map((days) => (
              <option key={days} value={days}>
                Look up again after {days} days
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Actions label="Run Source Bot" busy={start.isPending} onRun={run} onCancel={onCancel} />
    </>
  );
}

function WriteToThem({ brands, onCancel }: AskProps) {
  const start = useStartRun('emailer-bot');
  const navigate = useNavigate();
  const run = () =>
    start.mutate(chosen(brands), { onSuccess: ({ id }) => navigate(paths.emailerBot({ run: id })) });
  return <Actions label="Run Emailer Bot" busy={start.isPending} onRun={run} onCancel={onCancel} />;
}

interface ActionsProps {
  label: string;
  busy: boolean;
  onRun: () => void;
  onCancel: () => void;
}

const Actions = ({ label, busy, onRun, onCancel }: ActionsProps) => (
  <DialogActions onCancel={onCancel}>
    <Button busy={busy} onClick={onRun}>
      {label}
    </Button>
  </DialogActions>
);
