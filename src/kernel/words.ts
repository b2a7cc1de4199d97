const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** "2,000" */
export const count = (value: number): string => COUNT.format(value);

/** "1 row", "2,000 rows". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
