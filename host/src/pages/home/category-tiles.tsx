import { Icon, siteIcons } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { nav } from '#nav.js';
import { homeText } from './home.text.js';

export function CategoryTiles() {
  return (
    <section className="x-section" aria-labelledby="browse">
      <h2 className="x-h2" id="browse">
        {homeText.browse}
      </h2>
      <ul className="h-tiles px-plain">
        {nav.tiles.map(({ label, narrowLabel, to, search, icon, note }) => (
          <li key={label}>
            <Link to={to} search={search}>
              <Icon shape={siteIcons[icon]} />
              <b>
                <span className="only-wide">{label}</span>
                <span className="only-narrow">{narrowLabel}</span>
              </b>
              <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
