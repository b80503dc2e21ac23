import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage, makePage, mount } from '#bridge/testing/play-frame.js';

let page: HTMLElement;
let container: HTMLElement;
beforeEach(() => {
  ({ page, container } = makePage());
});
afterEach(leavePage);

describe('what the frame says', () => {
  it('arrives as an event of its own name on the container and in onEvent', async () => {
    const { events, guest } = mount(container);
    const onChanged = vi.fn();
    page.addEventListener('changed', onChanged, { once: true });
    guest.handshake('nA');
    await guest.say('event', { name: 'changed', detail: { invested: 100 } });
    expect(events).toEqual([['changed', { invested: 100 }]]);
    expect(onChanged.mock.calls[0]?.[0]).toMatchObject({ detail: { invested: 100 }, composed: true });
  });

  it('cannot pass for an event of the browser', async () => {
    const { events, guest } = mount(container);
    const onClick = vi.fn();
    page.addEventListener('click', onClick);
    guest.handshake('nA');
    for (const name of ['click', 'input', 'keydown', 'error']) await guest.say('event', { name, detail: {} });
    expect(events).toEqual([]);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('sets its height within the bounds', async () => {
    const { widget, guest } = mount(container, { minHeight: 100, maxHeight: 900 });
    guest.handshake('nA');
    const heights: string[] = [];
    for (const height of [10, 432.2, 5000]) {
      await guest.say('resize', { height });
      heights.push(widget.frame.style.height);
    }
    expect(heights).toEqual(['100px', '433px', '900px']);
  });

  it('takes the frame away on close, unless the page prevents it', async () => {
    const { widget, guest, events } = mount(container);
    guest.handshake('nA');
    const keep = (event: Event) => event.preventDefault();
    container.addEventListener('px-close', keep);
    await guest.say('close');
    expect(container.contains(widget.frame)).toBe(true);
    container.removeEventListener('px-close', keep);
    await guest.say('close');
    expect(container.contains(widget.frame)).toBe(false);
    expect(events.map(([name]) => name)).toEqual(['px-close', 'px-close']);
  });

  it.each([
    ['asks where to go', 'navigate', { to: '/fund', params: {} }],
    ['offers a file', 'download', { fileName: 'a.pdf', fileUrl: 'https://invest.example/a', fileType: 'pdf' }],
  ])('%s: the page tells whether it does it itself', async (_, type, payload) => {
    const { guest, events } = mount(container);
    guest.handshake('nA');
    await guest.say(type, payload, '1');
    page.addEventListener(`px-${type}`, (event) => event.preventDefault());
    await guest.say(type, payload, '2');
    expect(events).toEqual([
      [`px-${type}`, payload],
      [`px-${type}`, payload],
    ]);
    const answers = guest.heard.filter(({ type }) => type === 'result');
    expect(answers.map(({ id, payload }) => [id, payload['value']])).toEqual([
      ['1', false],
      ['2', true],
    ]);
  });

  it('may call the methods it was given', async () => {
    const { guest } = mount(container, { methods: { getToken: () => Promise.resolve('t-1') } });
    guest.handshake('nA');
    await guest.say('call', { method: 'getToken', params: null }, '1');
    await guest.say('call', { method: 'eval', params: '1' }, '2');
    expect(guest.heard.slice(1)).toMatchObject([
      { id: '1', type: 'result', payload: { value: 't-1' } },
      { id: '2', type: 'failed', payload: { code: 'method_unknown' } },
    ]);
  });
});
