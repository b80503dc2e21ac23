/** `@prosperx/sdk/bridge`: a page inside a mobile app's web-view talks to the app. */
export type { Route } from './bridge/native/native.js';
export type { NativeBridge } from './bridge/native/native.js';
export { isInAppShell, nativeBridge, whenInAppShell } from './bridge/native/native.js';
export type { Capability, FileOffer, Share } from './bridge/protocol.js';
