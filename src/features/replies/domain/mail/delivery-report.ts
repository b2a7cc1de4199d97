import { statusIn } from '../../../outreach/domain/mails/bounce-reasons.ts';
import { addressesIn, addressOfField, type Fields, fieldBlocksIn } from './mail-fields.ts';
import type { ReceivedMail } from './received-mail.ts';

/** One recipient of a report by RFC 3464. */
export interface ReportedRecipient {
  email: string | null;
  action: string;
  status: string | null;
  diagnostic: string;
}

/** What the report's own part says, or its fields where they stand in the text. */
export function reportedRecipients(mail: ReceivedMail, text: string): ReportedRecipient[] {
  const parts = mail.parts
    .filter(({ contentType }) => /delivery-status/.test(contentType))
    .map(({ content }) => content);
  const found = parts.flatMap(recipientsIn);
  return found.length > 0 ? found : recipientsIn(text);
}

const recipientsIn = (report: string): ReportedRecipient[] =>
  joinedByRecipient(fieldBlocksIn(report)).flatMap((fields) => {
    const isReport = ['final-recipient', 'original-recipient', 'x-actual-recipient'].some((name) =>
      fields.has(name),
    );
    if (!isReport) return [];
    const comment = /\((.{3,300})\)/.exec(fields.get('status') ?? '')?.[1] ?? '';
    const diagnostic = (fields.get('diagnostic-code') ?? comment).replace(/^[\w-]+\s*;\s*/, '');
    return [
      {
        email: recipientOf(fields),
        action: (/^[a-z]+/i.exec(fields.get('action') ?? '')?.[0] ?? 'failed').toLowerCase(),
        status: statusIn(fields.get('status') ?? '') ?? statusIn(diagnostic),
        diagnostic,
      },
    ];
  });

/** Some leave an empty line in the middle of a recipient's fields. */
function joinedByRecipient(blocks: Fields[]): Fields[] {
  const joined: Fields[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const goesOn =
      !block.has('final-recipient') &&
      (block.has('diagnostic-code') || block.has('status') || block.has('action'));
    if (last?.has('final-recipient') && goesOn)
      for (const [name, value] of block) if (!last.has(name)) last.set(name, value);
    if (!goesOn || !last) joined.push(new Map(block));
  }
  return joined;
}

/** The final recipient is the address that refused; some give only what was asked for, or put it in the diagnosis. */
function recipientOf(fields: Fields): string | null {
  for (const name of ['final-recipient', 'original-recipient', 'x-actual-recipient']) {
    const email = addressOfField(fields.get(name));
    if (email) return email;
  }
  return addressesIn(fields.get('diagnostic-code') ?? '')[0] ?? null;
}
