/** A message port for tests: what is posted arrives in the next microtask, as text and in order. */
class FakePort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: FakePort | undefined;
  closed = false;
  readonly posted: unknown[] = [];

  postMessage(data: unknown): void {
    this.posted.push(data);
    const { other, closed } = this;
    // As with real ports: what was sent before the sender closed still arrives.
    if (!closed) queueMicrotask(() => other?.closed || other?.onmessage?.({ data }));
  }

  close(): void {
    this.closed = true;
  }
}

/** Two ends that know each other, in the place of a MessageChannel. */
export class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** Two ends typed as the browser's. */
export function fakePorts(): { ours: MessagePort; theirs: MessagePort; posted: readonly unknown[] } {
  const { port1, port2 } = new FakeChannel();
  const asPort = (port: FakePort) => port as unknown as MessagePort;
  return { ours: asPort(port1), theirs: asPort(port2), posted: port1.posted };
}

/** Lets every message that is under way arrive, and what it sets off. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
