import { DataProvider, formatMoney, Icon, packMinimum, siteIcons, usePacks } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { homeText } from './home.text.js';

const SHOWN = 3;

/** The first of the packs, each a way to all of them. Nothing is there until they are. */
export const Packs = () => (
  <DataProvider>
    <PackCards />
  </DataProvider>
);

function PackCards() {
  const { data: packs = [] } = usePacks();
  if (packs.length === 0) return null;
  return (
    <section className="x-section" aria-labelledby="packs">
      <div className="x-head">
        <h2 className="x-h2" id="packs">
          {homeText.packs}
        </h2>
        <Link className="px-link px-small" to="/packs">
          {homeText.allPacks}
        </Link>
      </div>
      <div className="h-calc h-packs">
        {packs.slice(0, SHOWN).map(({ encryptedMintPackId, packName, summary, schemes, limits }) => (
          <Link key={encryptedMintPackId} className="x-card" to="/packs">
            <span>
              <b>{packName}</b>
              <small>{summary}</small>
              <small>{homeText.pack(schemes.length, formatMoney(packMinimum(limits)))}</small>
            </span>
            <Icon shape={siteIcons.arrowRight} />
          </Link>
        ))}
      </div>
    </section>
  );
}
