import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '#bridge/testing/fake-ports.js';
import { FRAME, deliver, fakeWindow, message, read, STRANGERS } from '#bridge/testing/fake-windows.js';
import { hostHandshake } from './frame-link.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that is greeted', () => {
  function start(versions: readonly number[] = [1]) {
    const guest = fakeWindow();
    const onConnect = vi.fn();
    const onRefuse = vi.fn();
    const drop = vi.fn();
    const frame = { contentWindow: guest.asWindow } as HTMLIFrameElement;
    const stop = hostHandshake({ frame, origin: FRAME, onConnect, onRefuse, drop, versions });
    return { guest, frame, onConnect, onRefuse, drop, stop };
  }
  const hello = (nonce: string, versions: readonly unknown[] = [1]) =>
    message('hello', { nonce, versions, widget: 'probe' });

  it('hands a port to the origin of the frame and to no other', () => {
    const { guest, onConnect, stop } = start();
    deliver(hello('nA'), guest.asWindow, FRAME);
    expect(guest.sent).toHaveLength(1);
    expect(guest.sent[0]).toMatchObject({ origin: FRAME });
    expect(guest.sent[0]?.ports).toHaveLength(1);
    expect(read(guest.sent[0])).toMatchObject({ type: 'port', payload: { nonce: 'nA', version: 1 } });
    expect(onConnect).toHaveBeenCalledTimes(1);
    stop();
  });

  it('hands out one port for a nonce, and another for the next document', () => {
    const { guest, onConnect, drop, stop } = start();
    deliver(hello('nA'), guest.asWindow, FRAME);
    deliver(hello('nA'), guest.asWindow, FRAME);
    deliver(hello('nB'), guest.asWindow, FRAME);
    expect(onConnect).toHaveBeenCalledTimes(2);
    expect(drop).toHaveBeenCalledTimes(1);
    expect(guest.sent.map((sent) => read(sent).payload.nonce)).toEqual(['nA', 'nB']);
    stop();
  });

  it.each(STRANGERS)('drops a hello %s', (_, source, origin) => {
    const { guest, onConnect, drop, stop } = start();
    deliver(hello('nA'), source === undefined ? guest.asWindow : source, origin);
    expect(onConnect).not.toHaveBeenCalled();
    expect(guest.sent).toHaveLength(0);
    expect(drop).toHaveBeenCalledTimes(1);
    stop();
  });

  it('drops a hello that comes when the frame is gone', () => {
    const { frame, onConnect, drop, stop } = start();
    Object.assign(frame, { contentWindow: null });
    deliver(hello('nA'), null, FRAME);
    expect(onConnect).not.toHaveBeenCalled();
    expect(drop).toHaveBeenCalledTimes(1);
    stop();
  });

  it('agrees with an older and with a newer frame on what both speak', () => {
    const { guest, onConnect, stop } = start([1, 2]);
    deliver(hello('nA', [1]), guest.asWindow, FRAME);
    deliver(hello('nB', [2, 3]), guest.asWindow, FRAME);
    expect(onConnect.mock.calls.map(([, version]) => version as number)).toEqual([1, 2]);
    stop();
  });

  it('refuses a frame that speaks another language altogether', () => {
    const { guest, onConnect, onRefuse, stop } = start([1]);
    deliver(hello('nA', [7]), guest.asWindow, FRAME);
    expect(onConnect).not.toHaveBeenCalled();
    expect(onRefuse).toHaveBeenCalledTimes(1);
    expect(read(guest.sent[0])).toMatchObject({ type: 'refuse', payload: { versions: [1] } });
    stop();
  });

  it('hears nothing after it stopped', () => {
    const { guest, onConnect, drop, stop } = start();
    stop();
    deliver(hello('nA'), guest.asWindow, FRAME);
    expect(onConnect).not.toHaveBeenCalled();
    expect(drop).not.toHaveBeenCalled();
  });
});
