import { Code2 } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { inboxEndpoints } from '../contract/inbox.ts';
import { ClassMark } from './class-mark.tsx';
import { Facts } from './facts.tsx';
import { FileLink } from './file-link.tsx';
import { Folded } from './folded.tsx';
import type { ReceivedMail } from './queries.ts';
import { isOutlookPackage, wordlessSentence } from './wordless.ts';

interface ReceivedMailProps {
  mail: ReceivedMail;
  /** Moves the mail to another brand. */
  onMove?: (() => void) | undefined;
}

/** A mail that came in: its words first, what they mean above them, all else folded away. */
export function ReceivedMailCard({ mail, onMove }: ReceivedMailProps) {
  const [showsHtml, setShowsHtml] = useState(false);
  const { name, email } = mail.from;
  return (
    <article
      aria-label={`From ${name || email}`}
      className="rounded-lg border border-line bg-surface px-4 py-3.5 shadow-card"
    >
      <header className="flex items-baseline justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-13 [overflow-wrap:anywhere]">
          <bdi className="font-semibold">{name || email}</bdi>
          {name && <span className="text-12 text-ink-3">{email}</span>}
        </p>
        <time dateTime={mail.at} className="shrink-0 text-12 text-ink-3 tabular-nums">
          {moment(mail.at)}
        </time>
      </header>
      <p className="mt-0.5 break-words text-12 text-ink-3">{mail.subject || 'No subject'}</p>
      <div className="mt-2">
        <ClassMark mail={mail} />
      </div>
      {mail.isInJunk && (
        <Notice tone="warn" className="mt-3">
          It was in the junk folder of your mailbox. Move it to the inbox there, and add {email} to your
          contacts, so that the next one arrives.
        </Notice>
      )}
      {mail.isUnreadable ? (
        <Notice tone="warn" className="mt-3">
          <p>
            This email couldn’t be read. Download it as it came, see what it says, and tell us which brand
            wrote it.
          </p>
          <Attachments mail={mail} />
        </Notice>
      ) : showsHtml ? (
        <HtmlFrame mail={mail} />
      ) : (
        <>
          <p className="mt-3 whitespace-pre-wrap break-words text-14">
            {mail.text || <span className="text-ink-3">{wordlessSentence(mail)}</span>}
          </p>
          {mail.signature && <Folded label="Signature">{mail.signature}</Folded>}
          {mail.quoted && <Folded label="Quoted text">{mail.quoted}</Folded>}
        </>
      )}
      <Facts mail={mail} />
      {!mail.isUnreadable && <Attachments mail={mail} />}
      {(mail.hasHtml || onMove) && (
        <footer className="mt-2 -ml-2.5 flex flex-wrap gap-1">
          {mail.hasHtml && (
            <Button
              look="quiet"
              size="small"
              aria-pressed={showsHtml}
              onClick={() => setShowsHtml(!showsHtml)}
            >
              <Code2 size={14} aria-hidden="true" />
              {showsHtml ? 'Show text only' : 'Show original layout'}
            </Button>
          )}
          {onMove && (
            <Button look="quiet" size="small" onClick={onMove}>
              Move to another brand
            </Button>
          )}
        </footer>
      )}
    </article>
  );
}

/** Its layout, in a frame that runs nothing, knows nothing of this page and asks nobody for a picture. */
const HtmlFrame = ({ mail }: { mail: ReceivedMail }) => (
  <iframe
    title={`The mail of ${mail.from.name || mail.from.email} as it was laid out`}
    src={addressOf(inboxEndpoints.page.path, { id: mail.id })}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    loading="lazy"
    className="mt-3 h-[26rem] w-full resize-y rounded-md border border-line bg-white"
  />
);

function Attachments({ mail }: { mail: ReceivedMail }) {
  const files = mail.attachments.filter(({ isInline }) => !isInline);
  if (files.length === 0) return null;
  return (
    <>
      <ul aria-label="Attachments" className="mt-3 flex flex-wrap gap-2">
        {files.map((file) => (
          <li key={file.id} className="min-w-0 max-w-full">
            <FileLink
              file={file}
              address={addressOf(inboxEndpoints.attachment.path, { id: file.id })}
              gone="Too large to keep"
            />
          </li>
        ))}
      </ul>
      {files.some(isOutlookPackage) && (
        <p className="mt-2 text-12 text-ink-3">
          winmail.dat can only be opened in Outlook. Ask them to send its contents again as PDF or XLSX.
        </p>
      )}
    </>
  );
}
