import { Money, rupees } from '@prosperx/sdk/internal';
import { homeText } from './home.text.js';
import { TaxSaverStrip } from './lazy-regions.js';

const SAVED = rupees(46_800);

export function TaxSavers() {
  return (
    <section className="h-tax">
      <div className="h-tax__funds">
        <TaxSaverStrip />
      </div>
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
