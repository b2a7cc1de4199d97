import type { Config } from '../config/config.ts';
import type { InquiryWriter } from '../features/outreach/ports.ts';

/** The model that personalises inquiries, loaded when it is first asked; null without one: then the rules write. */
export function createInquiryWriter({ llm }: Config): InquiryWriter | null {
  if (!llm) return null;
  let writer: Promise<InquiryWriter> | undefined;
  const load = async () => {
    const { createLlmInquiryWriter } = await import('../providers/llm/inquiry-writer.ts');
    return createLlmInquiryWriter({ baseUrl: llm.baseUrl, apiKey: llm.key, model: llm.model });
  };
  return {
    write: async (request, signal) => {
      writer ??= load();
      return (await writer).write(request, signal);
    },
  };
}
