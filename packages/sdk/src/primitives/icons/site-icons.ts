import { arrowLeft } from './arrow-left.js';
import { arrowRight } from './arrow-right.js';
import { calculator } from './calculator.js';
import { cart } from './cart.js';
import { chart } from './chart.js';
import { chevronDown } from './chevron-down.js';
import { compass } from './compass.js';
import { drop } from './drop.js';
import { landmark } from './landmark.js';
import { leaf } from './leaf.js';
import { loan } from './loan.js';
import { logout } from './logout.js';
import { scale } from './scale.js';
import { search } from './search.js';
import { shield } from './shield.js';
import { target } from './target.js';
import { trophy } from './trophy.js';
import { user } from './user.js';

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
