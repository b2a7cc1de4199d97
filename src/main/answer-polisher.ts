import type { Config } from '../config/config.ts';
import type { AnswerPolisher } from '../features/deals/ports/polish.ts';

/** The model that says drafted answers better, loaded when it is first asked; null without one: the drafts stand. */
export function createAnswerPolisher({ llm }: Pick<Config, 'llm'>): AnswerPolisher | null {
  if (!llm) return null;
  let polisher: Promise<AnswerPolisher> | undefined;
  const load = async () => {
    const { createLlmAnswerPolisher } = await import('../providers/llm/answer-polisher.ts');
    return createLlmAnswerPolisher({ baseUrl: llm.baseUrl, apiKey: llm.key, model: llm.model });
  };
  return {
    polish: async (request, signal) => {
      polisher ??= load();
      return (await polisher).polish(request, signal);
    },
  };
}
