/** A row of what a person takes along: values by their names, as they are read. */
export type Row = Record<string, unknown>;

/** Returns a moment as it is written in a file; null for none. */
export const isoOf = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();
