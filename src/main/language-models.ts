import type { Config } from '../config/config.ts';
import type { LanguageModel } from '../config/providers.ts';
import type { AnswerPolisher } from '../features/deals/ports/polish.ts';
import type { InquiryWriter } from '../features/outreach/ports.ts';
import type { ReplyReader } from '../features/replies/ports.ts';

const settingsOf = ({ baseUrl, key, model }: LanguageModel) => ({ baseUrl, apiKey: key, model });

/** The library takes a while to load, and most who are set up with a model don't need it at the start. */
function whenFirstAsked<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** The model that personalises inquiries; null without one: then the rules write. */
export function createInquiryWriter({ llm }: Pick<Config, 'llm'>): InquiryWriter | null {
  if (!llm) return null;
  const writer = whenFirstAsked(async () => {
    const { createLlmInquiryWriter } = await import('../providers/llm/inquiry-writer.ts');
    return createLlmInquiryWriter(settingsOf(llm));
  });
  return { write: async (request, signal) => (await writer()).write(request, signal) };
}

/** The model that reads answers where rules are unsure; null without one. */
export function createReplyReader({ llm }: Pick<Config, 'llm'>): ReplyReader | null {
  if (!llm) return null;
  const reader = whenFirstAsked(async () => {
    const { createLlmReplyReader } = await import('../providers/llm/reply-reader.ts');
    return createLlmReplyReader(settingsOf(llm));
  });
  return { read: async (reply, signal) => (await reader()).read(reply, signal) };
}

/** The model that says drafted answers better; null without one: the drafts stand. */
export function createAnswerPolisher({ llm }: Pick<Config, 'llm'>): AnswerPolisher | null {
  if (!llm) return null;
  const polisher = whenFirstAsked(async () => {
    const { createLlmAnswerPolisher } = await import('../providers/llm/answer-polisher.ts');
    return createLlmAnswerPolisher(settingsOf(llm));
  });
  return { polish: async (request, signal) => (await polisher()).polish(request, signal) };
}
