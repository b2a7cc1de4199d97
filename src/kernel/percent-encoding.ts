/** What a percent-encoded text stands for; the text itself where it isn't encoded as it should be. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
