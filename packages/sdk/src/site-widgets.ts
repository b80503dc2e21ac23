/** `@prosperx/sdk/site/widgets`. For the site: shows any widget by its name, in an iframe and on the review page. */
export { connectGuest, type Guest } from './bridge/guest/guest.js';
export { postRefusal } from './bridge/guest/handshake.js';
export { privateOrigins, publicOrigins } from './bridge/origins.js';
export type { JsonObject } from './bridge/protocol.js';
export { cartWrites } from './queries/cart.js';
export { mergeVisit } from './queries/merge-visit.js';
export { FILE_TAKER } from './services/hand-file.js';
export { pageUrl } from './services/open-page.js';
export { makeVisitorName } from './services/private-headers.js';
export { configure, type Provider, sharedProvider } from './services/provider-registry.js';
export { createServices, SERVICES } from './services/services.js';
export { useWidget } from './services/widget-context.js';
export { allSheets } from './theme/all-sheets.js';
export type { Contract } from './widget/contract.js';
export { registerElement } from './widget/element.js';
export { toReact } from './widget/react.js';
export { type WidgetRow, widgets } from './widgets.js';
