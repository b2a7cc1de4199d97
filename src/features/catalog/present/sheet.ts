import type { SheetLinkView } from '../contract/sheet.ts';
import type { SheetPlace } from '../domain/sheet-address.ts';

/** What a person needs to know of how spreadsheets are reached. */
interface SheetBooks {
  shareWith: string | null;
  addressOf(place: SheetPlace): string;
}

interface Link extends SheetPlace {
  code: string;
  provenAt: Date | null;
  readAt: Date | null;
  writtenAt: Date | null;
  writeDueAt: Date | null;
  problem: string | null;
}

export const presentSheetLink = (link: Link | null, { shareWith, addressOf }: SheetBooks): SheetLinkView => ({
  shareWith,
  sheet: link && {
    address: addressOf(link),
    code: link.code,
    isProven: link.provenAt !== null,
    readAt: link.readAt?.toISOString() ?? null,
    writtenAt: link.writtenAt?.toISOString() ?? null,
    isWriting: link.writeDueAt !== null && link.problem === null,
    problem: link.problem,
  },
});
