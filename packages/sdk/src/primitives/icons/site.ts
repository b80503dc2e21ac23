import { arrowLeft, arrowRight, cart, chevronDown, search } from './controls.js';
import { phone } from './features.js';

/*
 * Shapes that the site alone shows: paths on a grid of 24 px.
 */

export const bars = 'M5 20v-6M12 20V9M19 20V4';
export const calculator =
  'M7.25 3.5h9.5a2.25 2.25 0 0 1 2.25 2.25v12.5a2.25 2.25 0 0 1-2.25 2.25h-9.5a2.25 2.25 0 0 1-2.25-2.25v-12.5a2.25 2.25 0 0 1 2.25-2.25zM8.25 7.25h7.5M8.4 12h.1M12 12h.1M15.6 12h.1M8.4 16h.1M12 16h.1M15.6 16h.1';
export const calendar =
  'M6.25 5.25h11.5a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-11.5a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5zM3.75 10h16.5M8 3v4M16 3v4';
export const chart = 'M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M7.5 14.5l3.75-4.25 3 2.75L20 6.5';
export const compass = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M15.75 8.25l-2.4 5.1-5.1 2.4 2.4-5.1 5.1-2.4Z';
export const dots =
  'M5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M18 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0';
export const drop = 'M12 3.5c3.8 4.3 6 7.3 6 10.25a6 6 0 0 1-12 0C6 10.8 8.2 7.8 12 3.5Z';
export const edit = 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4';
export const external = 'M13.5 4.5h6v6M19.5 4.5l-9 9M17 13.5v6H4.5V7h6';
export const filter =
  'M4 7h9M18.5 7H20M4 17h1.5M11 17h9M13.25 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M5.75 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0';
export const help =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M9.5 9.75a2.5 2.5 0 1 1 3.6 2.2c-.75.4-1.1.8-1.1 1.8M12 16.4v.1';
export const home = 'M4 10.75 12 4l8 6.75V20h-5.5v-5.5h-5V20H4v-9.25Z';
export const landmark = 'M4 20V9l8-5 8 5v11M4 20h16M9 20v-6h6v6';
export const leaf = 'M5 19C4 10.5 9 4.5 19.5 4.5c.5 9.5-4.5 14-10.5 13.5M5 19c1.5-5 4.5-8 9-9.5';
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1';
export const loan =
  'M11.5 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M3 13h3.5l2.25-1.5h3.5L15 13.75h-3.5M14.5 14.5 19 12.25c1.6-.7 2.5 1 1.25 2L14 18.5H6.5L3 17.5';
export const logout = 'M14 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8M10 12h10M16.5 8.5 20 12l-3.5 3.5';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const minus = 'M5 12h14';
export const news =
  'M5.75 4.5h12.5a2.25 2.25 0 0 1 2.25 2.25v10.5a2.25 2.25 0 0 1-2.25 2.25h-12.5a2.25 2.25 0 0 1-2.25-2.25v-10.5a2.25 2.25 0 0 1 2.25-2.25zM7 9h10M7 12.5h4.5M7 16h4.5M14.5 12.5H17V16h-2.5z';
export const pen =
  'M3.5 19.5c3-6 5.5-9.5 7.5-9.5 2.25 0-1 6 1 6 1.6 0 2.2-2 3.4-2 1 0 1 1.6 2.2 1.6 1 0 1.9-.6 2.9-1.4';
export const play = 'M8 5.5v13l11-6.5-11-6.5Z';
export const receipt = 'M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17zM9 8h6M9 12h6';
export const rocket =
  'M12 15 9 12c.8-3.8 3.2-7.2 9.5-8.5C17.2 9.8 15.8 14.2 12 15ZM9 12H5.5L8 8.5l2.5-.5M12 15v3.5L15.5 16l.5-2.5M6.5 15.5c-1.5.5-2 2.5-2 4 1.5 0 3.5-.5 4-2';
export const scale =
  'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.75 2.75 0 0 0 5 0L5 7ZM19 7l-2.5 6.5a2.75 2.75 0 0 0 5 0L19 7Z';
export const shield = 'M12 3.5 5 6v5.5c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6l-7-2.5ZM8.75 11.75l2.4 2.4 4.2-4.4';
export const sort = 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5';
export const spark = 'M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18';
export const star = 'M12 4l2.45 5.1 5.55.75-4.05 3.9 1 5.5L12 16.55l-4.95 2.7 1-5.5L4 9.85l5.55-.75L12 4Z';
export const target =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 12h.1';
export const transfer = 'M5 5v6.5A4.5 4.5 0 0 0 9.5 16H19M15 12l4 4-4 4';
export const trophy =
  'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0V4ZM7.5 5.5H4.25c0 3 1.2 4.6 3.5 5M16.5 5.5h3.25c0 3-1.2 4.6-3.5 5M12 14v3.5M8.5 20h7';
export const up = 'M12 19.5v-15M6 10.5l6-6 6 6';
export const user =
  'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0M4.75 20c.8-3.8 3.6-5.75 7.25-5.75S18.45 16.2 19.25 20';
export const users =
  'M5.75 8.5a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0M2.75 19.25c.7-3.3 3.1-5 6.25-5s5.55 1.7 6.25 5M15.5 5.6a3.25 3.25 0 0 1 0 5.9M17.5 14.7c2 .6 3.3 2.2 3.75 4.55';

/** The icons that the site itself shows, so that it does not load the rest. */
export const siteIcons = {
  arrowLeft,
  arrowRight,
  calculator,
  calendar,
  cart,
  chart,
  chevronDown,
  compass,
  home,
  landmark,
  logout,
  phone,
  receipt,
  rocket,
  scale,
  search,
  shield,
  target,
  transfer,
  trophy,
  user,
  users,
} as const;
