import { categoryPath, type FundCategory } from '@prosperx/core/fund';
import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { bars, chart, drop, landmark, leaf, rocket, scale } from '#primitives/icons/site.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { homeTilesContract } from './home-tiles.contract.js';
import { homeTilesText } from './home-tiles.text.js';
import css from './home-tiles.css?inline';

const live = () => import('./live-tiles.lazy.js');
/** The tiles are whole without them. */
const OpenNfos = lazy(async () => (await live()).OpenNfos, { optional: true });
const LoanTile = lazy(async () => (await live()).LoanTile, { optional: true });

type Name = 'balanced' | 'bestFunds' | 'debt' | 'equity' | 'liquid' | 'nfo' | 'taxSaver';

interface TileOf {
  readonly name: Name;
  readonly icon: string;
  readonly to: string;
  readonly category?: FundCategory;
}

const ofCategory = (name: Name, icon: string, category: FundCategory): TileOf => ({
  name,
  icon,
  category,
  to: categoryPath(category),
});

/** In the order that is prescribed; the loan of advisors comes after the tax savers. */
const TILES: readonly TileOf[] = [
  { name: 'bestFunds', icon: bars, to: '/best-performing-funds' },
  ofCategory('taxSaver', leaf, 'ELSS'),
  { name: 'nfo', icon: rocket, to: '/nfos' },
  ofCategory('equity', chart, 'Equity'),
  ofCategory('debt', landmark, 'Fixed Income'),
  ofCategory('liquid', drop, 'Money Market/Liquid'),
  ofCategory('balanced', scale, 'Allocation'),
];

type Given = ViewProps<typeof homeTilesContract>;

interface HomeTilesProps extends Pick<Given, 'loanUrl'> {
  heading?: Given['heading'];
  /** Stands beside the heading. */
  aside?: ReactNode;
}

/** Ways to the funds of each kind, as the widget and as a part of the site's home. */
export function HomeTiles({ heading, loanUrl, aside }: HomeTilesProps) {
  const text = useWords(homeTilesText);
  const title = heading ?? text.browse;
  useStyles(css);
  const { apiBase } = useWidget();
  const isConnected = apiBase !== null;
  return (
    <section aria-label={title}>
      <div className="home-tiles__head">
        <h2>{title}</h2>
        {aside}
      </div>
      <ul className="home-tiles px-plain">
        {TILES.map(({ name, icon, to, category }) => (
          <Fragment key={name}>
            <li>
              <SiteLink to={to} params={category && { mutualFundCategory: category }}>
                <Tile icon={icon} label={name === 'balanced' ? <Balanced /> : text[name]}>
                  {name === 'nfo' && isConnected ? <OpenNfos fallback={text.nfoNote} /> : text[`${name}Note`]}
                </Tile>
              </SiteLink>
            </li>
            {name === 'taxSaver' && loanUrl !== '' && isConnected && <LoanTile loanUrl={loanUrl} />}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  icon: string;
  label: ReactNode;
  children: ReactNode;
}

function Tile({ icon, label, children }: TileProps) {
  return (
    <>
      <Icon shape={icon} />
      <b>{label}</b>
      <small>{children}</small>
    </>
  );
}

/** Its name, and the one of narrow widgets. */
function Balanced() {
  const { balanced, hybrid } = useWords(homeTilesText);
  return (
    <>
      <span>{balanced}</span>
      <span>{hybrid}</span>
    </>
  );
}

export const HomeTilesWidget = /* @__PURE__ */ toReact(homeTilesContract, HomeTiles);
