/** A UUID, version 7: sorts by the time it was made, which keeps indexes dense. */
export function uuidv7(now: number = Date.now()): string {
  const time = Math.floor(now).toString(16).padStart(12, '0');
  // A version 4 UUID from its version on: random, with the variant where version 7 has it too.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** When a version 7 UUID was made. */
export const madeAt = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isUuid = (text: string): boolean => UUID.test(text);
