import { Money, rupees, TaxSaverStrip } from '@prosperx/sdk/internal';
import { homeText } from './home.text.js';

const SAVED = rupees(46_800);

export function TaxSavers() {
  return (
    <section className="h-tax">
      <TaxSaverStrip />
      <aside className="h-46800">
        <p className="px-small">{homeText.saveUpTo}</p>
        <p>
          <Money amount={SAVED} size="hero" />
        </p>
        <p className="px-small">{homeText.taxNote}</p>
        <p className="h-46800__bar" aria-hidden="true">
          <i />
          <i />
        </p>
        <p className="h-46800__ends px-small">
          <span>{homeText.yourCost}</span>
          <span>{homeText.saved}</span>
        </p>
      </aside>
    </section>
  );
}
