import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enter, file, leave, message, prepare, receive, shells, welcome } from '#bridge/testing/app-shells.js';
import type { AppWindow } from './native-transport.js';
import { isInAppShell, nativeBridge, whenInAppShell } from './native.js';

beforeEach(prepare);
afterEach(leave);

describe.each(Object.keys(shells))('in the shell of %s', (shell) => {
  it('is known at once, and is greeted', () => {
    const { heard } = enter(shell);
    expect(isInAppShell()).toBe(true);
    nativeBridge();
    expect(heard).toMatchObject([{ source: 'prosperx', v: 1, type: 'hello', payload: { versions: [1] } }]);
  });

  it('the app receives close and download, in order, once it has said welcome', async () => {
    const { types } = enter(shell);
    const bridge = nativeBridge();
    const routes = Promise.all([bridge.download(file), bridge.close()]);
    await Promise.resolve();
    expect(types()).toEqual(['hello']);
    expect(receive(welcome('close', 'download'))).toBe(true);
    expect(await routes).toEqual(['app', 'app']);
    expect(types()).toEqual(['hello', 'download', 'close']);
  });

  it.each([1500, 4000])(
    'is greeted when its object comes %i ms after the page, and hears what follows and nothing that was answered before',
    async (late) => {
      const bridge = nativeBridge();
      expect(await bridge.close()).toBe('none');
      expect(await bridge.download(file)).toBe('browser');
      vi.advanceTimersByTime(late);
      const { types } = enter(shell);
      vi.advanceTimersByTime(250);
      expect(types()).toEqual(['hello']);
      const route = bridge.download(file);
      expect(receive(welcome('download'))).toBe(true);
      expect(await route).toBe('app');
      expect(types()).toEqual(['hello', 'download']);
    },
  );

  it('is greeted by the first verb where its object has just come', async () => {
    const bridge = nativeBridge();
    const { types } = enter(shell);
    const route = bridge.close();
    receive(welcome('close'));
    expect(await route).toBe('app');
    expect(types()).toEqual(['hello', 'close']);
  });

  it('the page receives close and download', () => {
    enter(shell);
    const bridge = nativeBridge();
    const heard: string[] = [];
    for (const type of ['close', 'download'] as const) bridge.on(type, () => heard.push(type));
    receive(welcome());
    expect([receive(message('close')), receive(message('download'))]).toEqual([true, true]);
    expect(heard).toEqual(['close', 'download']);
  });
});

describe.each(['close', 'download'] as const)('a %s of the app that nobody on the page hears', (type) => {
  it('is answered with false, and given to the first who listens within two seconds', () => {
    enter();
    const bridge = nativeBridge();
    expect(receive(message(type))).toBe(false);
    expect(bridge.dropped).toBe(0);
    vi.advanceTimersByTime(2000);
    const [first, second] = [vi.fn(), vi.fn()];
    bridge.on(type, first);
    bridge.on(type, second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  });

  it('is forgotten after that: a screen that listens later is told nothing of it', () => {
    enter();
    const bridge = nativeBridge();
    const leaveScreen = bridge.on(type, () => undefined);
    leaveScreen();
    expect(receive(message(type))).toBe(false);
    vi.advanceTimersByTime(2001);
    const listener = vi.fn();
    bridge.on(type, listener);
    expect(listener).not.toHaveBeenCalled();
    expect(receive(message(type))).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('an app that is written from the table of messages', () => {
  it.each([
    ['Android 14', 'Android 14'],
    ['', ''],
    [14, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('may call itself %j in its welcome', (platform, known) => {
    enter();
    const bridge = nativeBridge();
    expect(receive(message('welcome', { version: 1, platform, capabilities: ['share'] }))).toBe(true);
    expect(bridge.can('share')).toBe(true);
    expect(bridge.platform).toBe(known);
  });

  it.each(['', ',"payload":null', ',"payload":{}'])('is heard when its close ends in "close"%s', (payload) => {
    enter();
    const onClose = vi.fn();
    nativeBridge().on('close', onClose);
    expect(receive(`{"source":"prosperx","v":1,"id":"","type":"close"${payload}}`)).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('an Android message listener', () => {
  it('brings the messages of the app too', () => {
    enter('an Android message listener');
    const onClose = vi.fn();
    nativeBridge().on('close', onClose);
    (window as AppWindow).ProsperXAndroid?.onmessage?.({ data: message('close') });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('an app that never says welcome', () => {
  it('hears close and download after three seconds, and nothing else', async () => {
    const { types } = enter();
    const bridge = nativeBridge();
    const routes = Promise.all([bridge.download(file), bridge.openExternal('https://bank.example')]);
    await Promise.resolve();
    vi.advanceTimersByTime(3000);
    expect(await routes).toEqual(['app', 'browser']);
    expect(types()).toEqual(['hello', 'download']);
  });

  it('does not make the page keep messages without end', async () => {
    enter();
    const bridge = nativeBridge();
    const routes = Array.from({ length: 101 }, () => bridge.close());
    expect(await routes[100]).toBe('none');
  });
});

describe("React Native's object in a page that is not made for an app", () => {
  beforeEach(() => void delete document.documentElement.dataset['prosperxApp']);

  it('is that of any app: what it does not take is left to the browser', async () => {
    const { types } = enter('React Native');
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const bridge = nativeBridge();
    const route = bridge.download(file);
    vi.advanceTimersByTime(3000);
    expect([await route, await bridge.close()]).toEqual(['browser', 'none']);
    expect(assign.mock.calls).toEqual([[file.fileUrl]]);
    expect([isInAppShell(), types()]).toEqual([false, ['hello']]);
  });

  it('is that of one of ours once it has said welcome', async () => {
    const { types } = enter('React Native');
    const route = nativeBridge().download(file);
    receive(welcome('download'));
    expect([await route, isInAppShell(), types()]).toEqual(['app', true, ['hello', 'download']]);
  });

  it('is greeted where the page only asks whether it is in an app, and waits for it', () => {
    const { types } = enter('React Native');
    const found = vi.fn();
    whenInAppShell(found);
    expect([isInAppShell(), types(), found.mock.calls.length]).toEqual([false, ['hello'], 0]);
    receive(welcome('openExternal'));
    vi.advanceTimersByTime(250);
    expect([isInAppShell(), nativeBridge().can('openExternal'), found.mock.calls.length]).toEqual([true, true, 1]);
  });
});

describe('a plain browser', () => {
  it('is looked at for half a minute, and not for ever', () => {
    nativeBridge();
    vi.advanceTimersByTime(31_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an app that fails', () => {
  it('leaves the work to the browser', async () => {
    Object.assign(window, {
      ProsperXAndroid: {
        postMessage: () => {
          throw new Error('Java object is gone');
        },
      },
    });
    const bridge = nativeBridge();
    receive(welcome('download'));
    expect(await bridge.download(file)).toBe('browser');
  });

  it('may reject its promise without a word in the console', async () => {
    const rejected = Promise.reject(new Error('no reply'));
    Object.assign(window, { webkit: { messageHandlers: { prosperx: { postMessage: () => rejected } } } });
    nativeBridge();
    receive(welcome('close'));
    expect(await nativeBridge().close()).toBe('app');
  });
});
