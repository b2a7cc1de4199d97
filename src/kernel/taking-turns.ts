/** A millisecond's work, where each takes about a tenth of one. */
const FEW = 8;

/**
 * Lets those who ask go on in their order, a few of them in each turn of the event loop, so that a crowd that is set
 * going never keeps everything else waiting.
 */
export function takingTurns(atOnce = FEW): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const admit = () => {
    for (const goOn of waiting.splice(0, atOnce)) goOn();
    if (waiting.length > 0) setImmediate(admit);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(admit);
    });
}
