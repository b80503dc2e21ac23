import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settled } from '#bridge/testing/fake-ports.js';
import { FRAME, leavePage, makePage, playFrame } from '#bridge/testing/play-frame.js';
import { discoverWidgets } from './host.js';

let container: HTMLElement;
beforeEach(() => {
  ({ container } = makePage());
});
afterEach(leavePage);

describe('a marked place', () => {
  it('is mounted once, with its attributes as props and its content shown until the widget is ready', async () => {
    container.innerHTML = `<div data-prosperx-widget="sip-calculator" data-prosperx-base="${FRAME}" data-monthly-amount="5000"><a href="/">SIP</a></div>`;
    const [widget, ...others] = discoverWidgets(container);
    expect([others.length, discoverWidgets(container).length]).toEqual([0, 0]);
    if (!widget) throw new Error('nothing mounted');
    const guest = playFrame(widget.frame);
    guest.handshake('nA');
    await settled();
    expect(guest.heard[0]?.payload['props']).toEqual({ monthlyAmount: '5000' });
    expect(container.querySelector('a')).not.toBeNull();
    await guest.say('ready');
    expect(container.querySelector('a')).toBeNull();
    expect(container.contains(widget.frame)).toBe(true);
  });

  it('that comes later is mounted by the next call, alone; once destroyed its frame is gone', () => {
    const place = () => {
      const made = document.createElement('div');
      made.dataset['prosperxWidget'] = 'sip-calculator';
      made.dataset['prosperxBase'] = FRAME;
      container.append(made);
      return made;
    };
    place();
    discoverWidgets(container);
    const later = place();
    const [widget, ...others] = discoverWidgets(container);
    expect(others).toEqual([]);
    expect(later.contains(widget?.frame ?? null)).toBe(true);
    expect(container.querySelectorAll('iframe')).toHaveLength(2);
    widget?.destroy();
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('with a bad base is left as it is and says so, and spoils no other', () => {
    const marked = (base: string) => `<div data-prosperx-widget="sip-calculator" data-prosperx-base="${base}"></div>`;
    container.innerHTML = marked('data:text/html,x') + marked('http://') + marked(FRAME);
    const codes: string[] = [];
    container.addEventListener('px-error', (event) => codes.push((event as CustomEvent<{ code: string }>).detail.code));
    expect(discoverWidgets(container).map(({ frame }) => new URL(frame.src).origin)).toEqual([FRAME]);
    expect(codes).toEqual(['unreachable', 'unreachable']);
    expect(container.textContent?.match(/could not be loaded/g)).toHaveLength(2);
  });
});
