import { arrowLeft, cart, search } from './features.js';
import { arrowRight, chevronDown } from './controls.js';
import {
  calculator,
  chart,
  compass,
  drop,
  landmark,
  leaf,
  loan,
  logout,
  scale,
  shield,
  target,
  trophy,
  user,
} from './site.js';

/** The icons that the site itself shows, so that it does not load the rest. */
export const siteIcons = {
  arrowLeft,
  arrowRight,
  calculator,
  cart,
  chart,
  chevronDown,
  compass,
  drop,
  landmark,
  leaf,
  loan,
  logout,
  scale,
  search,
  shield,
  target,
  trophy,
  user,
} as const;
