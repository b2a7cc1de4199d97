/** Which sheet of which spreadsheet; without one, its first. */
export interface SheetPlace {
  spreadsheetId: string;
  gid: number | null;
}

/** The spreadsheet that an address leads to; null where it is no Google Sheets address. */
export function readSheetAddress(address: string): SheetPlace | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.hostname !== 'docs.google.com') return null;
  const [, spreadsheetId] =
    /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{1,120})(?:\/|$)/.exec(url.pathname) ?? [];
  if (!spreadsheetId || spreadsheetId === 'e') return null;
  const [, gid] = /(?:^|[#&?])gid=(\d{1,12})(?:&|$)/.exec(`${url.hash}${url.search}`) ?? [];
  return { spreadsheetId, gid: gid === undefined ? null : Number(gid) };
}
