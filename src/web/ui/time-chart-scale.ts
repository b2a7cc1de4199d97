const STEPS = [1, 2, 5];
const MOST_GRIDLINES = 4;

/** Round values from nothing to at least `most`, three or four of them, by which a chart is read. */
export function gridValues(most: number): number[] {
  const wanted = Math.max(most, MOST_GRIDLINES - 1);
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((each) => each * power).find((each) => wanted <= each * (MOST_GRIDLINES - 1));
    if (step) return Array.from({ length: Math.ceil(wanted / step) + 1 }, (_, index) => index * step);
  }
}

/** Which of so many points get a label, evenly, so that there is room for each; always the last. */
export function labelledPoints(points: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(points / Math.max(1, room)));
  const labelled: number[] = [];
  for (let index = points - 1; index >= 0; index -= every) labelled.unshift(index);
  return labelled;
}
