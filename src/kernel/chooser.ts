/**
 * Picks from lists by a text: always the same for the same text, and evenly over many. Each pick takes fresh digits of
 * the text's hash (FNV-1a, finished so that all of its bits move).
 */
export function chooser(text: string): <Item>(items: readonly Item[]) => Item | undefined {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (items) => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
    hash ^= hash >>> 16;
    return items[(hash >>> 0) % items.length];
  };
}
