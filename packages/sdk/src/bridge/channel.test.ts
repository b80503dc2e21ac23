import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callMethod, openChannel, type Channel, type Handlers } from './channel.js';
import { MESSAGES_PER_SECOND } from './parse.js';
import { frameGuards, pageGuards, type FrameMessages, type Json, type PageMessages } from './protocol.js';
import { fakePorts, settled } from './testing/fake-ports.js';

const ignore = () => undefined;

function openPair(
  onFrame: Partial<Handlers<PageMessages>> = {},
  onPage: Partial<Handlers<FrameMessages>> = {},
  version = 1,
) {
  const { ours, theirs, posted } = fakePorts();
  const dropped = { page: 0, frame: 0 };
  const shared = { version, timeout: 1000 };
  const page: Channel<PageMessages> = openChannel<FrameMessages, PageMessages>({
    ...shared,
    port: ours,
    guards: frameGuards,
    handlers: { ...nothing<FrameMessages>(frameGuards), ...onPage },
    drop: () => dropped.page++,
  });
  const frame: Channel<FrameMessages> = openChannel<PageMessages, FrameMessages>({
    ...shared,
    port: theirs,
    guards: pageGuards,
    handlers: { ...nothing<PageMessages>(pageGuards), ...onFrame },
    drop: () => dropped.frame++,
  });
  return { page, frame, dropped, posted, pagePort: ours, framePort: theirs };
}

const nothing = <Messages>(guards: object) =>
  Object.fromEntries(Object.keys(guards).map((type) => [type, ignore])) as unknown as Handlers<Messages>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a request', () => {
  it('is settled by its own answer, in whatever order answers come', async () => {
    const answers: ((value: Json) => void)[] = [];
    const { page } = openPair({ call: () => new Promise((resolve) => answers.push(resolve)) });
    const first = page.request('call', { method: 'a', params: null });
    const second = page.request('call', { method: 'b', params: null });
    await settled();
    answers[1]?.('second');
    answers[0]?.('first');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  });

  it('fails with timed_out when nobody answers, and a late answer is dropped', async () => {
    let answer: (value: Json) => void = ignore;
    const { page, dropped } = openPair({ call: () => new Promise((resolve) => (answer = resolve)) });
    const request = page.request('call', { method: 'slow', params: null }).catch((error: unknown) => error);
    await settled();
    vi.advanceTimersByTime(1000);
    expect(await request).toMatchObject({ code: 'timed_out' });
    answer('late');
    await settled();
    expect(dropped.page).toBe(1);
  });

  it('fails with disconnected when the channel ends under it', async () => {
    const { page } = openPair({ call: () => new Promise(ignore) });
    const request = page.request('call', { method: 'slow', params: null }).catch((error: unknown) => error);
    page.close();
    expect(await request).toMatchObject({ code: 'disconnected' });
  });

  it('for a method that is not there fails with method_unknown, also for names every object has', async () => {
    const { page } = openPair({ call: ({ method, params }) => callMethod({ add: () => 3 }, method, params) });
    for (const method of ['subtract', 'constructor', 'toString', 'hasOwnProperty']) {
      await expect(page.request('call', { method, params: null })).rejects.toMatchObject({ code: 'method_unknown' });
    }
    expect(await page.request('call', { method: 'add', params: null })).toBe(3);
  });

  it('fails with failed and not a word more when the method throws', async () => {
    const { page, posted, framePort } = openPair({
      call: () => {
        throw new Error('PAN ABCDE1234F is not registered');
      },
    });
    const crossed: unknown[] = [];
    const post = framePort.postMessage.bind(framePort);
    framePort.postMessage = (text: unknown) => {
      crossed.push(text);
      post(text);
    };
    await expect(page.request('call', { method: 'check', params: null })).rejects.toMatchObject({ code: 'failed' });
    expect(JSON.stringify([...crossed, ...posted])).not.toContain('ABCDE');
  });

  it('fails with too_large when it, or its answer, is longer than the cap', async () => {
    const long = 'x'.repeat(70_000);
    const { page } = openPair({ call: () => long });
    await expect(page.request('call', { method: 'a', params: long })).rejects.toMatchObject({ code: 'too_large' });
    await expect(page.request('call', { method: 'a', params: '' })).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('a channel', () => {
  it('drops and counts what is not the protocol', async () => {
    const onResize = vi.fn();
    const { dropped, framePort, frame } = openPair({}, { resize: onResize });
    for (const junk of ['', '{', '[]', 'null', { type: 'resize' }, 7, null]) framePort.postMessage(junk);
    frame.post('resize', { height: 12 });
    await settled();
    expect(dropped.page).toBe(7);
    expect(onResize).toHaveBeenCalledExactlyOnceWith({ height: 12 });
  });

  it('drops answers that nobody asked for', async () => {
    const { dropped, framePort } = openPair();
    framePort.postMessage(JSON.stringify({ source: 'prosperx', v: 1, id: '1', type: 'result', payload: { value: 1 } }));
    await settled();
    expect(dropped.page).toBe(1);
  });

  it('drops what is more than the cap in one second, and listens again in the next', async () => {
    const onResize = vi.fn();
    const { frame, dropped } = openPair({}, { resize: onResize });
    for (let height = 0; height < 1000; height++) frame.post('resize', { height });
    await settled();
    expect(onResize).toHaveBeenCalledTimes(MESSAGES_PER_SECOND);
    expect(dropped.page).toBe(1000 - MESSAGES_PER_SECOND);
    vi.advanceTimersByTime(1000);
    frame.post('resize', { height: 5 });
    await settled();
    expect(onResize).toHaveBeenLastCalledWith({ height: 5 });
  });

  it('speaks the version that was agreed on and no other', async () => {
    const onResize = vi.fn();
    const { frame, dropped, framePort } = openPair({}, { resize: onResize }, 2);
    framePort.postMessage(JSON.stringify({ source: 'prosperx', v: 1, id: '', type: 'resize', payload: { height: 1 } }));
    frame.post('resize', { height: 2 });
    await settled();
    expect(onResize).toHaveBeenCalledExactlyOnceWith({ height: 2 });
    expect(dropped.page).toBe(1);
  });
});
