import { MAX_COMPARED } from '@prosperx/core/fund';
import { PaidOut } from '#domain/fund/paid-out.js';
import { Button } from '#primitives/display/button.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { type ComparisonProps, ComparisonTable } from './comparison-table.js';
import { comparisonText } from './fund-compare.text.js';
import { Growth } from './growth.js';
import css from './comparison.css?inline';

interface Props extends ComparisonProps {
  /** How many that were asked for are there no more. */
  gone: number;
}

/** Funds side by side: how they grew, and then fact by fact. */
export function Comparison({ funds, ids, gone, onChange, onOpened }: Props) {
  const text = useWords(comparisonText);
  useStyles(css);
  const { navigate } = useWidget();
  return (
    <div className="fund-compare">
      <div role="status">{gone > 0 && <p className="fund-compare__note">{text.gone(gone)}</p>}</div>
      <Growth funds={funds} />
      <ComparisonTable funds={funds} ids={ids} onChange={onChange} onOpened={onOpened} />
      {ids.length < MAX_COMPARED && (
        <div>
          <Button onClick={() => navigate('/search')}>{text.add}</Button>
        </div>
      )}
      <PaidOut funds={funds} className="fund-compare__note" />
      {funds.some(({ navsModelled }) => navsModelled) && <p className="fund-compare__note">{text.modelled}</p>}
      <p className="fund-compare__note">{text.past}</p>
      <p className="fund-compare__note">
        <RiskWarning />
      </p>
    </div>
  );
}
