import { openChannel, type Channel } from '#bridge/channel.js';
import { frameHandlers, type FrameActions } from './frame-handlers.js';
import { whenGreeted } from './host-handshake.js';
import { frameGuards, type PageSays } from '#bridge/protocol.js';

export interface FrameLink {
  readonly dropped: () => number;
  stop(): void;
}

interface FrameLinkOptions extends FrameActions {
  readonly origin: string;
  /** The channel of the document that is there now; undefined while there is none. */
  readonly onChannel: (channel: Channel<PageSays> | undefined) => void;
  readonly fail: (code: string) => void;
}

/** Milliseconds in which a document that has loaded must have said hello. Without one the frame was refused, or led elsewhere: browsers tell no more. */
const GREETING = 2_000;

/** Keeps the page tied to the frame: connects to each document it loads, and says so when none comes in time. */
export function openFrameLink(options: FrameLinkOptions): FrameLink {
  const { frame, origin, fail, tell, onChannel } = options;
  const { timeout = 10_000 } = options.options;
  let channel: Channel<PageSays> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let dropped = 0;
  const drop = () => void dropped++;

  const expectWithin = (milliseconds: number) => {
    clearTimeout(overdue);
    overdue = setTimeout(fail, milliseconds, 'timed_out');
  };
  const waitForFrame = () => {
    channel?.close();
    onChannel((channel = undefined));
    expectWithin(timeout);
  };
  const onLoad = () => {
    if (!channel) expectWithin(Math.min(GREETING, timeout));
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
      onChannel(channel);
    },
  });
  frame.addEventListener('load', onLoad);
  waitForFrame();

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
