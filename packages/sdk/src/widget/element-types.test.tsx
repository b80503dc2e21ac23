import { describe, expect, expectTypeOf, it } from 'vitest';
import { widget } from '#widgets.js';
import { defineContract, type HandlersOf, type PropsOf, type ViewProps } from './contract.js';
import type { TagsOf } from './element-types.js';
import { toReact } from './react.js';

const contract = defineContract({
  tag: 'px-test',
  title: 'Test',
  summary: 'Tests.',
  visibility: 'public',
  props: {
    months: { type: 'number', default: 5, describe: 'Months.' },
    note: { type: 'text', describe: 'Any.' },
    tone: { type: 'text', options: ['calm', 'loud'], default: 'calm', describe: 'How.' },
    open: { type: 'boolean', describe: 'Open.' },
  },
  events: { changed: { describe: 'Changed.', detail: { years: { type: 'number', describe: 'Years.' } } } },
  // @ts-expect-error -- the example has a prop that the table lacks
  examples: [{ name: 'wrong', props: { month: 1 } }],
});
type Test = typeof contract;

// The compiler is the test: a line below that stops being right, or an error that stops being one, does not compile.
describe('the types of a widget', () => {
  it('give the view every prop, with defaults filled in', () => {
    expectTypeOf<PropsOf<Test>>().toEqualTypeOf<{
      readonly months: number;
      readonly note: string | undefined;
      readonly tone: 'calm' | 'loud';
      readonly open: boolean;
    }>();
    expectTypeOf<HandlersOf<Test>['onChanged']>().toEqualTypeOf<
      ((detail: { readonly years: number }) => void) | undefined
    >();
  });

  it('refuse a view that does not fit', () => {
    const Wrong = ({ years }: { years: string }) => <p>{years}</p>;
    // @ts-expect-error -- the contract knows no years
    expect(widget(contract, () => Promise.resolve(Wrong)).contract).toBe(contract);
  });

  it('refuse wrong props in React', () => {
    const Widget = toReact(contract, ({ tone }: ViewProps<Test>) => <p>{tone}</p>);
    expect([
      <Widget months={5} onChanged={({ years }) => years.toFixed()} />,
      // @ts-expect-error -- no text
      <Widget months="5" />,
      // @ts-expect-error -- not among its options
      <Widget tone="shrill" />,
      // @ts-expect-error -- no such prop
      <Widget month={5} />,
      // @ts-expect-error -- no such field of the event
      <Widget onChanged={({ months }) => months} />,
    ]).toHaveLength(5);
  });

  it('know the element by its tag', () => {
    type Element = TagsOf<readonly [{ contract: Test }]>['px-test'];
    expectTypeOf<Element['months']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Element>().toExtend<HTMLElement>();
    const element = document.createElement('px-sip-calculator');
    expectTypeOf(element.years).toEqualTypeOf<number | undefined>();
    element.addEventListener('changed', (event) => expectTypeOf(event.detail.years).toEqualTypeOf<number>());
    element.addEventListener('px-error', (event) => expectTypeOf(event.detail.code).toEqualTypeOf<string>());
    element.addEventListener('click', (event) => expectTypeOf(event.clientX).toEqualTypeOf<number>());
  });

  it('know the element in JSX, by attribute and by property', () => {
    expect([
      <px-sip-calculator monthly-amount={500} theme="dark" class="wide" onchanged={(event) => event.detail.gain} />,
      <px-sip-calculator monthlyAmount={500} id="sip" />,
      // @ts-expect-error -- no text
      <px-sip-calculator monthly-amount="many" />,
      // @ts-expect-error -- no such attribute
      <px-sip-calculator months={5} />,
    ]).toHaveLength(4);
  });
});
