import { openChannel, type Channel } from './channel.js';
import { frameHandlers, type FrameActions } from './frame-handlers.js';
import { whenGreeted } from './greeted.js';
import { frameGuards, type PageSays } from './protocol.js';

export interface FrameLink {
  readonly channel: Channel<PageSays> | undefined;
  readonly dropped: number;
  stop(): void;
}

interface FrameLinkOptions extends FrameActions {
  readonly origin: string;
  readonly onConnect: () => void;
  readonly fail: (code: string) => void;
}

/** Keeps the page tied to the frame: connects to each document it loads, and says so when none comes in time. */
export function openFrameLink(options: FrameLinkOptions): FrameLink {
  const { frame, origin, fail, tell, onConnect } = options;
  const { timeout = 10_000 } = options.options;
  let channel: Channel<PageSays> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let dropped = 0;
  const drop = () => void dropped++;

  const waitForFrame = () => {
    channel?.close();
    channel = undefined;
    clearTimeout(overdue);
    overdue = setTimeout(fail, timeout, 'timed_out');
  };
  const onReady = () => {
    clearTimeout(overdue);
    tell('px-ready');
  };
  const handlers = { ...frameHandlers(options), ready: onReady, bye: waitForFrame };
  const ungreet = whenGreeted({
    frame,
    origin,
    drop,
    onRefuse: () => fail('version_unsupported'),
    onConnect: (port, version) => {
      waitForFrame();
      channel = openChannel({ port, version, guards: frameGuards, handlers, drop, timeout });
      onConnect();
    },
  });
  waitForFrame();

  return {
    get channel() {
      return channel;
    },
    get dropped() {
      return dropped;
    },
    stop: () => {
      ungreet();
      waitForFrame();
      clearTimeout(overdue);
    },
  };
}
