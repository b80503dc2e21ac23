/** Which icons the header shows beside the logo and the account (specification, platform, section 2). */
export interface HeaderPreset {
  readonly search: boolean;
  readonly cart: boolean;
}

const full: HeaderPreset = { search: true, cart: true };
/** The page is a search itself. */
const searching: HeaderPreset = { search: false, cart: true };
/** Who pays is led nowhere else. */
const paying: HeaderPreset = { search: false, cart: false };

const presets: Readonly<Record<string, HeaderPreset>> = {
  '/search-panel': searching,
  '/order-summary': paying,
  '/payment-error': paying,
};

/** Of a path of the site. */
export const headerPresetOf = (pathname: string): HeaderPreset => presets[pathname] ?? full;
