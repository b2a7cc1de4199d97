/** Says the paragraphs of an answer better, one for one; null when it could not or would not. */
export interface AnswerPolisher {
  polish(
    request: { brand: string; paragraphs: readonly string[] },
    signal: AbortSignal,
  ): Promise<readonly string[] | null>;
}
