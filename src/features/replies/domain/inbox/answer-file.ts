import { type AnswerFileEnding, answerFileEnding } from './answer-file-ending.ts';

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

type Proof = (bytes: Uint8Array) => boolean;
const begins =
  (signature: string): Proof =>
  (bytes) =>
    latin1(bytes, 0, signature.length) === signature;

const LOOKED_AT = 4_096;
const isText: Proof = (bytes) => !bytes.subarray(0, LOOKED_AT).includes(0);
const isWebp: Proof = (bytes) => begins('RIFF')(bytes) && latin1(bytes, 8, 12) === 'WEBP';
const isZip = begins('PK\u0003\u0004');
const isOle = begins('\u00d0\u00cf\u0011\u00e0');
const isJpeg = begins('\u00ff\u00d8\u00ff');
const OFFICE = 'application/vnd.openxmlformats-officedocument';

const TYPES: Readonly<Record<AnswerFileEnding, { type: string; isOne: Proof }>> = {
  pdf: { type: 'application/pdf', isOne: begins('%PDF-') },
  png: { type: 'image/png', isOne: begins('\u0089PNG') },
  jpg: { type: 'image/jpeg', isOne: isJpeg },
  jpeg: { type: 'image/jpeg', isOne: isJpeg },
  gif: { type: 'image/gif', isOne: begins('GIF8') },
  webp: { type: 'image/webp', isOne: isWebp },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, isOne: isZip },
  docx: { type: `${OFFICE}.wordprocessingml.document`, isOne: isZip },
  xls: { type: 'application/vnd.ms-excel', isOne: isOle },
  doc: { type: 'application/msword', isOne: isOle },
  csv: { type: 'text/csv', isOne: isText },
  txt: { type: 'text/plain', isOne: isText },
};

/** The type under which a file goes out; null where it isn't what its name says, or nothing that goes out. */
export function answerFileType(name: string, bytes: Uint8Array): string | null {
  const ending = answerFileEnding(name);
  return ending && TYPES[ending].isOne(bytes) ? TYPES[ending].type : null;
}
