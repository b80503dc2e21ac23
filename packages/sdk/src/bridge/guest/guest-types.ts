import type { Methods } from '#bridge/channel.js';
import type { FileOffer, Json, JsonObject } from '#bridge/protocol.js';

export interface GuestOptions {
  readonly widget: string;
  /** From `publicOrigins` or `privateOrigins`. */
  readonly origins: readonly string[];
  /** The element whose height the frame takes. */
  readonly content: Element;
  /** All props, each time they change. They come from another site: check them before use. */
  readonly onProps: (props: JsonObject) => void;
  /** The page holds the other end now; also after it was restored from the browser's back-forward cache. */
  readonly onConnect?: () => void;
  /** The page's loader is too old or too new for this frame. */
  readonly onRefuse?: () => void;
  readonly onFocus?: () => void;
  readonly onClose?: () => void;
  /** What the page may call. */
  readonly methods?: Methods;
  /** Milliseconds until a request that is not answered fails; 10,000 by default. */
  readonly timeout?: number;
}

export interface Guest {
  readonly connected: boolean;
  /** How many messages this frame received and threw away. */
  readonly dropped: number;
  /** The widget is on the screen. */
  ready(): void;
  /** Tells the page of an event. Kept until there is a page to tell, the newest hundred. */
  event(name: string, detail: Json): void;
  /** Asks the page to bring the frame into view. */
  focus(): void;
  /** Asks the page to take the frame away. */
  close(): void;
  /** True when the page takes the file; otherwise it is the frame's to save. */
  download(file: FileOffer): Promise<boolean>;
  /** True when the page goes there itself; otherwise the frame opens the site's own page. */
  navigate(to: string, params: JsonObject): Promise<boolean>;
  /** Calls a method of the page. Rejects with a BridgeError. */
  call(method: string, params?: Json): Promise<Json>;
  destroy(): void;
}
