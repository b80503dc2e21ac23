import { BridgeError, callMethod, type Channel, type Methods, openChannel } from '#bridge/channel.js';
import {
  type FileOffer,
  type FrameMessages,
  type Json,
  type JsonObject,
  pageGuards,
  type PageMessages,
} from '#bridge/protocol.js';
import { autoSize, type AutoSize } from './auto-size.js';
import { handshake } from './handshake.js';

const MAX_KEPT = 100;

/** The frame's side of the bridge: greets the page, then passes props in, events and heights out. */
export function connectGuest(options: GuestOptions): Guest {
  let kept: FrameMessages['event'][] = [];
  let isReady = false;
  let sizing: AutoSize | undefined;

  const link = openGuestLink(
    options,
    (channel) => {
      sizing = autoSize(options.content, (height) => channel.post('resize', { height }));
      for (const event of kept) channel.post('event', event);
      kept = [];
      if (isReady) channel.post('ready', {});
      options.onConnect?.();
    },
    () => sizing?.stop(),
  );
  const ask = (request: Promise<unknown> | undefined) =>
    Promise.resolve(request).then(
      (taken) => taken === true,
      () => false,
    );

  return {
    get connected() {
      return link.channel !== undefined;
    },
    get dropped() {
      return link.dropped;
    },
    ready: () => {
      isReady = true;
      sizing?.measure();
      link.channel?.post('ready', {});
    },
    event: (name, detail) => {
      if (link.channel) link.channel.post('event', { name, detail });
      else kept = [...kept, { name, detail }].slice(-MAX_KEPT);
    },
    close: () => link.channel?.post('close', {}),
    download: (file) => ask(link.channel?.request('download', file)),
    navigate: (to, params) => ask(link.channel?.request('navigate', { to, params })),
    call: async (method, params = null) => {
      if (!link.channel) throw new BridgeError('disconnected');
      return link.channel.request('call', { method, params });
    },
    destroy: link.destroy,
  };
}

interface GuestLink {
  readonly channel: Channel<FrameMessages> | undefined;
  readonly dropped: number;
  destroy(): void;
}

/** Keeps the frame tied to its page: greets it, again after the page came back from the back-forward cache, and says bye. */
function openGuestLink(
  options: GuestOptions,
  onOpen: (channel: Channel<FrameMessages>) => void,
  onEnd: () => void,
): GuestLink {
  const { widget, origins, methods, timeout = 10_000 } = options;
  let channel: Channel<FrameMessages> | undefined;
  let stopHandshake: (() => void) | undefined;
  let dropped = 0;
  const drop = () => void dropped++;

  const handlers = {
    props: ({ props }: PageMessages['props']) => options.onProps(props),
    focus: () => options.onFocus?.(),
    close: () => options.onClose?.(),
    call: ({ method, params }: PageMessages['call']) => callMethod(methods, method, params),
  };
  const onConnect = (port: MessagePort, version: number) => {
    channel = openChannel<PageMessages, FrameMessages>({ port, version, drop, timeout, handlers, guards: pageGuards });
    onOpen(channel);
  };
  const connect = () => {
    stopHandshake = handshake({ widget, origins, drop, onConnect, onRefuse: () => options.onRefuse?.() });
  };
  const disconnect = () => {
    stopHandshake?.();
    channel?.post('bye', {});
    channel?.close();
    channel = undefined;
    onEnd();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) connect();
  };

  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', onShow);
  connect();

  return {
    get channel() {
      return channel;
    },
    get dropped() {
      return dropped;
    },
    destroy: () => {
      disconnect();
      removeEventListener('pagehide', disconnect);
      removeEventListener('pageshow', onShow);
    },
  };
}

export interface GuestOptions {
  readonly widget: string;
  /** The origins to greet, from `publicOrigins` or `privateOrigins`. */
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
