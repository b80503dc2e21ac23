import { DOCUMENT_KINDS } from '@prosperx/core/fund';
import { exitLoadSteps } from '@prosperx/core/portfolio';
import { businessDate } from '@prosperx/core/time';
import { describe, expect, it } from 'vitest';
import { playedFacts } from './played-facts.js';
import { catalogue } from './scheme.js';

const day = businessDate('2026-11-16');

describe('the facts that the sandbox plays', () => {
  it('are whole for each scheme, of the end of the month before, and the same each time', () => {
    for (const scheme of catalogue) {
      const facts = playedFacts(scheme, day);
      expect(playedFacts(scheme, businessDate('2026-11-30')), scheme.name).toEqual(facts);
      expect(facts.date, scheme.name).toBe('2026-10-31');
      expect(facts.expenseRatio, scheme.name).toBeGreaterThan(0);
      expect(facts.expenseRatio, scheme.name).toBeLessThan(3);
      expect(exitLoadSteps(facts.exitLoad), scheme.name).not.toBeNull();
      const { benchmark, managers, portfolio, size, documents } = facts.stored;
      expect(
        benchmark.returns.map(({ period }) => period),
        scheme.name,
      ).toEqual(['1Y', '3Y', '5Y']);
      expect(managers.length, scheme.name).toBeGreaterThan(0);
      for (const { since } of managers) expect(since! < facts.date, scheme.name).toBe(true);
      expect(portfolio.holdings.length, scheme.name).toBeGreaterThanOrEqual(8);
      expect(portfolio.holdings.length, scheme.name).toBeLessThanOrEqual(10);
      const parts = portfolio.holdings.map(({ percent }) => percent);
      expect(parts, scheme.name).toEqual(parts.toSorted((one, other) => other - one));
      const sum = portfolio.sectors.reduce((whole, { percent }) => whole + percent, 0);
      expect(Math.abs(sum - 100), scheme.name).toBeLessThan(0.05);
      expect(size.at(-1), scheme.name).toEqual({ date: '2026-10-31', crores: facts.fundSizeCrores });
      expect(
        size.every(({ crores }) => crores > 0),
        scheme.name,
      ).toBe(true);
      expect(
        documents.map(({ kind }) => kind),
        scheme.name,
      ).toEqual([...DOCUMENT_KINDS]);
    }
  });

  it('have one figure for an index, whichever scheme it measures, and another month by month', () => {
    const ofIndex = new Map<string, string>();
    for (const scheme of catalogue) {
      const { name, returns } = playedFacts(scheme, day).stored.benchmark;
      expect(JSON.stringify(returns), name).toBe(ofIndex.get(name) ?? JSON.stringify(returns));
      ofIndex.set(name, JSON.stringify(returns));
    }
    const later = playedFacts(catalogue[0]!, businessDate('2027-03-01'));
    expect(later.date).toBe('2027-02-28');
    expect(later.stored.size.map(({ date }) => date).slice(-2)).toEqual(['2027-01-31', '2027-02-28']);
  });
});
