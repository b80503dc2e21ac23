import { MAX_COMPARED } from '@prosperx/core/fund';
import { useCompared } from '#domain/fund-choice/compared.js';
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
  /** Ids that were asked for and are there no more. */
  gone: readonly string[];
}

/** Funds side by side: how they grew, and then fact by fact. */
export function Comparison({ funds, ids, gone, onChange, onOpened }: Props) {
  const text = useWords(comparisonText);
  useStyles(css);
  const { navigate } = useWidget();
  const compared = useCompared();
  const isThere = (id: string) => !gone.includes(id);
  const standing = ids.filter(isThere);
  const add = () => {
    compared.set([...new Set([...standing, ...compared.ids.filter(isThere)])].slice(0, MAX_COMPARED));
    navigate('/search');
  };
  return (
    <div className="fund-compare">
      <div>
        <div role="status">{gone.length > 0 && <p className="fund-compare__note">{text.gone(gone.length)}</p>}</div>
        {gone.length > 0 && (
          <Button size="sm" onClick={() => onChange(standing)}>
            {text.removeGone}
          </Button>
        )}
      </div>
      <Growth funds={funds} />
      {funds.length > 0 && <ComparisonTable funds={funds} ids={standing} onChange={onChange} onOpened={onOpened} />}
      {standing.length < MAX_COMPARED && (
        <div>
          <Button onClick={add}>{text.add}</Button>
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
