import type { Projection } from '@prosperx/core/sip';
import { GrowthChart, type GrowthChartProps } from '#primitives/chart/growth-chart.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { assumptionsText } from './assumptions.text.js';

/** In px; calculator.css keeps as much free. */
const HEIGHT = 190;

export interface ResultChartProps {
  /** The chart in a sentence. */
  summary: string;
  points: Projection['points'];
  columns?: GrowthChartProps['columns'];
}

/** Shows what is put in and what it grows to, year by year. */
export function ResultChart({ summary, points, columns }: ResultChartProps) {
  return <GrowthChart label={summary} points={points} columns={columns} height={HEIGHT} />;
}

/** What a calculator assumes, by its kind. */
export type AssumptionsOf = keyof typeof assumptionsText;

/** Says what the results rest on. */
export function AssumptionsList({ of = 'instalments' }: { of?: AssumptionsOf | undefined }) {
  return `${useWords(assumptionsText)[of]} `;
}
