/** Number of an ink in the theme: 1 what was put in, 2 what it became, 3 to 6 further series. */
export type Ink = 1 | 2 | 3 | 4 | 5 | 6;

export interface PlotLine {
  ink: Ink;
  /** One value an x. */
  values: readonly number[];
  /** Below it: `wash` to the ground, `band` down to the line before it, `fade` to nothing. */
  fill?: 'wash' | 'band' | 'fade' | undefined;
  /** A benchmark. */
  dashed?: boolean | undefined;
  /** Marks its latest point. */
  dot?: boolean | undefined;
}

/** What is drawn. x ascends; values are plain numbers, since a plot knows only lengths. */
export interface PlotData {
  x: readonly number[];
  lines: readonly PlotLine[];
  low: number;
  high: number;
}

/** The same numbers for those who cannot see the plot, printed as they should be read. */
export interface PlotTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A position from the top or the left edge in per cent. */
export const percent = (value: number, from: number, to: number): string =>
  `${(((value - from) / (to - from || 1)) * 100).toFixed(2)}%`;
