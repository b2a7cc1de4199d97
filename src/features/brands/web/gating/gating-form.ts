import type { GatingInput, GatingView } from '../../contract/gating.ts';
import type { Authorisation, GatingState } from '../../domain/gating/gating.ts';

/** The form as it stands on screen: nothing is null in it. */
export interface GatingForm {
  state: GatingState | '';
  checkedOn: string;
  checkedBy: string;
  note: string;
  authorisation: Authorisation | '';
  askedOn: string;
  receivedOn: string;
  invoiceName: string;
  invoiceAddress: string;
}

export function gatingForm(found: GatingView['found'], today: string): GatingForm {
  return {
    state: found?.state ?? '',
    checkedOn: found?.checkedOn ?? today,
    checkedBy: found?.checkedBy ?? '',
    note: found?.note ?? '',
    authorisation: found?.authorisation?.kind ?? '',
    askedOn: found?.authorisation?.askedOn ?? '',
    receivedOn: found?.authorisation?.receivedOn ?? '',
    invoiceName: found?.invoice?.name ?? '',
    invoiceAddress: found?.invoice?.address ?? '',
  };
}

export type GatingProblems = Partial<Record<keyof GatingForm, string>>;

const TO_COME = 'That day is in the future.';

export function problemsOf(form: GatingForm, today: string): GatingProblems {
  const problems: GatingProblems = {};
  if (form.state === '') problems.state = 'Please choose one.';
  if (form.checkedOn === '') problems.checkedOn = 'Please enter the day.';
  const isBefore = form.askedOn !== '' && form.receivedOn !== '' && form.receivedOn < form.askedOn;
  if (form.authorisation !== '' && isBefore)
    problems.receivedOn = 'It can’t have come before it was asked for.';
  if (form.checkedOn > today) problems.checkedOn = TO_COME;
  if (form.authorisation !== '' && form.askedOn > today) problems.askedOn = TO_COME;
  if (form.authorisation !== '' && form.receivedOn > today) problems.receivedOn = TO_COME;
  const [name, address] = [form.invoiceName.trim(), form.invoiceAddress.trim()];
  if (name === '' && address !== '') problems.invoiceName = 'Please enter the name on it, too.';
  if (name !== '' && address === '') problems.invoiceAddress = 'Please enter the address on it, too.';
  return problems;
}

/** What is sent, of a form without problems; null of one with them. */
export function gatingInput(form: GatingForm, today: string): GatingInput | null {
  if (form.state === '' || Object.keys(problemsOf(form, today)).length > 0) return null;
  const [name, address, checkedBy] = [
    form.invoiceName.trim(),
    form.invoiceAddress.trim(),
    form.checkedBy.trim(),
  ];
  return {
    state: form.state,
    checkedOn: form.checkedOn,
    ...(checkedBy === '' ? {} : { checkedBy }),
    note: form.note.trim() || null,
    authorisation:
      form.authorisation === ''
        ? null
        : { kind: form.authorisation, askedOn: form.askedOn || null, receivedOn: form.receivedOn || null },
    invoice: name === '' ? null : { name, address },
  };
}
