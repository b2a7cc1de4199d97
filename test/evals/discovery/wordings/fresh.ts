import { wordings as abroad } from './fresh-abroad.ts';
import { wordings as bystanders } from './fresh-bystanders.ts';
import { wordings as channels } from './fresh-channels.ts';
import { wordings as doors } from './fresh-doors.ts';
import { wordings as orders } from './fresh-orders.ts';
import type { Wording } from './wording.ts';

/** Written late, and for mending: their first score is from before anybody mended for them. */
export const freshWordings: readonly Wording[] = [...doors, ...channels, ...orders, ...abroad, ...bystanders];
