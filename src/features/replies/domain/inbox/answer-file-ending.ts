/** What brands open and their mail servers let through: nothing that runs, and no archives. */
const ENDINGS = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'xlsx',
  'docx',
  'xls',
  'doc',
  'csv',
  'txt',
] as const;
export type AnswerFileEnding = (typeof ENDINGS)[number];

export const ANSWER_FILE_ENDINGS: readonly string[] = ENDINGS.map((ending) => `.${ending}`);
export const ANSWER_FILE_WORDS = 'a PDF, a picture, a Word or Excel file, a CSV or a text file';

/** Null where a name has none that goes along. */
export function answerFileEnding(name: string): AnswerFileEnding | null {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return ENDINGS.find((one) => one === ending) ?? null;
}
