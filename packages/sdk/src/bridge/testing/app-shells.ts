import { vi } from 'vitest';
import type { AppWindow } from '#bridge/native/native-transport.js';

const app = window as unknown as Record<string, unknown>;
export const file = { fileName: 'mandate.pdf', fileUrl: 'https://files.example/m/1', fileType: 'pdf' };
export const message = (type: string, payload: object = {}) =>
  JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload });
export const welcome = (...capabilities: string[]) =>
  message('welcome', { version: 1, platform: 'android', capabilities });
export const receive = (json: unknown) => (window as AppWindow).ProsperX?.receive?.(json);

/** Puts an app's object into the page and gives what the app hears. */
export const shells: Record<string, (hear: (text: string) => void) => void> = {
  'an Android message listener': (hear) => (app['ProsperXAndroid'] = { postMessage: hear, onmessage: null }),
  'an Android interface': (hear) => (app['ProsperXAndroid'] = { postMessage: hear }),
  iOS: (hear) => (app['webkit'] = { messageHandlers: { prosperx: { postMessage: hear } } }),
  'React Native': (hear) => (app['ReactNativeWebView'] = { postMessage: hear }),
  Flutter: (hear) => (app['ProsperX'] = { postMessage: hear }),
};

/**
 * Plays a shell, and gives what it hears. With `answer` it welcomes each hello at once, by these capabilities, as apps do, and the page has no
 * bridge of an earlier test: such look for an app a while longer, and one that says hello in between would get the welcome of this test's.
 */
export function enter(shell = 'iOS', answer?: readonly string[]) {
  if (answer) forget();
  const heard: { type: string; payload: Record<string, unknown> }[] = [];
  shells[shell]?.((text) => {
    const message = JSON.parse(text) as (typeof heard)[number];
    heard.push(message);
    if (answer && message.type === 'hello') receive(welcome(...answer));
  });
  return { heard, types: () => heard.map(({ type }) => type) };
}

/** A page made for apps, as it is before any test: in a plain browser whose clock stands still, with no bridge of a test file before. */
export function prepare(): void {
  forget();
  document.documentElement.dataset['prosperxApp'] = '';
  vi.useFakeTimers();
  vi.spyOn(window, 'open').mockReturnValue(null);
}

export function leave(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['prosperxApp'];
  forget();
}

function forget(): void {
  for (const name of ['ProsperXAndroid', 'webkit', 'ReactNativeWebView', 'ProsperX']) delete app[name];
  delete (window as unknown as Record<symbol, unknown>)[Symbol.for('prosperx.native.1')];
}
