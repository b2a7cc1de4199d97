import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { count, counted } from '../../../../kernel/words.ts';
import { call } from '../../../../web/api/client.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { formatShare } from '../../../../web/ui/format.ts';
import { type SequenceView, type StepView, sequenceEndpoints } from '../../contract/sequences.ts';
import type { TemplateView } from '../../contract/templates.ts';
import { APPROVED_FIRST } from '../../domain/sequences/sequence.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';
import { EnrolledBrands } from './enrolled-brands.tsx';

interface SequenceCardProps {
  sequence: SequenceView;
  templates: readonly TemplateView[];
  onEdit: () => void;
}

export function SequenceCard({ sequence, templates, onEdit }: SequenceCardProps) {
  const { id, name, isInUse, steps } = sequence;
  const [showsBrands, setShowsBrands] = useState(false);
  const use = useChangeOutreach(() => call(sequenceEndpoints.use, { params: { id } }), {
    done: 'First inquiries begin this sequence from now on',
  });
  const remove = useChangeOutreach(() => call(sequenceEndpoints.remove, { params: { id } }), {
    done: 'Sequence archived',
  });
  const nameOf = (templateId: number | null) =>
    templates.find((template) => template.id === templateId)?.name ?? 'An archived template';
  const brands = Object.values(sequence.brands).reduce((sum, some) => sum + some, 0);
  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {isInUse && <Badge tone="accent">In use</Badge>}
        </span>
      }
      description={approvalSentence(sequence)}
      action={
        <div className="flex flex-wrap justify-end gap-2">
          {!isInUse && (
            <>
              <Button
                look="quiet"
                size="small"
                busy={remove.isPending}
                onClick={() => remove.mutate(undefined)}
              >
                Remove
              </Button>
              <Button
                look="secondary"
                size="small"
                busy={use.isPending}
                onClick={() => use.mutate(undefined)}
              >
                Use for new inquiries
              </Button>
            </>
          )}
          <Button look="secondary" size="small" onClick={onEdit}>
            Change
          </Button>
        </div>
      }
    >
      <ol aria-label={`Steps of ${name}`} className="-mx-2">
        {steps.map((step) => (
          <Step key={step.step} step={step} nameOf={nameOf} />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3 text-13">
        <Fates brands={sequence.brands} />
        {brands > 0 && (
          <Button
            look="quiet"
            size="small"
            className="-mx-2.5"
            aria-expanded={showsBrands}
            onClick={() => setShowsBrands(!showsBrands)}
          >
            {showsBrands ? 'Hide the brands' : `Show ${counted(brands, 'brand')}`}
          </Button>
        )}
      </div>
      {showsBrands && <EnrolledBrands sequence={sequence} />}
    </SectionCard>
  );
}

function approvalSentence({ approval, approved }: SequenceView): string {
  if (approval === 'each') return 'Each email waits for your approval.';
  if (approval === 'automatic') return 'Emails go out by themselves.';
  return approved >= APPROVED_FIRST
    ? `You approved the first ${APPROVED_FIRST}; emails go out by themselves now.`
    : `The first ${APPROVED_FIRST} emails wait for your approval: ${approved} approved so far.`;
}

function Step({ step, nameOf }: { step: StepView; nameOf: (id: number | null) => string }) {
  const Icon = step.kind === 'mail' ? Mail : Phone;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 rounded-md px-2 py-2.5 text-13 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <span className="flex items-center gap-2 self-start whitespace-nowrap font-medium text-ink-3 tabular-nums">
        <Icon size={14} aria-hidden="true" className="shrink-0" />
        Day {step.day}
      </span>
      {step.kind === 'call' ? (
        <span className="text-ink-2">Call the brand, if nothing has come back</span>
      ) : (
        <div className="min-w-0">
          <p className="break-words">
            {step.b && <ArmMark arm="A" />}
            {nameOf(step.templateId)}
          </p>
          {step.b && (
            <p className="mt-1 break-words">
              <ArmMark arm="B" />
              {nameOf(step.templateBId)}
            </p>
          )}
          {step.verdict && <p className="mt-1 text-12 text-ink-3">{step.verdict}</p>}
        </div>
      )}
      {step.kind === 'mail' && (
        <div className="col-start-2 text-12 text-ink-3 tabular-nums sm:col-start-3 sm:text-right">
          <p className="sm:leading-5">
            {step.b && <ArmMark arm="A" className="sm:sr-only" />}
            {figure(step.a)}
          </p>
          {step.b && (
            <p className="mt-1 sm:leading-5">
              <ArmMark arm="B" className="sm:sr-only" />
              {figure(step.b)}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** Beside a template and, where its figure stands below it and not on its line, beside that. */
const ArmMark = ({ arm, className }: { arm: 'A' | 'B'; className?: string }) => (
  <span
    className={classNames(
      'mr-2 inline-flex size-4 items-center justify-center rounded-sm bg-ink/8 font-medium text-11 text-ink-2',
      className,
    )}
  >
    {arm}
  </span>
);

/** "12 of 80 answered, 15% (9–24%)": what was seen, and where the true share is to be expected. */
function figure({ sent, replied, share }: StepView['a']): string {
  if (!share) return 'Nothing sent yet';
  return `${count(replied)} of ${count(sent)} answered, ${formatShare(share.share)} (${formatShare(share.low)} to ${formatShare(share.high)})`;
}

function Fates({ brands }: { brands: SequenceView['brands'] }) {
  const told = [
    `${count(brands.active)} under way`,
    ...(brands.paused > 0 ? [`${count(brands.paused)} paused`] : []),
    `${count(brands.replied)} answered`,
    `${count(brands.stopped)} stopped`,
    `${count(brands.finished)} through`,
  ];
  return <p className="text-ink-3 tabular-nums">{told.join(' · ')}</p>;
}
