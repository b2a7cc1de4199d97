const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** "2,000" */
export const count = (value: number): string => COUNT.format(value);

/** What comes after a name: "Miragelle Co." ends its sentence by itself, and takes no period of another's. */
export const afterName = (name: string, text: string): string =>
  name.endsWith('.') && text.startsWith('.') ? text.slice(1) : text;

/** "1 row", "2,000 rows". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
