/** A part of a topic: a paragraph, things to do in their order, words with what they mean, or text for a machine. */
export type HelpBlock =
  | string
  | { steps: readonly string[] }
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { code: string };

export interface HelpTopic {
  /** The anchor; other pages and our own requests name it. */
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
}
