import { callMethod, type Channel, type Handlers, openChannel } from '#bridge/channel.js';
import { agree, parse, write } from '#bridge/parse.js';
import {
  frameHandshakeGuards,
  frameGuards,
  type FrameMessages,
  type Json,
  type PageMessages,
  VERSIONS,
} from '#bridge/protocol.js';
import type { MountOptions } from './host-types.js';

export interface FrameLink {
  readonly dropped: () => number;
  stop(): void;
}

interface FrameLinkOptions extends FrameActions {
  readonly origin: string;
  /** The channel of the document that is there now; undefined while there is none. */
  readonly onChannel: (channel: Channel<PageMessages> | undefined) => void;
  /** `message`: what the frame says of it. */
  readonly fail: (code: string, message?: string) => void;
}

/** Milliseconds in which a document that has loaded must have said hello. Without one the frame was refused, or led elsewhere: browsers tell no more. */
const HANDSHAKE_TIMEOUT = 2_000;

/** Keeps the page tied to the frame: connects to each document it loads, and says so when none comes in time. */
export function openFrameLink(options: FrameLinkOptions): FrameLink {
  const { frame, origin, fail, tell, onChannel } = options;
  const { timeout = 10_000 } = options.options;
  let channel: Channel<PageMessages> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let dropped = 0;
  const drop = () => void dropped++;

  const expectWithin = (milliseconds: number) => {
    clearTimeout(overdue);
    overdue = setTimeout(fail, milliseconds, 'unreachable');
  };
  const waitForFrame = () => {
    channel?.close();
    onChannel((channel = undefined));
    expectWithin(timeout);
  };
  const onLoad = () => {
    if (!channel) expectWithin(Math.min(HANDSHAKE_TIMEOUT, timeout));
  };
  const onReady = () => {
    clearTimeout(overdue);
    tell('px-ready');
  };
  const handlers = { ...frameHandlers(options), ready: onReady, bye: waitForFrame };
  const ungreet = hostHandshake({
    frame,
    origin,
    drop,
    onRefuse: (code, message) => {
      clearTimeout(overdue);
      fail(code, message);
    },
    onConnect: (port, version) => {
      waitForFrame();
      channel = openChannel({ port, version, guards: frameGuards, handlers, drop, timeout });
      onChannel(channel);
    },
  });
  frame.addEventListener('load', onLoad);
  // a lazy frame asks for nothing until its reader comes near
  if (frame.loading !== 'lazy') waitForFrame();

  return {
    dropped: () => dropped,
    stop: () => {
      ungreet();
      frame.removeEventListener('load', onLoad);
      waitForFrame();
      clearTimeout(overdue);
    },
  };
}

interface FrameActions {
  readonly frame: HTMLIFrameElement;
  readonly options: MountOptions;
  /** Fires an event on the container; false when a listener prevented its default. */
  readonly tell: (name: string, detail?: Json) => boolean;
  readonly destroy: () => void;
}

/** Returns what the page does with each message of the frame, coming and going apart. */
function frameHandlers(actions: FrameActions): Omit<Handlers<FrameMessages>, 'ready' | 'bye'> {
  const { frame, options, tell, destroy } = actions;
  const { minHeight = 0, maxHeight = 10_000 } = options;
  return {
    // Names that the browser fires itself, such as "click", are not a widget's to use on somebody's page.
    event: ({ name, detail }) => `on${name}` in frame || tell(name, detail),
    resize: ({ height }) => {
      frame.style.height = `${Math.ceil(Math.min(Math.max(height, minHeight), maxHeight))}px`;
    },
    close: () => tell('px-close') && destroy(),
    // A frame never moves this page: when nobody here takes the event, the frame itself saves the file or opens the address.
    download: (file) => !tell('px-download', file),
    navigate: (target) => !tell('px-navigate', target),
    call: ({ method, params }) => callMethod(options.methods, method, params),
  };
}

interface HostHandshakeOptions {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly onConnect: (port: MessagePort, version: number) => void;
  /** The frame speaks none of our versions, or says itself why there is no widget. */
  readonly onRefuse: (code: string, message?: string) => void;
  readonly drop: () => void;
  readonly versions?: readonly number[];
}

/** Waits for the frame's hello and answers it with a private port: once for each document the frame loads. Returns the way to stop. */
export function hostHandshake({
  frame,
  origin,
  onConnect,
  onRefuse,
  drop,
  versions = VERSIONS,
}: HostHandshakeOptions): () => void {
  let answered: string | undefined;

  const onMessage = (event: MessageEvent<unknown>) => {
    const source = frame.contentWindow;
    const ours = source !== null && event.source === source && event.origin === origin;
    const hello = ours ? parse(event.data, frameHandshakeGuards, 1) : undefined;
    if (hello?.type === 'refused') return onRefuse(hello.payload.code, hello.payload.message);
    // The same nonce twice is a hello repeated while our answer was on its way, or a replay: the first port stands.
    if (!source || !hello || hello.payload.nonce === answered) return drop();
    const { nonce } = hello.payload;
    answered = nonce;
    const version = agree(versions, hello.payload.versions);
    const reply = (type: string, payload: object, ports: Transferable[]) =>
      source.postMessage(write(1, '', type, { nonce, ...payload }), origin, ports);
    if (version === undefined) {
      reply('refuse', { versions }, []);
      return onRefuse('version_unsupported');
    }
    const { port1, port2 } = new MessageChannel();
    onConnect(port1, version);
    reply('port', { version }, [port2]);
  };

  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
