/** A piece of text as it stands on a page, in points; y grows downwards. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Of its letters. */
  height: number;
  /** A cell by itself, however near the next one begins. */
  isCell?: true;
}

export type PdfPage = readonly PlacedText[];
