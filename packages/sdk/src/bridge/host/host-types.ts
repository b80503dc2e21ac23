import type { Methods } from '#bridge/channel.js';
import type { Json, JsonObject } from '#bridge/protocol.js';

export interface MountOptions {
  /** The widget's name without "px-": "sip-calculator". */
  readonly widget: string;
  /** Where ProsperX is served, e.g. "https://invest.example/". Default: the origin this script came from, so set it when the SDK is bundled. */
  readonly base?: string | undefined;
  /** The whole address of the frame, in place of `base`. */
  readonly src?: string | undefined;
  /** Your partner id; widgets that need a session appear on the registered origins of this partner alone. */
  readonly partner?: string | undefined;
  /** What the widget's reference page lists. JSON values, never secrets; text is read as an attribute would be. */
  readonly props?: JsonObject | undefined;
  /** The frame's accessible name. Default: the widget's name in words. */
  readonly title?: string | undefined;
  /** `lazy`: nothing is loaded until the reader comes near. */
  readonly loading?: string | undefined;
  /** Bounds of the frame's height in CSS pixels; 0 and 10,000 by default. */
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
  /** Milliseconds until a frame that does not greet counts as `unreachable`, or a call that is not answered as failed; 10,000 by default. */
  readonly timeout?: number | undefined;
  /** Every event of the widget and px-ready, px-error, px-navigate, px-download, px-close. The container fires the same as bubbling CustomEvents; a listener there may prevent the last three. */
  readonly onEvent?: ((name: string, detail: Json) => void) | undefined;
  /** What the widget may ask of this page, e.g. `getToken`. */
  readonly methods?: Methods | undefined;
}

export interface MountedWidget {
  readonly frame: HTMLIFrameElement;
  /** How many messages this page received and threw away: malformed, too many, or from elsewhere. */
  readonly dropped: number;
  /** Lays `props` over those given before; several changes at once travel as one message. */
  update(props: JsonObject): void;
  /** Calls a method of the widget. Rejects with a BridgeError: `disconnected` before px-ready, `timed_out`, `method_unknown`, `failed`. */
  call(method: string, params?: Json): Promise<Json>;
  /** Moves the keyboard focus to the widget's first control. */
  focus(): void;
  /** Asks the widget to finish; it answers with px-close. */
  close(): void;
  /** Takes the frame away and ends every call. */
  destroy(): void;
}
