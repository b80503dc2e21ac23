import { COOLING_DAYS } from '@prosperx/core/bank';
import { DELETION_DAYS, RECORD_YEARS } from '@prosperx/core/profile';
import { IDLE_SECONDS } from '@prosperx/core/session';
import { expect, it } from 'vitest';
import { facts } from '../host/src/facts.text.js';

it('the figures that the pages quote are those that the server keeps to', () => {
  expect(facts.deletion).toBe(`${DELETION_DAYS} days`);
  expect(facts.recordsKept).toBe(`${RECORD_YEARS} years`);
  expect(facts.bankCooling).toBe(`${COOLING_DAYS} days`);
  expect(facts.idle).toBe(`${IDLE_SECONDS / 60} minutes`);
});
