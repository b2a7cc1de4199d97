/** What a process wrote to its log, as it is kept. */
export interface LogLine {
  id: number;
  at: Date;
  /** As pino numbers them. */
  level: number;
  message: string;
  process: string;
  /** JSON, cut where it was very long. */
  fields: string;
}
