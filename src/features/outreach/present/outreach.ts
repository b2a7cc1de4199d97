import type { EnrolmentView, SequenceView } from '../contract/sequences.ts';
import type { TemplateView, VersionView } from '../contract/templates.ts';
import type { WaitingView } from '../contract/waiting.ts';
import type { WaitingMail } from '../domain/mails/waiting-mail.ts';
import { type ArmFigures, replyShare, verdictOn } from '../domain/sequences/arm-figures.ts';
import type { Arm, Sequence, SequenceStep } from '../domain/sequences/sequence.ts';
import type { Enrolled, SequenceFigures } from '../domain/sequences/sequence-figures.ts';
import type { StoredTemplate, TemplateVersion } from '../domain/sequences/stored-template.ts';

export const presentVersion = (version: TemplateVersion): VersionView => ({
  version: version.version,
  subject: version.subject,
  body: version.body,
  createdAt: version.createdAt.toISOString(),
});

export const presentTemplate = ({ id, name, isOnboarding, current }: StoredTemplate): TemplateView => ({
  id,
  name,
  isOnboarding,
  current: current && presentVersion(current),
});

export const presentSequence = (sequence: Sequence, figures: SequenceFigures): SequenceView => ({
  id: sequence.id,
  name: sequence.name,
  isInUse: sequence.isInUse,
  approval: sequence.approval,
  approved: sequence.approved,
  steps: sequence.steps.map((step) => presentStep(step, figures)),
  brands: { active: 0, paused: 0, replied: 0, stopped: 0, finished: 0, ...figures.brands },
});

function presentStep(step: SequenceStep, { arms }: SequenceFigures): SequenceView['steps'][number] {
  const { day, kind } = step;
  const templateId = step.kind === 'mail' ? step.templateId : null;
  const templateBId = step.kind === 'mail' ? step.templateBId : null;
  const ofStep = arms.filter((figure) => figure.step === step.step);
  const isCompared = templateBId !== null;
  // What went out before a comparison began, or with a template that it had earlier, says nothing of these two.
  const ofArm = (which: Arm, id: number | null) =>
    sumOf(ofStep.filter((figure) => figure.arm === which && figure.templateId === id));
  const a = isCompared ? ofArm('A', templateId) : sumOf(ofStep);
  const b = ofArm('B', templateBId);
  return {
    step: step.step,
    day,
    kind,
    templateId,
    templateBId,
    a: { ...a, share: replyShare(a) },
    b: isCompared ? { ...b, share: replyShare(b) } : null,
    verdict: isCompared ? verdictOn(a, b).says : null,
  };
}

const sumOf = (figures: readonly ArmFigures[]): ArmFigures => ({
  sent: figures.reduce((sum, { sent }) => sum + sent, 0),
  replied: figures.reduce((sum, { replied }) => sum + replied, 0),
});

export const presentEnrolled = (enrolled: Enrolled): EnrolmentView => ({
  brand: { id: enrolled.brandId, name: enrolled.brandName },
  state: enrolled.state,
  nextStep: enrolled.nextStep,
  nextDueAt: enrolled.nextDueAt?.toISOString() ?? null,
  pausedUntil: enrolled.pausedUntil,
  stopReason: enrolled.stopReason,
  startedAt: enrolled.startedAt.toISOString(),
});

export const presentWaiting = (shown: {
  mail: WaitingMail;
  text: string;
  reason: string | null;
}): WaitingView => {
  const { mail, text, reason } = shown;
  return {
    id: mail.id,
    brand: { id: mail.brandId, name: mail.brandName },
    kind: mail.kind,
    state: mail.state,
    step: mail.step,
    to: mail.toEmail,
    subject: mail.subject,
    text,
    reason,
    evidence: mail.evidence,
    jurisdiction: mail.jurisdiction,
    isSandbox: mail.isSandbox,
    dueAt: mail.dueAt?.toISOString() ?? null,
    senderId: mail.senderId,
    isApproved: mail.approvedAt !== null,
  };
};
