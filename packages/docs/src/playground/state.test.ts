import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../sdk/src/widget/contract.js';
import { widgets } from '../../../sdk/src/widgets.js';
import { lookOf, readProps, readState, writeState } from './state.js';

const contractOf = (tag: string) =>
  widgets.find(({ contract }) => contract.tag === tag)?.contract as unknown as Contract;
const sip = contractOf('px-sip-calculator');

describe('the playground’s address', () => {
  it('says all that a reader chose, and shows the same when it is opened again', () => {
    const chosen = {
      props: { monthlyAmount: '7500', heading: 'Our plan & yours', share: 'true' },
      language: 'hi',
      theme: 'dark',
      accent: '#0b6e4f',
      radius: '4px',
      width: '390',
      server: 'slow',
      person: '9876500001',
      kind: 'svelte',
    } as const;
    expect(readState(sip, writeState(chosen))).toEqual(chosen);
  });

  it('without anything in it shows the first example that says something', () => {
    const { props, server, kind } = readState(sip, '');
    expect([props, server, kind]).toEqual([{ monthlyAmount: '10000', annualRate: '11', years: '20' }, 'none', 'html']);
    expect(readState(contractOf('px-cart'), '').server).toBe('up');
  });

  it('takes nothing else: names that are no property, colours that are none, people of another form', () => {
    const state = readState(sip, '?onclick=x&_accent=red;}&_radius=url(x)&_as=<b>&_theme=blue&_language=xx&_for=cobol');
    expect(state.props).toEqual({});
    expect([state.accent, state.radius, state.person, state.theme, state.kind]).toEqual(['', '', '', 'page', 'html']);
    expect(state.language).toBe('en');
  });
});

describe('what was typed', () => {
  it('becomes values of the property’s type; what the widget would refuse is named and left out', () => {
    const state = {
      ...readState(sip, '?'),
      props: { monthlyAmount: '7500', years: '7.5', share: 'true', heading: '' },
    };
    expect(readProps(sip, state)).toEqual({ values: { monthlyAmount: 7500, share: true }, refused: ['years'] });
  });

  it('the look of the page is no attribute', () => {
    expect(lookOf({ ...readState(sip, ''), accent: '#0b6e4f' })).toEqual({ accent: '#0b6e4f' });
    expect(lookOf({ ...readState(sip, ''), language: 'hi' })).toEqual({ locale: 'hi' });
  });
});
