import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FUND_CATEGORIES, RISK_LEVELS, SUB_CATEGORIES } from '@prosperx/core/fund';
import { describe, expect, inject, it } from 'vitest';
import { catalogue } from './scheme.js';
import { monthDays } from './seed-catalogue.js';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.env['REFERENCE_DATA'];

describe('the catalogue', () => {
  it('the catalogue has regular plans of three hundred schemes and forty houses at least, in every category', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(300);
    expect(new Set(catalogue.map(({ fundHouse }) => fundHouse)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(catalogue.map(({ plan }) => plan))).toEqual(new Set(['Regular']));
    expect(new Set(catalogue.map(({ category }) => category))).toEqual(new Set(FUND_CATEGORIES));
    // the strip on the site shows three
    expect(catalogue.filter(({ category }) => category === 'ELSS').length).toBeGreaterThanOrEqual(3);
  });

  it.each(['amfiCode', 'isin', 'bseCode', 'name'] as const)('the catalogue has no %s twice', (field) => {
    expect(new Set(catalogue.map((scheme) => scheme[field])).size).toBe(catalogue.length);
  });

  it('the catalogue is sound in each of its schemes', () => {
    for (const scheme of catalogue) {
      const { name, minimumSip, minimumLumpsum } = scheme;
      expect(SUB_CATEGORIES[scheme.category], name).toContain(scheme.subCategory);
      expect(RISK_LEVELS, name).toContain(scheme.riskometer);
      expect(scheme.isin, name).toMatch(/^INF[A-Z0-9]{9}$/);
      expect(scheme.nav, name).toBeGreaterThan(0);
      expect(scheme.allowPurchase, name).toBe(minimumSip !== null || minimumLumpsum !== null);
      for (const least of [minimumSip, minimumLumpsum]) expect(least ?? 1, name).toBeLessThanOrEqual(scheme.maximum);
      const monthly = scheme.systematicPlans.find(({ frequency }) => frequency === 'MONTHLY');
      expect(minimumSip !== null, name).toBe(monthly !== undefined);
      for (const day of monthDays(monthly?.dates ?? '')) expect([day >= 1, day <= 31], name).toEqual([true, true]);
    }
  });

  it('the catalogue holds the odd cases that screens must bear', () => {
    expect(catalogue.some(({ name }) => name.length >= 79)).toBe(true);
    expect(catalogue.some(({ allowPurchase }) => !allowPurchase)).toBe(true);
    expect(catalogue.some(({ minimumSip, minimumLumpsum }) => minimumSip !== null && minimumLumpsum === null)).toBe(
      true,
    );
    expect(catalogue.some(({ minimumSip, minimumLumpsum }) => minimumSip === null && minimumLumpsum !== null)).toBe(
      true,
    );
    expect(catalogue.some(({ oneYearReturn }) => (oneYearReturn ?? 0) < 0)).toBe(true);
    expect(catalogue.some(({ systematicPlans }) => systematicPlans.some(({ dates }) => dates === '1,7,14,20,25'))).toBe(
      true,
    );
  });

  it.skipIf(folder === undefined || !inject('isTrust'))(
    'the catalogue is what the script makes of the reference data (REFERENCE_DATA)',
    () => {
      const script = file('../../../scripts/extract-catalogue.ts');
      const made = execFileSync(
        process.execPath,
        ['--conditions=@prosperx/source', '--import=tsx', script, '--print'],
        {
          cwd: file('../../..'),
          encoding: 'utf8',
          maxBuffer: 10_000_000,
        },
      );
      expect(made).toBe(
        ['named', 'further'].map((kind) => readFileSync(file(`${kind}-schemes.json`), 'utf8')).join(''),
      );
    },
  );
});

describe('days of the month', () => {
  it.each([
    ['1-3,7', [1, 2, 3, 7]],
    ['5', [5]],
    ['', []],
  ])('"%s" are %j', (text, days) => expect(monthDays(text)).toEqual(days));
});
