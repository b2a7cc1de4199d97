import type { Resolver, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkAs } from '../../../onboarding/web/check-as.ts';
import { type SenderView, SenderSettings as SettingsSchema } from '../../contract/senders.ts';

/** The form as it stands on the screen. */
export interface SenderFields {
  email: string;
  fromName: string;
  signature: string;
  postalAddress: string;
  timeZone: string;
  opens: string;
  closes: string;
  days: string[];
  dailyCap: string;
  ramps: boolean;
  rampStart: string;
  rampStep: string;
  rampFrom: string;
  gapSeconds: string;
  gapJitter: string;
  transport: 'account' | 'sendgrid' | 'smtp';
  sendgridApiKey: string;
  smtpUrl: string;
  imapUrl: string;
  signIn: 'password' | 'google' | 'microsoft';
  oauthUser: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

export type SenderChange = z.infer<typeof SettingsSchema> & { email: string };

export type SenderFormState = UseFormReturn<SenderFields, unknown, SenderChange>;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** What stands in the form at first; a new sender takes the zone of the one that is there. */
export function fieldsOf(sender: SenderView | null, model: SenderView | undefined): SenderFields {
  const today = new Date().toISOString().slice(0, 10);
  const { start, end, days } = sender?.window ?? { start: 0, end: 1440, days: [1, 2, 3, 4, 5, 6, 7] };
  return {
    email: sender?.email ?? '',
    fromName: sender?.fromName ?? '',
    signature: sender?.signature ?? '',
    postalAddress: sender?.postalAddress ?? model?.postalAddress ?? '',
    timeZone: sender?.timeZone ?? model?.timeZone ?? 'UTC',
    opens: clock(start),
    closes: clock(end),
    days: days.map(String),
    dailyCap: sender?.dailyCap?.toString() ?? '',
    ramps: (sender?.ramp.from ?? null) !== null,
    rampStart: String(sender?.ramp.start ?? 10),
    rampStep: String(sender?.ramp.step ?? 5),
    rampFrom: sender?.ramp.from ?? today,
    gapSeconds: String(sender?.gap.seconds ?? 0),
    gapJitter: String(sender?.gap.jitter ?? 0),
    transport: sender === null || sender.isTransportAccounts ? 'account' : sender.transport,
    sendgridApiKey: '',
    smtpUrl: '',
    imapUrl: '',
    signIn: sender?.oauth ?? 'password',
    oauthUser: sender?.oauthUser ?? '',
    clientId: '',
    clientSecret: '',
    refreshToken: '',
  };
}

/** The API's shape of what was typed; a secret that is left empty stays as it is stored. */
function changeOf(fields: SenderFields, sender: SenderView | null): unknown {
  const closes = minutesOf(fields.closes);
  const typed = (text: string) => (text.trim() === '' ? undefined : text);
  return {
    email: fields.email.trim(),
    fromName: fields.fromName.trim() || null,
    signature: fields.signature,
    postalAddress: fields.postalAddress.trim() || null,
    timeZone: fields.timeZone,
    window: {
      start: minutesOf(fields.opens),
      // Midnight is the end of the day here.
      end: closes === 0 ? 1440 : closes,
      days: fields.days.map(Number),
    },
    dailyCap: fields.dailyCap.trim() === '' ? null : Number(fields.dailyCap),
    ramp: {
      start: Number(fields.rampStart),
      step: Number(fields.rampStep),
      from: fields.ramps ? fields.rampFrom : null,
    },
    gap: { seconds: Number(fields.gapSeconds || 0), jitter: Number(fields.gapJitter || 0) },
    transport: fields.transport,
    ...(fields.transport === 'sendgrid' && { sendgridApiKey: typed(fields.sendgridApiKey) }),
    ...(fields.transport === 'smtp' && {
      smtpUrl: lacksMailbox(fields, sender) ? fields.smtpUrl : typed(fields.smtpUrl),
    }),
    imapUrl: typed(fields.imapUrl),
    oauth: oauthOf(fields, sender),
  };
}

/** There is no stored address to keep, and no provider whose own would serve. */
const lacksMailbox = ({ signIn }: SenderFields, sender: SenderView | null): boolean =>
  signIn === 'password' && (sender?.smtp ?? null) === null && !sender?.unreadable.includes('smtp');

function oauthOf(fields: SenderFields, sender: SenderView | null): unknown {
  const { signIn, clientId, clientSecret, refreshToken } = fields;
  if (signIn === 'password') return sender?.oauth ? null : undefined;
  // A sender's mailbox is its own address, unless somebody says otherwise.
  const user = fields.oauthUser.trim() || fields.email.trim();
  const isUntouched = [clientId, clientSecret, refreshToken].every((text) => text.trim() === '');
  const isSameMailbox = user === (sender?.oauthUser ?? fields.email.trim());
  if (sender?.oauth === signIn && isUntouched && isSameMailbox) return undefined;
  const typed = (text: string) => text.trim() || undefined;
  return {
    provider: signIn,
    user,
    clientId: typed(clientId),
    clientSecret: typed(clientSecret),
    refreshToken: typed(refreshToken),
  };
}

const NewSender = z.extend(SettingsSchema, { email: z.email('Please enter a valid email address') });

/** At which field of the form a fault of the API's shape is shown. */
const FIELD_OF: ReadonlyMap<string, keyof SenderFields> = new Map([
  ['window.start', 'opens'],
  ['window.end', 'closes'],
  ['window.days', 'days'],
  ['ramp.start', 'rampStart'],
  ['ramp.step', 'rampStep'],
  ['ramp.from', 'rampFrom'],
  ['gap.seconds', 'gapSeconds'],
  ['gap.jitter', 'gapJitter'],
  ['oauth.user', 'oauthUser'],
  ['oauth.clientId', 'clientId'],
  ['oauth.clientSecret', 'clientSecret'],
  ['oauth.refreshToken', 'refreshToken'],
]);

/** Checks the form by what it would send: the very schema that the server uses. */
export const checkSenderFields = (sender: SenderView | null): Resolver<SenderFields, unknown, SenderChange> =>
  checkAs(
    NewSender,
    (fields: SenderFields) => changeOf(fields, sender),
    (name) => FIELD_OF.get(name) ?? name,
  );
