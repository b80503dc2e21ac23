import type { Route } from './native-fallback.js';
import type { Capability, FileOffer, Share } from '#bridge/protocol.js';

/**
 * The app around the page. Each verb tells who did it: `app`; `browser`, the fallback where there is no app or it lacks
 * the capability; `none`. Inside an app that has not answered yet, verbs wait for its welcome, three seconds at most.
 */
export interface NativeBridge {
  /** "android", "ios" or whatever the app calls itself; undefined before its welcome. */
  readonly platform: string | undefined;
  /** How many messages from the app were thrown away. */
  readonly dropped: number;
  /** Whether the app said it can; an app that never said anything can close and download. */
  can(capability: Capability): boolean;
  /** UPI and bank links. https and the payment schemes only, else `none`. Browser: a new tab, or the system's app chooser. */
  openExternal(url: string): Promise<Route>;
  /** Browser: the system's share sheet, `none` where it has none. */
  share(share: Share): Promise<Route>;
  /** `fileUrl` must be https, else `none`. Browser: a new tab. */
  download(file: FileOffer): Promise<Route>;
  /** Browser: `none`, a page cannot close a tab that it did not open. */
  close(): Promise<Route>;
  /**
   * Listens to the app's own buttons: `close` is back, which where there is nothing to go back to is answered by `close()`; `download` asks
   * for the file on the screen. A message that came before anybody listened is kept for the first who does. Returns the way to stop.
   */
  on(type: 'close' | 'download', listener: () => void): () => void;
}
