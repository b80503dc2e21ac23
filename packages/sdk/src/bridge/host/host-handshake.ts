import { agree, parse, write } from '#bridge/parse.js';
import { VERSIONS, frameGreetings } from '#bridge/protocol.js';

export interface HostHandshakeOptions {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly onConnect: (port: MessagePort, version: number) => void;
  /** The frame speaks none of our versions. */
  readonly onRefuse: () => void;
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
    const hello = ours ? parse(event.data, frameGreetings, 1) : undefined;
    // The same nonce twice is a hello repeated while our answer was on its way, or a replay: the first port stands.
    if (!source || !hello || hello.payload.nonce === answered) return drop();
    const { nonce } = hello.payload;
    answered = nonce;
    const version = agree(versions, hello.payload.versions);
    const reply = (type: string, payload: object, ports: Transferable[]) =>
      source.postMessage(write(1, '', type, { nonce, ...payload }), origin, ports);
    if (version === undefined) {
      reply('refuse', { versions }, []);
      return onRefuse();
    }
    const { port1, port2 } = new MessageChannel();
    onConnect(port1, version);
    reply('port', { version }, [port2]);
  };

  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
