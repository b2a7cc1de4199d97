/** What a text says as JSON; undefined where it is none, which no JSON can say. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
