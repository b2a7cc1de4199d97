import type { SheetLinkView } from '../contract/sheet.ts';
import type { SheetPlace } from '../domain/sheet-address.ts';

interface Link extends SheetPlace {
  code: string;
  provenAt: Date | null;
  readAt: Date | null;
  writtenAt: Date | null;
  problem: string | null;
}

export const presentSheetLink = (link: Link | null, shareWith: string | null): SheetLinkView => ({
  shareWith,
  sheet: link && {
    address: `https://docs.google.com/spreadsheets/d/${link.spreadsheetId}/edit${link.gid === null ? '' : `#gid=${link.gid}`}`,
    code: link.code,
    isProven: link.provenAt !== null,
    readAt: link.readAt?.toISOString() ?? null,
    writtenAt: link.writtenAt?.toISOString() ?? null,
    problem: link.problem,
  },
});
