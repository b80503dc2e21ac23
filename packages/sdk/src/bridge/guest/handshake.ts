import { parse, write } from '#bridge/parse.js';
import { VERSIONS, pageHandshakeGuards } from '#bridge/protocol.js';

export interface HandshakeOptions {
  readonly widget: string;
  /** The origins to greet; nobody else ever gets a message. */
  readonly origins: readonly string[];
  readonly onConnect: (port: MessagePort, version: number) => void;
  /** The page speaks none of our versions. */
  readonly onRefuse: () => void;
  readonly drop: () => void;
  readonly versions?: readonly number[];
}

/** The longest pause between two hellos; with doubling pauses the last goes out after about half a minute. */
const LONGEST_PAUSE = 16_000;

/** 128 random bits behind a letter, since names begin with one. crypto.randomUUID() is missing on plain http. */
const makeNonce = () =>
  `n${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Tells the page that there is no widget here, and why. */
export function postRefusal(code: string, message: string, origins: readonly string[]): void {
  const refused = write(1, '', 'refused', { code, message });
  for (const origin of origins) window.parent.postMessage(refused, origin);
}

/**
 * Says hello to the page until it hands over a port, which it may do once. The answer must come from the parent window,
 * from a greeted origin, with our nonce and a version that we offered. Returns the way to stop.
 */
export function handshake({
  widget,
  origins,
  onConnect,
  onRefuse,
  drop,
  versions = VERSIONS,
}: HandshakeOptions): () => void {
  const page = window.parent;
  const nonce = makeNonce();
  const hello = write(1, '', 'hello', { nonce, versions, widget });
  let pause = 125;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = false;

  const sayHello = () => {
    for (const origin of origins) page.postMessage(hello, origin);
    pause *= 2;
    if (pause <= LONGEST_PAUSE) timer = setTimeout(sayHello, pause);
  };

  const onMessage = (event: MessageEvent<unknown>) => {
    const ours = !answered && event.source === page && origins.includes(event.origin);
    const answer = ours ? parse(event.data, pageHandshakeGuards, 1) : undefined;
    if (answer?.payload.nonce !== nonce) return drop();
    const [port] = event.ports;
    if (answer.type === 'port' && !(port && versions.includes(answer.payload.version))) return drop();
    answered = true;
    clearTimeout(timer);
    if (answer.type === 'refuse') onRefuse();
    else if (port) onConnect(port, answer.payload.version);
  };

  addEventListener('message', onMessage);
  if (page !== window) sayHello();
  return () => {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
  };
}
