/** Calls `work` for 0 … count-1, so many at once; each place takes the next as soon as it is free. */
export async function keepInFlight(
  count: number,
  places: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const place = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(places, count) }, place));
}
