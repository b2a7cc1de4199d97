import { DEFAULT_MAIL_DAYS } from './sequence.ts';

export const DEFAULT_SEQUENCE = 'First inquiry and follow-ups';

interface DefaultFollowUp {
  name: string;
  day: number;
  body: string;
}

const [, first, second, last] = DEFAULT_MAIL_DAYS;

/** The mails after the first one: each shorter than the last, and each makes answering easier. */
export const DEFAULT_FOLLOW_UPS: readonly DefaultFollowUp[] = [
  {
    name: 'Follow-up 1: is this the right address?',
    day: first,
    body: `Hi [Brand Name] team,

I wanted to make sure that my first note reached the right person. We would like to open a wholesale account with [Brand Name].

If somebody else looks after wholesale, could you point me to them?

[Sender Signature]`,
  },
  {
    name: 'Follow-up 2: what we would need',
    day: second,
    body: `Hi [Brand Name] team,

Two things would let us get going: your wholesale application (or a line that says none is needed), and your current price list with UPCs.

We pay up front, keep to your MAP policy, and can send our resale certificate today.

[Sender Signature]`,
  },
  {
    name: 'Follow-up 3: a last word',
    day: last,
    body: `Hi [Brand Name] team,

This is my last note on this. If wholesale isn't something you do, or not with online retailers, a one-line no is perfectly fine and I won't write again.

If it's only a matter of timing, tell me when to come back and I will.

[Sender Signature]`,
  },
];
