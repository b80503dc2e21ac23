import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAppAddress, isWebAddress } from './addresses.js';
import type { AppWindow } from './native-transport.js';
import { isInAppShell, nativeBridge } from './native.js';

const app = window as unknown as Record<string, unknown>;
const file = { fileName: 'mandate.pdf', fileUrl: 'https://files.example/m/1', fileType: 'pdf' };
const message = (type: string, payload: object = {}) =>
  JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload });
const welcome = (...capabilities: string[]) => message('welcome', { version: 1, platform: 'android', capabilities });
const receive = (json: unknown) => (window as AppWindow).ProsperX?.receive?.(json);

/** Puts an app's object into the page and gives what the app hears. */
const shells: Record<string, (hear: (text: string) => void) => void> = {
  'an Android message listener': (hear) => (app['ProsperXAndroid'] = { postMessage: hear, onmessage: null }),
  'an Android interface': (hear) => (app['ProsperXAndroid'] = { postMessage: hear }),
  iOS: (hear) => (app['webkit'] = { messageHandlers: { prosperx: { postMessage: hear } } }),
  'React Native': (hear) => (app['ReactNativeWebView'] = { postMessage: hear }),
  Flutter: (hear) => (app['ProsperX'] = { postMessage: hear }),
};

function enter(shell = 'iOS') {
  const heard: { type: string; payload: Record<string, unknown> }[] = [];
  shells[shell]?.((text) => void heard.push(JSON.parse(text) as (typeof heard)[number]));
  return { heard, types: () => heard.map(({ type }) => type) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of ['ProsperXAndroid', 'webkit', 'ReactNativeWebView', 'ProsperX']) delete app[name];
  delete (window as unknown as Record<symbol, unknown>)[Symbol.for('prosperx.native.1')];
});

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

  it('the page receives close and download', () => {
    enter(shell);
    const bridge = nativeBridge();
    const onClose = vi.fn();
    bridge.on('close', onClose);
    receive(welcome());
    expect(receive(message('close'))).toBe(true);
    expect(receive(message('download'))).toBe(true);
    const onDownload = vi.fn();
    bridge.on('download', onDownload);
    expect([onClose.mock.calls.length, onDownload.mock.calls.length]).toEqual([1, 1]);
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
  it('is told close and download after three seconds, and nothing else', async () => {
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

describe('an app that fails', () => {
  it('leaves the work to the browser', async () => {
    app['ProsperXAndroid'] = {
      postMessage: () => {
        throw new Error('Java object is gone');
      },
    };
    const bridge = nativeBridge();
    receive(welcome('download'));
    expect(await bridge.download(file)).toBe('browser');
  });

  it('may reject its promise without a word in the console', async () => {
    const rejected = Promise.reject(new Error('no reply'));
    app['webkit'] = { messageHandlers: { prosperx: { postMessage: () => rejected } } };
    nativeBridge();
    receive(welcome('close'));
    expect(await nativeBridge().close()).toBe('app');
  });
});

describe('in a plain browser', () => {
  it('is no shell, and each verb has its fallback', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { share });
    const bridge = nativeBridge();
    expect(isInAppShell()).toBe(false);
    expect(bridge.can('close')).toBe(false);
    expect(await bridge.openExternal('https://bank.example/pay')).toBe('browser');
    expect(await bridge.download(file)).toBe('browser');
    expect(await bridge.share({ title: 'SIP', text: '', url: 'https://a.example' })).toBe('browser');
    expect(await bridge.close()).toBe('none');
    expect(vi.mocked(window.open).mock.calls.map(([url]) => url)).toEqual(['https://bank.example/pay', file.fileUrl]);
    vi.stubGlobal('navigator', {});
    expect(await bridge.share({ title: 'SIP', text: '', url: 'https://a.example' })).toBe('none');
    vi.unstubAllGlobals();
  });

  it('opens the new tab within the click, before anything is awaited', () => {
    void nativeBridge().openExternal('https://bank.example/pay');
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  it('takes no message from anybody', () => {
    const bridge = nativeBridge();
    const onClose = vi.fn();
    bridge.on('close', onClose);
    expect(receive(message('close'))).toBe(false);
    expect(receive(welcome('close'))).toBe(false);
    window.dispatchEvent(new MessageEvent('message', { data: message('close') }));
    expect(onClose).not.toHaveBeenCalled();
    expect(bridge.dropped).toBe(2);
  });
});

describe('in a frame', () => {
  it('there is no app, whatever object the platform puts there', () => {
    enter();
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as typeof window);
    expect(isInAppShell()).toBe(false);
  });
});

describe('what an app sends', () => {
  it('is taken only as the protocol says: 10,000 inventions change nothing', () => {
    enter();
    const bridge = nativeBridge();
    const heard = vi.fn();
    bridge.on('close', heard);
    bridge.on('download', heard);
    const types = [
      'close',
      'download',
      'welcome',
      'openExternal',
      'share',
      'hello',
      'eval',
      '__proto__',
      'constructor',
    ];
    const forged = fc.record({
      source: fc.constantFrom('prosperx', 'ProsperX', 'evil', null),
      v: fc.constantFrom(0, 2, '1', true, null),
      id: fc.oneof(fc.string(), fc.integer()),
      type: fc.constantFrom(...types),
      payload: fc.oneof(fc.object(), fc.constant({ version: 1, platform: 'ios', capabilities: ['close'] })),
    });
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      forged.map((value) => JSON.stringify(value)),
      fc.anything(),
    );
    fc.assert(
      fc.property(texts, (text) => receive(text) === false),
      { numRuns: 10_000 },
    );
    expect(heard).not.toHaveBeenCalled();
    expect(bridge.dropped).toBe(10_000);
  });

  it('in a version nobody speaks is no welcome', () => {
    enter();
    nativeBridge();
    expect(receive(message('welcome', { version: 9, platform: 'ios', capabilities: [] }))).toBe(false);
  });
});

describe('an address', () => {
  it.each(['https://bank.example/pay?id=1', 'http://localhost:8080/pay', 'http://127.0.0.1:5173/x'])(
    '%s is for the web',
    (url) => {
      expect(isWebAddress(url)).toBe(true);
    },
  );

  it.each(['upi://pay?pa=a@upi', 'phonepe://pay', 'tel:+911234567890', 'mailto:a@b.example'])(
    '%s is for an app',
    (url) => {
      expect(isAppAddress(url)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'content://media',
    'intent://pay#Intent;scheme=upi;end',
    'http://bank.example',
    'http://localhost.evil.example',
    'https://bank.example@evil.example',
    'https://user:pass@bank.example',
    '//bank.example',
    '/pay',
    'about:blank',
    '',
  ])('%s is for neither, and goes nowhere', async (url) => {
    const { types } = enter();
    const bridge = nativeBridge();
    receive(welcome('openExternal', 'download'));
    expect(await bridge.openExternal(url)).toBe('none');
    expect(await bridge.download({ ...file, fileUrl: url })).toBe('none');
    expect(types()).toEqual(['hello']);
    expect(window.open).not.toHaveBeenCalled();
  });
});
