/** `@prosperx/sdk/embed`: widgets as iframes, on any page and for any framework. */
import { discoverWidgets } from './bridge/host/host.js';

export { BridgeError, type BridgeErrorCode } from './bridge/channel.js';
export { discoverWidgets, mountWidget } from './bridge/host/host.js';
export type { MountOptions, MountedWidget } from './bridge/host/host-types.js';
export type { Json, JsonObject } from './bridge/protocol.js';

// A module script runs when the document is parsed, so the marked places are there. On a server there is nothing to do.
if (typeof document !== 'undefined') discoverWidgets();
