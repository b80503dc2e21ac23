import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@prosperx/core/errors';
import { render, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import type { Contract } from '#widget/contract.js';
import { resolveFields } from '#widget/fields.js';
import { toReact } from '#widget/react.js';
import { registerAll } from '#widget/register-all.js';
import * as react from './react.js';
import { commonFields } from './widget/common-fields.text.js';
import { toKebab } from './widget/fields.js';
import { toName, toPascal } from './widget/names.js';
import { ProsperXProvider } from './widget/react.js';
import { widgets } from './widgets.js';

const rows = widgets.map(({ contract, load }) => ({
  name: toName(contract.tag),
  contract: contract as Contract,
  load: load as () => Promise<React.ComponentType<object>>,
}));
const examples = rows.flatMap((row) =>
  row.contract.examples.map((example) => ({ ...row, ...example, widget: row.name })),
);

const firsts = examples.filter(({ name, contract }) => name === contract.examples[0]?.name);

const isTrust = inject('isTrust');
// preact/compat is react and react-dom in one
const isPreact = 'render' in React;
/** As components all are drawn for the risk warning too (risk-warning.test.tsx): those without a server, and what elements besides the first of each widget do, `npm run trust` has. */
const [asComponents, asElements] = isTrust ? [examples, examples] : [[], firsts];

/** What a server that is not there answers: every widget has to live with it. */
beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the list of widgets', () => {
  it('has each name once, and React exports the same', () => {
    const names = rows.map(({ name }) => toPascal(name));
    expect(names).toEqual([...new Set(names)]);
    const exported = Object.keys(react).filter((name) => /^[A-Z]/.test(name) && name !== 'ProsperXProvider');
    expect(exported.sort()).toEqual([...names].sort());
  });
});

// draws nothing
describe.each(isPreact ? [] : rows)('the contract of $name', ({ contract }) => {
  it('says that the widget needs a server when its view asks one', () => {
    const folder = join(import.meta.dirname, 'features', toName(contract.tag));
    const asks = readFileSync(join(folder, `${toName(contract.tag)}.tsx`), 'utf8').includes('<DataProvider');
    expect(!asks || contract.needsServer === true || contract.visibility === 'private').toBe(true);
  });

  it('speaks in plain sentences', () => {
    const { summary, props, events } = contract;
    const details = Object.values(events).flatMap(({ describe: text, detail }) => [
      text,
      ...Object.values(detail).map((field) => field.describe),
    ]);
    const sentences = [summary, ...Object.values(props).map((field) => field.describe), ...details];
    expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
  });

  it('names events by one past-tense word', () => {
    expect(Object.keys(contract.events).filter((name) => !/^[a-z]+(ed|en|t)$/.test(name))).toEqual([]);
  });

  it('gives no event a name that browsers fire themselves: from a frame it would not be heard', () => {
    const fired = ['abort', 'ended', 'emptied', 'input', 'loadstart', 'reset', 'select', 'selectstart', 'submit'];
    expect(Object.keys(contract.events).filter((name) => fired.includes(name))).toEqual([]);
  });

  it('takes no name that every element has already', () => {
    const taken = Object.keys(contract.props).filter(
      (name) => name in commonFields || name in document.createElement('div'),
    );
    expect(taken).toEqual([]);
  });

  it('has examples that fit it', () => {
    for (const { name: example, props } of contract.examples) {
      const refused: string[] = [];
      resolveFields(contract.props, props, (name) => refused.push(name));
      const unknown = Object.keys(props).filter((name) => !(name in contract.props));
      expect([...refused, ...unknown], example).toEqual([]);
    }
  });

  it('has defaults that fit, and an example without any prop of its own', () => {
    const refused: string[] = [];
    const defaults = Object.fromEntries(Object.entries(contract.props).map(([name, field]) => [name, field.default]));
    resolveFields(contract.props, defaults, (name) => refused.push(name));
    expect(refused).toEqual([]);
    expect(contract.examples.length).toBeGreaterThan(0);
  });

  it('takes back what `changed` tells where all is shown', () => {
    const told = Object.entries(contract.events['changed']?.detail ?? {}).filter(
      ([name, { type, describe: text }]) => type === 'text' && /empty|""/.test(text) && name in contract.props,
    );
    const refused: string[] = [];
    resolveFields(contract.props, Object.fromEntries(told.map(([name]) => [name, ''])), (name) => refused.push(name));
    expect(refused).toEqual([]);
  });

  it('holds no secret among its props', () => {
    const secret = /pan$|aadhaar|otp|mobile|account|password|token|userId|investor|folio/i;
    // the guides name it as the exception that a page does not send on
    const named = ['folio', 'folioNo'];
    expect(Object.keys(contract.props).filter((name) => secret.test(name) && !named.includes(name))).toEqual([]);
  });
});

// what a widget fetches as it appears may still be on its way when its test ends
afterAll(() => vi.dynamicImportSettled());

describe.each(asComponents)('$widget, example $name', ({ contract, load, props }) => {
  it('renders as a component', async () => {
    const onError = vi.fn();
    const Widget = toReact(contract, (await load()) as never) as React.ComponentType<object>;
    const { container } = render(
      <ProsperXProvider onError={onError}>
        <Widget {...props} />
      </ProsperXProvider>,
    );
    expect(screen.queryByText('Try again')).toBeNull();
    expect(container.firstElementChild?.childElementCount).toBeGreaterThan(0);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe.each(asElements)('$widget, example $name', ({ contract, props }) => {
  it('renders as an element', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    registerAll(widgets);
    const element = document.createElement(contract.tag);
    for (const [name, value] of Object.entries(props)) element.setAttribute(toKebab(name), String(value));
    const failed = vi.fn();
    element.addEventListener('px-error', failed);
    document.body.append(element);
    onTestFinished(() => element.remove());
    const { visibility } = contract;
    await waitFor(() => expect(element.shadowRoot?.querySelector('.px')?.childElementCount).toBeGreaterThan(0));
    if (visibility === 'public') return expect(failed).not.toHaveBeenCalled();
    // it is told no server
    await waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ detail: { code: 'not_connected', retryable: false } });
    expect(element.shadowRoot?.textContent).toBe(errorText.not_connected);
    // Preact may still be saying what it has to say of the examples before
    const said = warn.mock.calls.flat().filter((words) => String(words).startsWith(`<${contract.tag}>`));
    expect(said).toEqual([expect.stringContaining('"api-base" is missing')]);
  });
});
