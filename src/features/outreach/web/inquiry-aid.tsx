import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useSettled } from '../../../web/ui/use-settled.ts';
import { type InquiryDraft, type InquiryPreview, outreachEndpoints } from '../contract/messages.ts';
import { DEFAULT_SUBJECT, DEFAULT_TEMPLATE } from '../domain/sequences/default-template.ts';
import { PLACEHOLDERS } from '../domain/sequences/template.ts';
import { RestsOn } from './rests-on.tsx';

interface InquiryAidProps {
  draft: InquiryDraft;
  onUse: (inquiry: { subject: string; template: string }) => void;
}

/** Beside a template that is being written: something to begin with, what can't be filled, and how a mail reads. */
export function InquiryAid({ draft, onUse }: InquiryAidProps) {
  const settled = useSettled(draft);
  const preview = useQuery({
    queryKey: ['inquiry-preview', settled],
    queryFn: ({ signal }) => call(outreachEndpoints.preview, { body: settled, signal }),
    placeholderData: keepPreviousData,
  });
  const isEmpty = !draft.emailMessageBody?.trim();
  return (
    <div className="grid grid-cols-1 gap-3">
      {isEmpty && (
        <div>
          <Button
            look="secondary"
            size="small"
            onClick={() => onUse({ subject: DEFAULT_SUBJECT, template: DEFAULT_TEMPLATE })}
          >
            Start from our template
          </Button>
        </div>
      )}
      <UnknownPlaceholders names={preview.data?.unknownPlaceholders ?? []} />
      {preview.isError ? (
        <p className="text-13 text-ink-3">There is no preview: {sentenceOf(preview.error)}</p>
      ) : (
        <MailPreview mail={preview.data} isSuggestion={isEmpty} />
      )}
      {preview.data && <RestsOn evidence={preview.data.evidence} />}
      {preview.data?.notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
    </div>
  );
}

function UnknownPlaceholders({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warn">
      Nothing can be filled in for {names.join(', ')}, so a mail with it would be held back. What can be
      filled is {Object.values(PLACEHOLDERS).join(', ')}.
    </Notice>
  );
}

function MailPreview({ mail, isSuggestion }: { mail: InquiryPreview | undefined; isSuggestion: boolean }) {
  return (
    <section aria-label="Preview" className="rounded-lg border border-line bg-sunken">
      <header className="grid grid-cols-1 gap-0.5 border-line border-b px-4 py-3 text-13">
        <p className="mb-1 text-12 text-ink-3">{mail ? heading(mail, isSuggestion) : 'Preview'}</p>
        {mail ? (
          <>
            <p className="truncate text-ink-2">
              {mail.from.name} &lt;{mail.from.email}&gt;
            </p>
            <p className="break-words font-medium">{mail.subject}</p>
          </>
        ) : (
          <>
            <Skeleton className="my-1 h-3 w-48" />
            <Skeleton className="my-1 h-3 w-64" />
          </>
        )}
      </header>
      <div className="min-h-48 whitespace-pre-wrap break-words px-4 py-3 text-13 text-ink-2">
        {mail?.text ?? <Skeleton className="h-3 w-2/3" />}
      </div>
    </section>
  );
}

function heading({ brand }: InquiryPreview, isSuggestion: boolean): string {
  const to = brand.isSample ? `${brand.name}, a sample brand` : `${brand.name}, one of your brands`;
  return isSuggestion ? `Our template, as it would read to ${to}` : `As it would read to ${to}`;
}
