import { expect, it } from 'vitest';
import { rupees, units } from '#money/index.js';
import { addDays, businessDate } from '#time/index.js';
import { followOutside, type OutsideAccount } from './outside-book.js';
import type { OutsideKind, OutsideMovement } from './outside-movements.js';

const DAY = businessDate('2005-04-01');
const line = (index: number, kind: OutsideKind, of: number): OutsideMovement => ({
  date: addDays(DAY, Math.floor(index / 3)),
  kind,
  units: units(of),
  amount: rupees(Math.abs(of) + 0.5),
});
const account = (held: number, movements: readonly OutsideMovement[]): OutsideAccount => ({
  folioNo: '77 / 1',
  units: units(held),
  lines: { opening: units(0), movements },
});
const lines = (count: number, of: (index: number) => OutsideMovement) =>
  Array.from({ length: count }, (_, at) => of(at));

/** Statements of so many lines that a reader who looks back over all of them at each line takes much longer for. */
const STATEMENTS: Readonly<Record<string, (count: number) => readonly OutsideAccount[]>> = {
  'purchases alone': (count) => [
    account(
      count,
      lines(count, (at) => line(at, 'PURCHASE', 1)),
    ),
  ],
  'a sale of each purchase': (count) => [
    account(0, [
      ...lines(count / 2, (at) => line(at, 'PURCHASE', 1)),
      ...lines(count / 2, (at) => line(count + at, 'REDEMPTION', -1)),
    ]),
  ],
  'duties of nothing': (count) => [
    account(count / 2, [
      ...lines(count / 2, (at) => line(at, 'PURCHASE', 1)),
      ...lines(count / 2, (at) => ({ ...line(count + at, 'STT_TAX', 0) })),
    ]),
  ],
  'reversals of nothing': (count) => [
    account(count * 2, [
      ...lines(count / 2, (at) => line(at, 'PURCHASE', 1)),
      ...lines(count / 2, (at) => line(count + at, 'REVERSAL', 3)),
    ]),
  ],
  'purchases that are all reversed, the oldest first': (count) => [
    account(0, [
      ...lines(count / 2, (at) => line(at, 'PURCHASE', at + 1)),
      ...lines(count / 2, (at) => line(count + at, 'REVERSAL', -at - 1)),
    ]),
  ],
  'segregations day by day': (count) => [
    account(
      count / 2,
      lines(count / 2, (at) => line(at, 'PURCHASE', 1)),
    ),
    account(
      count / 2,
      lines(count / 2, (at) => line(at, 'SEGREGATION', 1)),
    ),
  ],
  'mergers day by day': (count) => [
    account(0, [
      ...lines(count / 4, (at) => line(at, 'PURCHASE', 1)),
      ...lines(count / 4, (at) => line(count + at, 'SWITCH_OUT_MERGER', -1)),
    ]),
    account(count / 2, [
      ...lines(count / 4, (at) => line(at + 1, 'PURCHASE', 1)),
      ...lines(count / 4, (at) => line(count + at, 'SWITCH_IN_MERGER', 1)),
    ]),
  ],
};

const FEW = 1_000;
const TIMES = 16;
const RUNS = 8;

/** Returns the processor time of reading a statement so many times, in microseconds: what else the machine does is not in it. */
function workOf(accounts: readonly OutsideAccount[], times: number): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++)
    for (const { found } of followOutside(accounts)) expect(['gap', 'opening', 'amount']).not.toContain(found);
  return process.cpuUsage(before).user;
}

it.each(Object.keys(STATEMENTS))('%s: as many lines are as much work in one statement as in sixteen', (name) => {
  const of = (count: number) => STATEMENTS[name]?.(count) ?? [];
  const [small, large] = [of(FEW), of(FEW * TIMES)];
  workOf(small, TIMES);
  const sixteen = workOf(small, TIMES * RUNS);
  // a reader that looks back over all lines at each has sixteen times as much
  expect(workOf(large, RUNS) / sixteen).toBeLessThan(TIMES / 2);
});
