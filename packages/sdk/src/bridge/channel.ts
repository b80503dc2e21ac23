import { type MessageOf, parse, rateCap, write } from './parse.js';
import type { Guards, Json } from './protocol.js';

/** What can go wrong between two sides: no answer in time, the other side left, it knows no such method, the message is too long or not JSON, the method itself failed, no version in common. */
export type BridgeErrorCode =
  | 'timed_out'
  | 'disconnected'
  | 'method_unknown'
  | 'too_large'
  | 'failed'
  | 'version_unsupported';

/** A call over the bridge that came to nothing. `code` says why; a newer other side may send codes that are not in the list. */
export class BridgeError extends Error {
  constructor(readonly code: BridgeErrorCode | (string & {})) {
    super(code);
  }
}

/** What is done with each message; what it gives back is sent as the answer where one is wanted. */
export type Handlers<Messages> = {
  readonly [T in Exclude<keyof Messages, 'result' | 'failed'>]: (payload: Messages[T]) => unknown;
};

/** Methods that the other side may call by name. */
export type Methods = Readonly<Record<string, (params: Json) => unknown>>;

export interface ChannelOptions<In> {
  readonly port: MessagePort;
  readonly version: number;
  readonly guards: Guards<In>;
  readonly handlers: Handlers<In>;
  /** Called for each message that is thrown away. */
  readonly drop: () => void;
  /** Milliseconds until an unanswered request fails with `timed_out`. */
  readonly timeout: number;
}

export interface Channel<Out> {
  post<T extends keyof Out & string>(type: T, payload: Out[T]): void;
  /** Sends and waits for the answer; rejects with a BridgeError. */
  request<T extends keyof Out & string>(type: T, payload: Out[T]): Promise<Json>;
  /** Ends the channel for good; requests under way fail with `disconnected`. */
  close(): void;
}

/** Runs one of `methods`; names that come with every object, such as "constructor", are not among them. */
export function callMethod(methods: Methods | undefined, name: string, params: Json): unknown {
  const method = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method) throw new BridgeError('method_unknown');
  return method(params);
}

/** One side of a private port: parses what comes in, ties answers to requests, counts what it throws away. */
export function openChannel<In, Out>(options: ChannelOptions<In>): Channel<Out> {
  const { port, version, drop } = options;
  const requests = createRequests(options.timeout);
  const mayPass = rateCap();
  let lastId = 0;

  /** False when the message is too long: a mistake of ours, counted like those of the other side. */
  const send = (id: string, type: string, payload: unknown) => {
    const text = write(version, id, type, payload);
    if (text === undefined) drop();
    else port.postMessage(text);
    return text !== undefined;
  };

  const answer = async (id: string, handle: () => unknown) => {
    try {
      const value = (await handle()) ?? null;
      if (!send(id, 'result', { value })) throw new BridgeError('too_large');
    } catch (error) {
      // Only the code crosses over: messages and stacks may tell what is not the other side's business.
      send(id, 'failed', { code: error instanceof BridgeError ? error.code : 'failed' });
    }
  };

  const receive = ({ id, type, payload }: MessageOf<Record<string, unknown>>) => {
    if (type === 'result' || type === 'failed') {
      const { code, value } = payload as { code?: string; value?: Json };
      if (!requests.settle(id, code, value ?? null)) drop();
      return;
    }
    const handle = () => (options.handlers as Record<string, (payload: unknown) => unknown>)[type]?.(payload);
    if (id) void answer(id, handle);
    else handle();
  };

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = mayPass() && parse(data, options.guards as Guards<Record<string, unknown>>, version);
    if (message) receive(message);
    else drop();
  };

  return {
    post: (type, payload) => void send('', type, payload),
    request: async (type, payload) => {
      const id = String(++lastId);
      if (!send(id, type, payload)) throw new BridgeError('too_large');
      return requests.wait(id);
    },
    close: () => {
      port.close();
      requests.end('disconnected');
    },
  };
}

type Finish = (failure: string | undefined, value: Json) => void;

/** Requests under way, by the id their answer will carry. */
interface Requests {
  /** Settles with the answer; rejects with `timed_out` when none comes in time. */
  wait(id: string): Promise<Json>;
  /** False when nobody waits for this id. */
  settle(id: string, failure: string | undefined, value: Json): boolean;
  /** Fails all that wait. */
  end(code: string): void;
}

/** `timeout` in milliseconds. */
function createRequests(timeout: number): Requests {
  const waiting = new Map<string, Finish>();

  const settle: Requests['settle'] = (id, failure, value) => {
    const finish = waiting.get(id);
    waiting.delete(id);
    finish?.(failure, value);
    return !!finish;
  };

  return {
    settle,
    wait: (id) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(settle, timeout, id, 'timed_out', null);
        waiting.set(id, (failure, value) => {
          clearTimeout(timer);
          if (failure === undefined) resolve(value);
          else reject(new BridgeError(failure));
        });
      }),
    end: (code) => [...waiting.keys()].forEach((id) => settle(id, code, null)),
  };
}
