import { allSheets } from '#theme/all-sheets.js';
import brand from '#primitives/display/brand.css?inline';
import button from '#primitives/display/button.css?inline';
import icon from '#primitives/display/icon.css?inline';
import link from '#primitives/display/link.css?inline';
import menu from '#primitives/overlay/menu.css?inline';
import breadcrumb from './breadcrumb.css?inline';

/** What the site adopts once: the base, and the primitives whose class names it puts on its router's links. */
export const siteSheets: readonly string[] = [...allSheets, brand, breadcrumb, button, icon, link, menu];
