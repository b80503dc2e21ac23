import { isInAppShell, nativeBridge } from '#bridge/native/native.js';
import { SITE } from './use-redirect.js';

/** Whether the app around the site opens a place itself: a bank, which its view may not load. Pages of ours stay in the view. */
export function isOpenedByApp(path: string): boolean {
  return !path.startsWith(SITE) && isInAppShell() && nativeBridge().can('openExternal');
}
