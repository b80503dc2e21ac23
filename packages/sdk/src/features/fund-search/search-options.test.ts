import type { FundSummary } from '@prosperx/core/fund';
import { describe, expect, it } from 'vitest';
import type { FoundNfo } from '#queries/matching-nfos.js';
import { optionGroups, piecesOf, stepOption } from './search-options.js';

const fund = (schemeName: string) => ({ schemeName, encryptedSchemeId: schemeName }) as FundSummary;

describe('the list below the search box', () => {
  it('counts options through its groups, and leaves out the empty ones', () => {
    const groups = optionGroups({
      text: 'flexi',
      suggestions: [fund('A'), fund('B')],
      nfos: [{ schemeId: 'N' } as FoundNfo],
      recent: [],
      mostSearched: [fund('C')],
    });
    expect(groups.map(({ name, start, options }) => [name, start, options.length])).toEqual([
      ['suggestions', 0, 2],
      ['nfos', 2, 1],
      ['mostSearched', 3, 1],
      ['all', 4, 1],
    ]);
  });

  it('repeats nothing that is suggested among the five most searched', () => {
    const mostSearched = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(fund);
    const groups = optionGroups({ text: 'b', suggestions: [fund('B')], nfos: [], recent: [], mostSearched });
    const [, most] = groups.map(({ options }) =>
      options.map((option) => option.kind === 'fund' && option.fund.schemeName),
    );
    expect(most).toEqual(['A', 'C', 'D', 'E', 'F']);
  });

  it('offers no results for an empty text', () => {
    expect(
      optionGroups({ text: '', suggestions: [], nfos: [], recent: [{ text: 'elss' }], mostSearched: [] }),
    ).toHaveLength(1);
  });

  it('is walked through in a circle that passes the box', () => {
    expect([-1, 0, 1].map((at) => stepOption(at, 1, 2))).toEqual([0, 1, -1]);
    expect([-1, 0, 1].map((at) => stepOption(at, -1, 2))).toEqual([1, -1, 0]);
    expect(stepOption(-1, 1, 0)).toBe(-1);
  });
});

describe('a name with the words that were typed', () => {
  it.each([
    ['HDFC Flexi Cap Fund', 'flexi', ['HDFC ', 'Flexi', ' Cap Fund']],
    ['HDFC Flexi Cap Fund', 'fund hdfc', ['', 'HDFC', ' Flexi Cap ', 'Fund', '']],
    ['Fund (Direct)', '(direct', ['Fund (', 'Direct', ')']],
    ['Parag Parikh Flexi Cap', 'rikh', ['Parag Pa', 'rikh', ' Flexi Cap']],
    ['HDFC Mid Cap Fund', 'midcap', ['HDFC ', 'Mid Cap', ' Fund']],
    ['Axis Fund', 'a axis', ['', 'Axis', ' Fund']],
    ['Fund', '.*', ['Fund']],
    ['Fund', 'cap', ['Fund']],
  ])('%s, typed %s', (name, text, pieces) => {
    expect(piecesOf(name, text)).toEqual(pieces);
  });
});
