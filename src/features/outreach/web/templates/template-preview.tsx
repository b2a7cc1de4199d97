import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Segments } from '../../../../web/ui/segments.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { useSettled } from '../../../../web/ui/use-settled.ts';
import { followsOnly } from '../../domain/sequences/follows-only.ts';
import { PLACEHOLDERS } from '../../domain/sequences/template.ts';
import { previewQuery, sequencesQuery } from '../outreach-queries.ts';

interface TemplatePreviewProps {
  /** Null for one that is yet to be. */
  templateId: number | null;
  subject: string | null;
  body: string;
}

/** How the words would read to one of the account's own brands, as they are typed. */
export function TemplatePreview({ templateId, subject, body }: TemplatePreviewProps) {
  const sequences = useQuery(sequencesQuery);
  const [asked, ask] = useState<'first' | 'follow-up' | null>(null);
  const follows = templateId !== null && followsOnly(templateId, sequences.data ?? []);
  const shownAs = asked ?? (follows ? 'follow-up' : 'first');
  const isFirst = shownAs === 'first';
  const settled = useSettled({ subject, body });
  const preview = useQuery({
    ...previewQuery(settled, isFirst),
    enabled: body.trim() !== '' && !sequences.isPending,
  });
  const mail = body.trim() === '' ? undefined : preview.data;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-16 tracking-heading">Preview</h2>
        <Segments
          label="Where it stands in a sequence"
          options={[
            { value: 'first', label: 'First inquiry' },
            { value: 'follow-up', label: 'Follow-up' },
          ]}
          value={shownAs}
          onChange={ask}
        />
      </div>
      {mail && mail.unknownPlaceholders.length > 0 && (
        <Notice tone="warn">
          Nothing can be filled in for {mail.unknownPlaceholders.join(', ')}, so a mail with it would be held
          back. What can be filled is {Object.values(PLACEHOLDERS).join(', ')}.
        </Notice>
      )}
      {mail?.notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      {preview.isError ? (
        <p className="text-13 text-ink-3">There is no preview: {sentenceOf(preview.error)}</p>
      ) : (
        <section aria-label="Preview" className="rounded-lg border border-line bg-sunken">
          <header className="grid grid-cols-1 gap-0.5 border-line border-b px-4 py-3 text-13">
            <p className="text-12 text-ink-3">
              {mail
                ? `As it would read to ${mail.brand.name}, ${mail.brand.isSample ? 'a sample brand' : 'one of your brands'}`
                : 'As a brand would read it'}
            </p>
            <p className="min-h-lh break-words font-medium">{mail?.subject}</p>
          </header>
          <div className="min-h-48 whitespace-pre-wrap break-words px-4 py-3 text-13 text-ink-2">
            {mail?.text ?? (body.trim() === '' ? '' : <Skeleton className="h-3 w-2/3" />)}
          </div>
        </section>
      )}
    </div>
  );
}
