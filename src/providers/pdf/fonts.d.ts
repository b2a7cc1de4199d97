declare module 'subset-font' {
  /** A font of the letters of a text, cut out of another one; of a variable one at the places named on its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  export function create(font: Uint8Array): { hasGlyphForCodePoint(code: number): boolean };
}
