import { wordings as dutch } from './dutch.ts';
import { wordings as french } from './french.ts';
import { wordings as german } from './german.ts';
import { wordings as invited } from './invited.ts';
import { wordings as italian } from './italian.ts';
import { wordings as minimums } from './minimums.ts';
import { wordings as refused } from './refused.ts';
import { wordings as retailOnly } from './retail-only.ts';
import { wordings as spanish } from './spanish.ts';
import { wordings as terms } from './terms.ts';
import type { Wording } from './wording.ts';

export const allWordings: readonly Wording[] = [
  ...invited,
  ...refused,
  ...terms,
  ...minimums,
  ...retailOnly,
  ...german,
  ...dutch,
  ...french,
  ...spanish,
  ...italian,
];
