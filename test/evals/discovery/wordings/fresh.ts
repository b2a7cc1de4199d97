import { wordings as abroad } from './fresh-abroad.ts';
import { wordings as again } from './fresh-again.ts';
import { wordings as bystanders } from './fresh-bystanders.ts';
import { wordings as channels } from './fresh-channels.ts';
import { wordings as doors } from './fresh-doors.ts';
import { wordings as layouts } from './fresh-layouts.ts';
import { wordings as orders } from './fresh-orders.ts';
import { wordings as talk } from './fresh-talk.ts';
import { wordings as tongues } from './fresh-tongues.ts';
import type { Wording } from './wording.ts';

/** Written late, and for mending: their first score is from before anybody mended for them. */
export const freshWordings: readonly Wording[] = [...doors, ...channels, ...orders, ...abroad, ...bystanders];

/** Written later still, by the shape in which a page says it: tables, cards, forms, lists of questions. */
export const latestWordings: readonly Wording[] = [...layouts, ...talk, ...tongues, ...again];
