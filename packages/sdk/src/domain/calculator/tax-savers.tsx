import { useWidget } from '#api/widget-context.js';
import { useLater } from './use-later.js';

const loadStrip = () => import('./tax-saver-strip.js');

/** The strip of tax-saving funds, where there is a server to ask: without one not even its code is fetched. */
export function TaxSavers() {
  const { apiBase } = useWidget();
  const part = useLater(loadStrip, apiBase !== null);
  return part && <part.TaxSaverStrip />;
}
