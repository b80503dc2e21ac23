import { describe, expect, it } from 'vitest';
import { widgets } from '#widgets.js';
import type { Contract } from './contract.js';
import { lineKinds, pageLines } from './page-lines.js';

const contractOf = (tag: string) => {
  const row = widgets.find(({ contract }) => contract.tag === tag);
  if (!row) throw new Error(tag);
  return row.contract as unknown as Contract;
};
const sip = contractOf('px-sip-calculator');
const cart = contractOf('px-cart');
const given = {
  server: 'https://invest.example',
  partner: 'bluebank',
  props: { monthlyAmount: 7500, heading: 'Our plan' },
};

describe('pageLines', () => {
  it.each([
    ['html', '<px-sip-calculator monthly-amount="7500" heading="Our plan"></px-sip-calculator>'],
    ['frame', '<div data-prosperx-widget="sip-calculator" data-monthly-amount="7500" data-heading="Our plan"></div>'],
    ['react', '<SipCalculator monthlyAmount={7500} heading="Our plan" onChanged={(detail) => console.log(detail)} />'],
    ['vue', '@changed="(event: CustomEvent) => console.log(event.detail)"></px-sip-calculator>'],
    ['svelte', 'onchanged={(event: CustomEvent) => console.log(event.detail)}></px-sip-calculator>'],
    ['angular', '(changed)="log($event)"></px-sip-calculator>`'],
    ['wordpress', '[prosperx widget="sip-calculator" monthly-amount="7500" heading="Our plan"]'],
    ['web-view', 'webView.loadDataWithBaseURL('],
  ] as const)('writes a calculator for %s', (kind, line) => {
    expect(pageLines(kind, sip, given)).toContain(line);
  });

  it('a widget of a person names server and partner wherever the page itself has to', () => {
    const lines = (kind: (typeof lineKinds)[number]) => pageLines(kind, cart, { ...given, props: {} });
    expect(lines('html')).toContain('<px-cart api-base="https://invest.example" partner="bluebank"></px-cart>');
    expect(lines('frame')).toContain('data-prosperx-partner="bluebank"');
    expect(lines('react')).toContain('<ProsperXProvider apiBase="https://invest.example" partner="bluebank">');
    for (const kind of ['vue', 'svelte', 'angular'] as const)
      expect(lines(kind)).toContain("configure({ apiBase: 'https://invest.example', partner: 'bluebank' });");
  });

  it('a calculator asks no server unless it is told to', () => {
    for (const kind of lineKinds) expect(pageLines(kind, sip, given)).not.toMatch(/apiBase|api-base|partner/);
    expect(pageLines('html', sip, { ...given, isConnected: true })).toContain('api-base="https://invest.example"');
  });

  it('the look goes to the element, and in React to the provider', () => {
    const options = { ...given, props: {}, look: { theme: 'dark', accent: '#0b6e4f' } };
    expect(pageLines('html', sip, options)).toContain('theme="dark" accent="#0b6e4f"');
    expect(pageLines('react', sip, options)).toContain('<ProsperXProvider theme="dark" accent="#0b6e4f">');
  });

  it('a boolean and a number are no texts in the typed templates of Vue and Svelte', () => {
    const lines = (kind: (typeof lineKinds)[number]) =>
      pageLines(kind, sip, { ...given, props: { share: true, years: 15 } });
    expect(lines('vue')).toContain(' :share="true" :years="15"');
    expect(lines('svelte')).toContain(' share={true} years={15}');
    expect(lines('html')).toContain(' share="true" years="15"');
  });

  it('a value that means something to its language ends nothing', () => {
    const heading = `a "quoted" <b>'s & \`tick\` \${x}`;
    const lines = (kind: (typeof lineKinds)[number]) => pageLines(kind, sip, { ...given, props: { heading } });
    expect(lines('html')).toContain('heading="a &quot;quoted&quot; &lt;b>\'s &amp; `tick` ${x}"');
    expect(lines('react')).toContain(`heading={${JSON.stringify(heading)}}`);
    expect(lines('angular')).not.toMatch(/`tick`|\{x/);
    expect(lines('svelte')).toContain('$&#123;x&#125;"');
    expect(lines('web-view')).not.toMatch(/\$\{x/);
    expect(lines('wordpress')).toContain(`heading="a quoted b's & \`tick\` \${x}"`);
  });

  it('an app loads the page of the site that shows the same, where there is one', () => {
    const lines = pageLines('web-view', cart, { ...given, props: {} });
    expect(lines).toBe('webView.loadUrl("https://invest.example/v1/cart-review")');
  });
});
