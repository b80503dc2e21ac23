import { useEffect, useState } from 'react';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import type { probeContract } from './probe-contract.js';
import { probeText as text } from './probe.text.js';
import css from './probe.css?inline';

/** What happened to the views of this page, in order. */
export const log: unknown[] = [];
/** The objects that views were given. */
export const objects: unknown[] = [];

export function Probe(props: ViewProps<typeof probeContract>) {
  const { monthlyAmount, label, tone, open, chart, fund, broken, onChanged } = props;
  const { apiBase, partner, theme, navigate, fail } = useWidget();
  const [typed, setTyped] = useState('');
  useStyles(css);
  useEffect(() => {
    log.push('mounted');
    return () => void log.push('unmounted');
  }, []);
  log.push('rendered');
  objects.push(fund);
  if (broken) throw new Error('the PAN ABCDE1234F was typed');
  // More than the contract names: the rest must stay inside.
  const change = () => onChanged?.({ years: 3, pan: 'ABCDE1234F' } as { years: number });
  return (
    <section className="probe">
      <pre>{JSON.stringify({ monthlyAmount, label, tone, open, chart, apiBase, partner, theme })}</pre>
      <input aria-label={text.note} value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      <button type="button" onClick={change}>
        {text.change}
      </button>
      <button type="button" onClick={() => navigate('/cart-review', { from: 'probe', step: 2 })}>
        {text.leave}
      </button>
      <button type="button" onClick={() => fail(new Error('the PAN ABCDE1234F was typed'))}>
        {text.fail}
      </button>
    </section>
  );
}
