import type { Config } from '../config/config.ts';
import type { ReplyReader } from '../features/replies/ports.ts';

/** The model that reads answers where rules are unsure, loaded when it is first asked; null without one. */
export function createReplyReader({ llm }: Pick<Config, 'llm'>): ReplyReader | null {
  if (!llm) return null;
  let reader: Promise<ReplyReader> | undefined;
  const load = async () => {
    const { createLlmReplyReader } = await import('../providers/llm/reply-reader.ts');
    return createLlmReplyReader({ baseUrl: llm.baseUrl, apiKey: llm.key, model: llm.model });
  };
  return {
    read: async (reply, signal) => {
      reader ??= load();
      return (await reader).read(reply, signal);
    },
  };
}
