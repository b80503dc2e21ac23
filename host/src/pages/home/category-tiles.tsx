import { Icon, siteIcons } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { nav } from '#nav.js';
import { homeText } from './home.text.js';
import { LoanTile } from './lazy-regions.js';

/** The advisor's loan comes after the tax savers. */
const [first, ...rest] = nav.tiles;

export function CategoryTiles() {
  return (
    <section className="x-section" aria-labelledby="browse">
      <h2 className="x-h2" id="browse">
        {homeText.browse}
      </h2>
      <ul className="h-tiles px-plain">
        <Tile {...first} />
        <LoanTile />
        {rest.map((tile) => (
          <Tile key={tile.label} {...tile} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ label, narrowLabel, to, search, icon, note }: (typeof nav.tiles)[number]) {
  return (
    <li>
      <Link to={to} search={search}>
        <Icon shape={siteIcons[icon]} />
        <b>
          <span className="only-wide">{label}</span>
          <span className="only-narrow">{narrowLabel}</span>
        </b>
        <small>{note}</small>
      </Link>
    </li>
  );
}
