import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { Select } from '../../../web/ui/select.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import { NewAnnouncement } from '../../inquiries/contract/announcement.ts';
import {
  ANNOUNCEMENT_TONES,
  type AnnouncementTone,
  LONGEST_ANNOUNCEMENT,
} from '../../inquiries/domain/announcement.ts';
import { AnnouncementBanner } from '../../inquiries/web/announcement-banner.tsx';
import { type GlobalSettings, globalSettingsEndpoints } from '../contract/global-settings.ts';
import { useChangeSettings } from './global-settings-queries.ts';

const TONES: Record<AnnouncementTone, string> = {
  info: 'Information',
  good_news: 'Good news',
  warning: 'Warning',
  urgent: 'Urgent',
};

/** The form has the browser's own local time, or nothing. */
const formSchema = z.extend(NewAnnouncement, {
  until: z
    .string()
    .check(
      z.refine(
        (until) => until === '' || new Date(until) > new Date(),
        'Please choose a time that is still to come',
      ),
    ),
});
type FormFields = z.infer<typeof formSchema>;

const EMPTY: FormFields = { text: '', tone: 'info', until: '' };

export function AnnouncementForm({ settings }: { settings: GlobalSettings | undefined }) {
  const current = settings?.announcement;
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: EMPTY });
  const { errors } = form.formState;
  const publish = useChangeSettings(({ until, ...rest }: FormFields) => {
    const body = { ...rest, until: until === '' ? null : new Date(until).toISOString() };
    return call(globalSettingsEndpoints.publish, { body });
  }, 'Everybody who is signed in sees it now');
  const [text, tone] = form.watch(['text', 'tone']);

  return (
    <div className="px-5 py-4">
      {current && <Current announcement={current} />}
      <form
        noValidate
        onSubmit={form.handleSubmit((fields) =>
          publish.mutate(fields, { onSuccess: () => form.reset(EMPTY) }),
        )}
      >
        <Field
          label={current ? 'Show something else instead' : 'What everybody who is signed in should know'}
          error={errors.text?.message}
          hint={`${text.length} of ${LONGEST_ANNOUNCEMENT} characters`}
        >
          {(control) => (
            <Textarea {...control} {...form.register('text')} rows={2} maxLength={LONGEST_ANNOUNCEMENT} />
          )}
        </Field>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field label="Tone">
            {(control) => (
              <Select {...control} {...form.register('tone')}>
                {ANNOUNCEMENT_TONES.map((each) => (
                  <option key={each} value={each}>
                    {TONES[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Until" hint="If left empty: until you take it down." error={errors.until?.message}>
            {(control) => <Input {...control} {...form.register('until')} type="datetime-local" />}
          </Field>
        </div>
        {text.trim() !== '' && (
          <div className="mb-4 overflow-hidden rounded-md border border-line">
            <AnnouncementBanner tone={tone} text={text.trim()} />
          </div>
        )}
        <Button type="submit" busy={publish.isPending}>
          Publish
        </Button>
      </form>
    </div>
  );
}

function Current({ announcement }: { announcement: NonNullable<GlobalSettings['announcement']> }) {
  const end = useChangeSettings(
    () => call(globalSettingsEndpoints.endAnnouncement),
    'The announcement is down',
  );
  const { tone, text, until } = announcement;
  return (
    <div className="mb-5 rounded-md border border-line">
      <AnnouncementBanner tone={tone} text={text} />
      <div className="flex items-center justify-between gap-4 border-line border-t px-4 py-2 text-12 text-ink-3 sm:px-6">
        {until === null ? 'Up until you take it down' : `Up until ${dayAndTime(until)}`}
        <Button look="secondary" size="small" busy={end.isPending} onClick={() => end.mutate(undefined)}>
          Take down
        </Button>
      </div>
    </div>
  );
}
