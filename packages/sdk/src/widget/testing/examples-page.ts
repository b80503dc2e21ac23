import '#elements.js';
import { toKebab } from '#widget/fields.js';
import { widgets } from '#widgets.js';

const examples = widgets.flatMap(({ contract }) =>
  contract.examples.map(({ name, props }) => ({ tag: contract.tag, name, props: props as Record<string, unknown> })),
);

/** Shows one example alone; gives back when it has something to show. */
async function show(index: number, theme: string): Promise<void> {
  const { tag, props } = examples[index] as (typeof examples)[number];
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...props, theme })) element.setAttribute(toKebab(name), String(value));
  // Some widgets have no ground of their own and stand on that of a page in the same scheme.
  document.documentElement.style.colorScheme = theme;
  document.body.style.background = theme === 'dark' ? '#100e20' : '#ffffff';
  document.body.style.color = theme === 'dark' ? '#ffffff' : '#000000';
  document.querySelector('main div')?.replaceChildren(element);
  while (!element.shadowRoot?.querySelector('.px')?.childElementCount) await new Promise(requestAnimationFrame);
}

Object.assign(window, { px: { names: examples.map(({ tag, name }) => `${tag}, ${name}`), show } });
