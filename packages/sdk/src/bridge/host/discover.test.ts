import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settled } from '#bridge/testing/fake-ports.js';
import { FRAME, leavePage, makePage, playFrame } from '#bridge/testing/play-frame.js';
import { discoverWidgets, mountWidget } from './host.js';

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

  it.each(['destroyed', 'closed by itself'])('whose widget was %s is mounted by the next call', async (end) => {
    container.innerHTML = `<div data-prosperx-widget="cart" data-prosperx-base="${FRAME}"></div>`;
    const [first] = discoverWidgets(container);
    if (!first) throw new Error('nothing mounted');
    const guest = playFrame(first.frame);
    guest.handshake('nA');
    await guest.say('ready');
    if (end === 'destroyed') first.destroy();
    else await guest.say('close');
    expect(container.querySelector('iframe')).toBeNull();
    const [next, ...others] = discoverWidgets(container);
    expect([container.contains(next?.frame ?? null), others.length]).toEqual([true, 0]);
  });

  it('that a script has mounted is not mounted again', () => {
    container.innerHTML = `<div data-prosperx-widget="cart"></div>`;
    mountWidget(container.firstElementChild as Element, { widget: 'cart', base: FRAME });
    expect(discoverWidgets(container)).toEqual([]);
  });

  it('with a bad base is left as it is and says so, and spoils no other', () => {
    const marked = (base: string) => `<div data-prosperx-widget="sip-calculator" data-prosperx-base="${base}"></div>`;
    container.innerHTML = marked('data:text/html,x') + marked('http://') + marked(FRAME);
    const failures: unknown[] = [];
    container.addEventListener('px-error', (event) => failures.push((event as CustomEvent).detail));
    expect(discoverWidgets(container).map(({ frame }) => new URL(frame.src).origin)).toEqual([FRAME]);
    const failure = { code: 'not_connected', retryable: false, requestId: null };
    expect(failures).toMatchObject([failure, failure]);
    expect(container.textContent?.match(/could not be loaded/g)).toHaveLength(2);
  });
});
