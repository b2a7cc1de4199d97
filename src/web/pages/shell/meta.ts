/** The title in the tab, and what a search engine shows below it. */
export const titled = (title: string, description?: string) => [
  { title: `${title} · Linesheet` },
  ...(description ? [{ name: 'description', content: description }] : []),
];
