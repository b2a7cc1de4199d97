import type { Gauge, Registry } from 'prom-client';

type Labels = Record<string, string>;

export interface Metrics {
  /** Adds to a counter; the first use makes it. Labels come from small closed sets, never from what a person sent. */
  count(name: string, labels?: Labels, by?: number): void;
  /** What a counter has counted so far, by the value of one label. */
  counted(name: string, label: string): Map<string, number>;
  /** A number that is read when somebody looks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  render(): Promise<{ contentType: string; body: string }>;
}

interface Series {
  labels: Labels;
  value: number;
}

/** Counters are plain numbers until somebody looks: the metrics library is loaded by the first one who does. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, Series>>();
  const gauges = new Map<string, { help: string; read: () => number | Promise<number> }>();
  let registry: Promise<Registry> | undefined;

  const open = async (): Promise<Registry> => {
    const { Registry, collectDefaultMetrics } = await import('prom-client');
    const fresh = new Registry();
    collectDefaultMetrics({ register: fresh });
    return fresh;
  };

  return {
    count: (name, labels = {}, by = 1) => {
      const series = counters.get(name) ?? new Map<string, Series>();
      counters.set(name, series);
      const key = JSON.stringify(labels);
      const known = series.get(key);
      if (known) known.value += by;
      else series.set(key, { labels, value: by });
    },
    counted: (name, label) => {
      const sums = new Map<string, number>();
      for (const { labels, value } of counters.get(name)?.values() ?? []) {
        const of = labels[label] ?? '';
        sums.set(of, (sums.get(of) ?? 0) + value);
      }
      return sums;
    },
    gauge: (name, help, read) => {
      gauges.set(name, { help, read });
    },
    render: async () => {
      registry ??= open();
      const register = await registry;
      const { Counter, Gauge } = await import('prom-client');
      for (const [name, series] of counters) {
        register.removeSingleMetric(name);
        const labelNames = [...new Set([...series.values()].flatMap(({ labels }) => Object.keys(labels)))];
        const counter = new Counter({ name, help: sentenceOf(name), labelNames, registers: [register] });
        for (const { labels, value } of series.values()) counter.inc(labels, value);
      }
      for (const [name, { help, read }] of gauges) {
        register.removeSingleMetric(name);
        const gauge: Gauge = new Gauge({ name, help, registers: [register] });
        gauge.set(await read());
      }
      return { contentType: register.contentType, body: await register.metrics() };
    },
  };
}

/** "http_requests_total" → "http requests total" */
const sentenceOf = (name: string): string => name.replaceAll('_', ' ');
