import { isSameFact, plainFacts } from './facts.ts';
import type { Expected, Meaning } from './mails.ts';

/** How often something was said rightly, wrongly, and left unsaid. */
export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

export interface Difference {
  id: string;
  what: string;
  expected: string;
  got: string;
}

export interface ReplyScore {
  mails: number;
  classes: Map<string, Tally>;
  languages: Map<string, { mails: number; right: number }>;
  secondary: Tally;
  facts: Tally;
  factsByName: Map<string, Tally>;
  human: number;
  stop: number;
  suppress: number;
  differences: Difference[];
}

const FLAGS = { human: 'human', stop: 'should_stop_followups', suppress: 'should_suppress' } as const;

export function scoreReplies(expected: readonly Expected[], meanings: readonly Meaning[]): ReplyScore {
  const byId = new Map(meanings.map((meaning) => [meaning.id, meaning]));
  const score: ReplyScore = {
    mails: expected.length,
    classes: new Map(),
    languages: new Map(),
    secondary: { right: 0, wrong: 0, missed: 0 },
    facts: { right: 0, wrong: 0, missed: 0 },
    factsByName: new Map(),
    human: 0,
    stop: 0,
    suppress: 0,
    differences: [],
  };
  for (const answer of expected) scoreMail(score, answer, byId.get(answer.id));
  return score;
}

function scoreMail(score: ReplyScore, answer: Expected, got: Meaning | undefined): void {
  const differs = (what: string, expected: unknown, given: unknown) =>
    score.differences.push({ id: answer.id, what, expected: shown(expected), got: shown(given) });

  const language = at(score.languages, answer.language, () => ({ mails: 0, right: 0 }));
  language.mails++;
  if (got?.class === answer.class) {
    at(score.classes, answer.class, none).right++;
    language.right++;
  } else {
    at(score.classes, answer.class, none).missed++;
    if (got) at(score.classes, got.class, none).wrong++;
    differs('class', answer.class, got?.class);
  }

  const given = got?.secondary ?? [];
  score.secondary.right += answer.secondary.filter((name) => given.includes(name)).length;
  score.secondary.missed += answer.secondary.filter((name) => !given.includes(name)).length;
  score.secondary.wrong += given.filter((name) => !answer.secondary.includes(name)).length;

  const facts = plainFacts(got?.facts);
  for (const name of new Set([...Object.keys(answer.facts), ...Object.keys(facts)])) {
    if (answer.open_facts?.includes(name)) continue;
    const [wanted, found] = [answer.facts[name], facts[name]];
    const tallies = [score.facts, at(score.factsByName, name, none)];
    const isRight = wanted !== undefined && found !== undefined && isSameFact(name, wanted, found);
    for (const tally of tallies) {
      if (isRight) tally.right++;
      else {
        if (found !== undefined) tally.wrong++;
        if (wanted !== undefined) tally.missed++;
      }
    }
    if (!isRight) differs(name, wanted, found);
  }

  for (const flag of ['human', 'stop', 'suppress'] as const) {
    const name = FLAGS[flag];
    if (got?.[name] === answer[name]) score[flag]++;
    else differs(name, answer[name], got?.[name]);
  }
}

export const precision = ({ right, wrong }: Tally): number =>
  right + wrong === 0 ? 0 : right / (right + wrong);

export const recall = ({ right, missed }: Tally): number =>
  right + missed === 0 ? 0 : right / (right + missed);

export const f1 = ({ right, wrong, missed }: Tally): number =>
  right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed);

/** Over the classes that occur: one that is only ever said wrongly is no class of its own. */
export function macroF1({ classes }: ReplyScore): number {
  const tallies = [...classes.values()].filter(({ right, missed }) => right + missed > 0);
  return tallies.reduce((sum, tally) => sum + f1(tally), 0) / tallies.length;
}

const none = (): Tally => ({ right: 0, wrong: 0, missed: 0 });

function at<T>(map: Map<string, T>, name: string, create: () => T): T {
  const known = map.get(name) ?? create();
  map.set(name, known);
  return known;
}

const shown = (value: unknown): string => (value === undefined ? '—' : JSON.stringify(value));
