import { formatPercent } from '@prosperx/core/format';
import { useWords } from '#primitives/hooks/use-words.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useStyles } from '#theme/use-styles.js';
import css from './delta.css?inline';

export interface DeltaProps {
  /** Per cent; negative for a loss. */
  percent: number;
  /** The same change in rupees, before the per cent; with a minus for a loss. */
  rupees?: string | undefined;
}

/** A change: triangle, figure, and a word for those who see neither. */
export function Delta({ percent, rupees }: DeltaProps) {
  const text = useWords(primitivesText);
  useStyles(css);
  const figures = formatPercent(Math.abs(percent));
  const direction = figures === formatPercent(0) ? 'flat' : percent > 0 ? 'up' : 'down';
  return (
    <span className="px-delta" data-dir={direction}>
      <span className="px-vh">{`${text[direction]} `}</span>
      {rupees === undefined ? figures : `${rupees} (${figures})`}
    </span>
  );
}
