import { oneLine } from '../../../outreach/domain/notes/clean-text.ts';
import { withoutAnswered } from '../mail/answered-subject.ts';

const MAX_SUBJECT = 200;

/** "Re: " once, however often it was answered, and in whatever language. */
export function answerSubject(subject: string): string {
  const bare = withoutAnswered(oneLine(subject));
  return `Re: ${bare || 'your mail'}`.slice(0, MAX_SUBJECT);
}

const MOST_REFERENCES = 20;

/** The thread that an answer stands in: the first mail of it stays, whatever has to go. */
export function answerReferences(mail: { headerId: string | null; refs: readonly string[] }): string[] {
  const all = [...new Set([...mail.refs, ...(mail.headerId ? [mail.headerId] : [])])];
  return all.length <= MOST_REFERENCES ? all : [...all.slice(0, 1), ...all.slice(1 - MOST_REFERENCES)];
}
