/** Where the crawler finds hosts that are not looked up: the only way in which it reaches a private address. */
export interface FixedTarget {
  hostname: string;
  port: number;
}

export interface FixedTargets {
  find(host: string): FixedTarget | undefined;
  /** Of "*.X=…": suffixes below which each name is a site of its own. */
  readonly suffixes: readonly string[];
}

const PATTERN = /^(\*\.)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)=(\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d{1,5})$/i;

/** Reads patterns such as "*.test=127.0.0.1:4010" and "acme.example=127.0.0.1:4010"; throws on any other. */
export function readFixedTargets(patterns: readonly string[]): FixedTargets {
  const exact = new Map<string, FixedTarget>();
  const below: { suffix: string; target: FixedTarget }[] = [];
  for (const pattern of patterns) {
    const match = PATTERN.exec(pattern.trim());
    const port = Number(match?.[4]);
    if (!match?.[2] || !match[3] || port < 1 || port > 65_535) {
      throw new Error(`"${pattern}" is not of the form *.name=address:port`);
    }
    const name = match[2].toLowerCase();
    const target = { hostname: match[3].replace(/^\[|\]$/g, ''), port };
    if (match[1]) below.push({ suffix: `.${name}`, target });
    else exact.set(name, target);
  }
  // The longest pattern is the most particular one.
  below.sort((one, other) => other.suffix.length - one.suffix.length);
  return {
    suffixes: below.map(({ suffix }) => suffix.slice(1)),
    find: (host) => exact.get(host) ?? below.find(({ suffix }) => host.endsWith(suffix))?.target,
  };
}
