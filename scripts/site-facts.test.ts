import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COOLING_DAYS } from '@prosperx/core/bank';
import { DELETION_DAYS, RECORD_YEARS } from '@prosperx/core/profile';
import { payoutDaysOf } from '@prosperx/core/redemption';
import { IDLE_SECONDS } from '@prosperx/core/session';
import { INCOME_TAX_YEARS, incomeTaxLaw } from '@prosperx/core/tax';
import { expect, it } from 'vitest';
import { PUBLIC_PAGES } from '../host/e2e/public-pages.js';
import { facts } from '../host/src/facts.text.js';
import { droppedWordsOf, jobWordsOf } from '../host/src/pages/operator/job-words.text.js';
import * as kinds from '../packages/api/src/queue/job-kinds.js';
import { publicPages } from '../packages/api/src/site/site.text.js';
import { homeTilesText } from '../packages/sdk/src/features/home-tiles/home-tiles.text.js';

it('the figures that the pages quote are those that the server keeps to', () => {
  expect(facts.deletion).toBe(`${DELETION_DAYS} days`);
  expect(facts.recordsKept).toBe(`${RECORD_YEARS} years`);
  expect(facts.bankCooling).toBe(`${COOLING_DAYS} days`);
  expect(facts.redemption).toBe(`${payoutDaysOf({ name: '', subCategory: 'Mid Cap' })} working days`);
  expect(facts.redemptionAbroad).toBe(
    `${payoutDaysOf({ name: '', subCategory: 'Overseas Fund of Funds' })} working days`,
  );
  expect(facts.idle).toBe(`${IDLE_SECONDS / 60} minutes`);
});

it('words that name the section of tax savings, in any language, name that of the law in force', () => {
  const { savings } = incomeTaxLaw(INCOME_TAX_YEARS.at(-1)?.year ?? 0).sections;
  expect(homeTilesText.taxSaverNote).toContain(savings);
  const homes = ['packages/core/src', 'packages/sdk/src', 'packages/api/src', 'host/src'];
  const files = homes.flatMap((home) => {
    const folder = join(import.meta.dirname, '..', home);
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return all.filter((file) => file.endsWith('.text.ts')).map((file) => join(folder, file));
  });
  const stale = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /80C\b/.test(line) && !line.includes(savings)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(stale).toEqual([]);
});

it('each public page that browsers look at has a title and a place in the sitemap, and the other way round', () => {
  // the title of a category or a fund is made of what it is; results of a search are in no sitemap
  const ofTheirOwn = ['search', 'mutual-fund-results/Equity'];
  const walked = new Set(PUBLIC_PAGES.map((address) => address.slice(1).split('?')[0] ?? ''));
  expect([...walked].filter((path) => !ofTheirOwn.includes(path)).toSorted()).toEqual(
    Object.keys(publicPages).toSorted(),
  );
});

it('an operator reads what each kind of job does, and of what changes money, units or registrations what comes of dropping it', () => {
  const all = Object.values(kinds).filter((value) => typeof value === 'string');
  expect(all.filter((kind) => jobWordsOf(kind) === kind)).toEqual([]);
  const plain = droppedWordsOf('');
  expect(Object.keys(kinds.AFTER_DROP).filter((kind) => droppedWordsOf(kind) === plain)).toEqual([]);
});
