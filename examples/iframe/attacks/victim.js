import { mountWidget } from 'https://invest.example/sdk/latest/embed.js';

// What a test asks about: what the page was told, the greetings it overheard, and whether an attack is over.
const events = [];
const nonces = [];
let attacks = 0;
const query = new URLSearchParams(location.search);
const attacker = query.get('attacker');

addEventListener('message', ({ data }) => {
  if (data === 'attacked') attacks++;
  if (typeof data !== 'string' || !data.includes('"hello"')) return;
  try {
    nonces.push(JSON.parse(data).payload.nonce);
  } catch {
    // Some of the forgeries are not JSON.
  }
});

/** A careless page: it gives every greeting away, and has the attacker answer it. */
const attack = (count) => globalThis.enemy.postMessage({ attack: 'start', count, nonces: nonces.slice(-3) }, '*');

if (attacker) {
  const frame = document.createElement('iframe');
  if (query.has('sandboxed')) frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = attacker;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  globalThis.enemy = frame.contentWindow;
}

const mount = (place, props = { monthlyAmount: 2000 }, onEvent = (name, detail) => events.push([name, detail])) =>
  mountWidget(place, {
    widget: query.get('widget') ?? 'sip-calculator',
    base: 'https://invest.example',
    timeout: 3000,
    props,
    onEvent,
  });
const widget = mount(document.querySelector('#place'));

Object.assign(globalThis, { victim: { widget, mount, events, nonces, attack, attacks: () => attacks } });
