import { useQuery } from '@tanstack/react-query';
import { Check, ExternalLink, Lightbulb, Paperclip, Send, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { inItsTime } from '../../../web/ui/in-its-time.tsx';
import { later } from '../../../web/ui/later.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { Select } from '../../../web/ui/select.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { NextStepView } from '../contract/deals.ts';
import { Afterwards } from './afterwards.tsx';
import { GiveUp } from './give-up.tsx';
import { nextStepQuery, type TypedForAnswer, useLiveDeals, usePolish } from './queries.ts';

// Few mails bring any.
const MailPriceLists = inItsTime(
  async () => (await import('./price-lists/mail-price-lists.tsx')).MailPriceLists,
);
// Seldom something is missing that only the seller can say.
const AskFirst = later(async () => (await import('./ask-first.tsx')).AskFirst);
const WITH_DOCUMENTS = onDemand(async () => (await import('./document-answer.tsx')).DocumentAnswer);
const TO_NAMED = onDemand(async () => (await import('./first-mail.tsx')).FirstMail);

interface NextStepProps {
  brandId: number;
  /** The mail that is to be answered; left out: the newest. */
  mailId?: string;
  /** When it was answered; null: not yet. */
  answeredAt: string | null;
  /** Puts a draft where it can be changed and sent. */
  onUseDraft: (text: string) => void;
}

/** What a brand's answer calls for: ways to answer it, written out, and what comes after. */
export function NextStep({ brandId, mailId, answeredAt, onUseDraft }: NextStepProps) {
  const [typed, setTyped] = useState<TypedForAnswer>({});
  // Before anything of the deal is asked for: its card, which follows it too, comes later than this.
  useLiveDeals();
  const next = useQuery(nextStepQuery(brandId, mailId, typed));
  if (next.isError && !next.data) {
    return <LoadFailure onRetry={next.refetch}>{notLoaded('The next step', next.error)}</LoadFailure>;
  }
  if (!next.data) return <Skeleton className="h-40 w-full rounded-lg" />;
  if (!next.data.play) return null;
  return (
    <Play
      key={next.data.mail?.id}
      brandId={brandId}
      answeredAt={answeredAt}
      next={next.data}
      typed={typed}
      onTyped={setTyped}
      onUseDraft={onUseDraft}
    />
  );
}

interface PlayProps extends Pick<NextStepProps, 'brandId' | 'answeredAt' | 'onUseDraft'> {
  next: NextStepView;
  typed: TypedForAnswer;
  onTyped: (typed: TypedForAnswer) => void;
}

function Play({ brandId, next, answeredAt, typed, onTyped, onUseDraft }: PlayProps) {
  const heading = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  /** After which answer the person wants to write once more. */
  const [again, setAgain] = useState<string | null>(null);
  const waits = answeredAt !== null && again !== answeredAt;
  const { play, answers } = next;
  const answer = answers.find(({ key }) => key === chosen) ?? answers[0];
  if (!play) return null;
  return (
    <section aria-labelledby={heading} className="rounded-lg border border-line bg-surface p-4 shadow-card">
      <h3 id={heading} className="flex items-center gap-2 font-semibold text-14">
        <Lightbulb size={15} aria-hidden="true" className="shrink-0 text-accent-ink" />
        {play.title}
      </h3>
      <p className="mt-1 text-13 text-ink-2">{play.advice}</p>
      {next.mail?.isUnsure && (
        <p className="mt-2 text-13 text-warn">
          It isn’t certain that this is what they mean. Read the email before you answer.
        </p>
      )}
      {next.mail?.hasAttachment && <MailPriceLists brandId={brandId} mail={next.mail} />}
      {play.key === 'application' && next.formUrl && (
        <a
          href={next.formUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={buttonClass('secondary', 'small', 'mt-3')}
        >
          Open the form
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      {play.lostAs && <GiveUp brandId={brandId} reason={play.lostAs} />}
      {answer && waits && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="flex min-h-8 items-center gap-1.5 text-13">
            <Check size={14} aria-hidden="true" className="shrink-0 text-accent-ink" />
            {`You answered ${moment(answeredAt)}. It is their turn now.`}
          </p>
          <Button look="quiet" size="small" onClick={() => setAgain(answeredAt)}>
            Write once more
          </Button>
        </div>
      )}
      {answer && !waits && (
        <>
          {answers.length > 1 && (
            <div className="mt-3">
              <Select
                aria-label="How to answer"
                value={answer.key}
                onChange={({ target }) => setChosen(target.value)}
              >
                {answers.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
          )}
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-12">
            <dt className="text-ink-3">Asks for</dt>
            <dd>{answer.asksFor}</dd>
            {answer.to && (
              <>
                <dt className="text-ink-3">Goes to</dt>
                <dd className="[overflow-wrap:anywhere]">
                  {[answer.to.name, answer.to.email].filter(Boolean).join(' · ')}
                </dd>
              </>
            )}
          </dl>
          {answer.draft === null ? (
            <AskFirst key={answer.key} missing={answer.missing} typed={typed} onTyped={onTyped} />
          ) : (
            <Draft
              key={answer.draft}
              typed={typed}
              brandId={brandId}
              next={next}
              answer={answer}
              draft={answer.draft}
              onUseDraft={onUseDraft}
            />
          )}
        </>
      )}
      {answer && (
        <Afterwards
          key={`after ${answer.key}`}
          brandId={brandId}
          isSent={answeredAt !== null}
          answer={answer}
        />
      )}
    </section>
  );
}

type AnswerView = NextStepView['answers'][number];

interface DraftProps extends Pick<PlayProps, 'brandId' | 'next' | 'typed' | 'onUseDraft'> {
  answer: AnswerView;
  draft: string;
}

function Draft({ brandId, next, answer, draft: byRules, typed, onUseDraft }: DraftProps) {
  const [opened, setOpened] = useState<'documents' | 'first' | null>(null);
  const DocumentAnswer = useOnDemand(WITH_DOCUMENTS, opened === 'documents');
  const FirstMail = useOnDemand(TO_NAMED, opened === 'first');
  const close = () => setOpened(null);
  const { to, first, hasAttached } = answer;
  const mailId = next.mail?.id;
  const polish = usePolish(brandId);
  const draft = polish.data?.draft ?? byRules;
  return (
    <>
      <p className="mt-3 max-h-72 overflow-y-auto whitespace-pre-wrap break-words rounded-md bg-sunken px-3 py-2.5 text-13">
        {draft}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {first && !first.written && (
          <Button size="small" onClick={() => setOpened('first')}>
            <Send size={14} aria-hidden="true" />
            Write to them
          </Button>
        )}
        {to && <CopyButton text={draft}>Copy the draft</CopyButton>}
        {/* In the box it would go out by itself, and say that something is attached. */}
        {!to && !hasAttached && (
          <Button size="small" onClick={() => onUseDraft(draft)}>
            Use this draft
          </Button>
        )}
        {!to && mailId && next.documents.length > 0 && (
          <Button
            look={hasAttached ? 'primary' : 'secondary'}
            size="small"
            onClick={() => setOpened('documents')}
          >
            <Paperclip size={14} aria-hidden="true" />
            Answer with documents
          </Button>
        )}
        {next.canPolish && mailId && (
          <Button
            look="quiet"
            size="small"
            busy={polish.isPending}
            disabled={polish.data?.isPolished === true}
            onClick={() => polish.mutate({ mailId, answer: answer.key, ...typed })}
          >
            <Sparkles size={14} aria-hidden="true" />
            {polish.data?.isPolished ? 'Improved' : 'Improve wording'}
          </Button>
        )}
      </div>
      {first?.written && <Written first={first} />}
      {FirstMail && mailId && to && first && (
        <FirstMail brandId={brandId} mailId={mailId} to={to} first={first} draft={draft} onClose={close} />
      )}
      {DocumentAnswer && mailId && (
        <DocumentAnswer
          brandId={brandId}
          mailId={mailId}
          draft={draft}
          documents={next.documents}
          onClose={close}
        />
      )}
    </>
  );
}

/** To whom a mail has gone already, or is about to go. */
function Written({ first: { toWhom, written } }: { first: NonNullable<AnswerView['first']> }) {
  if (!written) return null;
  const waits =
    toWhom === 'distributor' ? 'Your email is waiting for the next run:' : 'Your email is on its way to';
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-1.5 text-13 text-ink-2">
      <Check size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
      {written.isSent ? 'You have written to' : waits}
      <Link to={paths.brand(written.id)} className="font-medium underline [overflow-wrap:anywhere]">
        <bdi>{written.name}</bdi>
      </Link>
    </p>
  );
}
