import { callMethod, type Handlers } from '#bridge/channel.js';
import type { MountOptions } from './host-types.js';
import type { FrameSays, Json } from '#bridge/protocol.js';

export interface FrameActions {
  readonly frame: HTMLIFrameElement;
  readonly options: MountOptions;
  /** Fires an event on the container; false when a listener prevented its default. */
  readonly tell: (name: string, detail?: Json) => boolean;
  readonly destroy: () => void;
}

/** What the page does with each message of the frame, coming and going apart. */
export function frameHandlers(actions: FrameActions): Omit<Handlers<FrameSays>, 'ready' | 'bye'> {
  const { frame, options, tell, destroy } = actions;
  const { minHeight = 0, maxHeight = 10_000 } = options;
  return {
    // Names that the browser fires itself, such as "click", are not a widget's to use on somebody's page.
    event: ({ name, detail }) => `on${name}` in frame || tell(name, detail),
    resize: ({ height }) => {
      frame.style.height = `${Math.ceil(Math.min(Math.max(height, minHeight), maxHeight))}px`;
    },
    focus: () => frame.scrollIntoView({ block: 'nearest' }),
    close: () => tell('px-close') && destroy(),
    // A frame never moves this page: when nobody here takes the event, the frame itself saves the file or opens the address.
    download: (file) => !tell('px-download', file),
    navigate: (target) => !tell('px-navigate', target),
    call: ({ method, params }) => callMethod(options.methods, method, params),
  };
}
