import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { isInAppShell, nativeBridge } from './native/native.js';
import { enter, file, leave, message, prepare, receive, welcome } from './testing/app-shells.js';

const INVENTIONS = inject('isTrust') ? 10_000 : 1_000;

beforeEach(prepare);
afterEach(leave);

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
  // Trust E7: 10,000 random inventions change nothing
  it(`is taken only as the protocol says: ${INVENTIONS} inventions change nothing`, () => {
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
      payload: fc.oneof(
        fc.object({ maxDepth: 1 }),
        fc.constant({ version: 1, platform: 'ios', capabilities: ['close'] }),
      ),
    });
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      forged.map((value) => JSON.stringify(value)),
      fc.anything({ maxDepth: 1 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        // Below the cap, so that each is looked at.
        vi.advanceTimersByTime(10);
        return receive(text) === false;
      }),
      { numRuns: INVENTIONS },
    );
    expect(heard).not.toHaveBeenCalled();
    expect(bridge.dropped).toBe(INVENTIONS);
  }, 30_000);

  it('in a version nobody speaks is no welcome', () => {
    enter();
    nativeBridge();
    expect(receive(message('welcome', { version: 9, platform: 'ios', capabilities: [] }))).toBe(false);
  });
});

describe('an address that is for neither web nor app', () => {
  it.each(['javascript:alert(1)', 'intent://pay#Intent;scheme=upi;end', 'http://bank.example', '/pay'])(
    '%s goes nowhere, by the app or by the browser',
    async (url) => {
      const { types } = enter();
      const bridge = nativeBridge();
      receive(welcome('openExternal', 'download'));
      expect(await bridge.openExternal(url)).toBe('none');
      expect(await bridge.download({ ...file, fileUrl: url })).toBe('none');
      expect(types()).toEqual(['hello']);
      expect(window.open).not.toHaveBeenCalled();
    },
  );
});
