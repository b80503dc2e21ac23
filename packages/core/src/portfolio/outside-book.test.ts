import { describe, expect, it } from 'vitest';
import { rupees, units } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { type FollowedAccount, followOutside, heldIn2018, type OutsideAccount } from './outside-book.js';
import type { OutsideKind, OutsideMovement } from './outside-movements.js';

const move = (date: string, kind: OutsideKind, of: number, price: number | null): OutsideMovement => ({
  date: businessDate(date),
  kind,
  units: units(of),
  amount: price === null ? null : rupees(price),
});
const account = (
  held: number,
  movements: readonly OutsideMovement[],
  over: Partial<OutsideAccount> = {},
): OutsideAccount => ({
  folioNo: '77 / 1',
  units: units(held),
  lines: { opening: units(0), movements },
  ...over,
});
const follow = (...accounts: readonly OutsideAccount[]) => followOutside(accounts).map(({ found }) => found);
const followed = (...accounts: readonly OutsideAccount[]): FollowedAccount => {
  const found = follow(...accounts).at(-1);
  if (found === undefined || typeof found === 'string') throw new Error(found);
  return found;
};
const paid = ({ lots }: FollowedAccount) => lots.map(({ date, units: own, cost }) => [date, own / 10_000, cost / 100]);
const cash = ({ flows }: FollowedAccount) => flows.map(({ date, cash: amount }) => [date, amount / 100]);

const BUY = move('2023-04-03', 'PURCHASE', 100, 1_000);

describe('transactions of what is held elsewhere', () => {
  it('give lots with their duty, sales with their tax, and money as its owner sees it', () => {
    const found = followed(
      account(60, [
        BUY,
        move('2023-04-03', 'STAMP_DUTY_TAX', 0, 0.05),
        move('2024-01-05', 'DIVIDEND_PAYOUT', 0, 7),
        move('2024-05-06', 'REDEMPTION', -40, -600),
        move('2024-05-06', 'STT_TAX', 0, 0.01),
      ]),
    );
    expect(paid(found)).toEqual([['2023-04-03', 60, 600.03]]);
    expect(found.closed).toMatchObject([{ redemption: { proceeds: rupees(600) }, sold: [{ cost: rupees(400.02) }] }]);
    expect(cash(found)).toEqual([
      ['2023-04-03', -1_000.05],
      ['2024-05-06', 599.99],
      ['2024-01-05', 7],
    ]);
    expect(found.steps.map(({ units: left, invested }) => [left / 10_000, invested / 100])).toEqual([
      [100, 1_000.05],
      [60, 600.03],
    ]);
  });

  it('that were reversed have moved neither units nor money', () => {
    const found = followed(
      account(100, [
        BUY,
        move('2023-05-02', 'PURCHASE_SIP', 20, 200),
        move('2023-05-02', 'STAMP_DUTY_TAX', 0, 0.01),
        move('2023-05-05', 'REVERSAL', -20, -200),
        move('2024-05-06', 'REDEMPTION', -40, -600),
        move('2024-05-08', 'REVERSAL', 40, 600),
      ]),
    );
    expect([paid(found), cash(found), found.closed]).toEqual([
      [['2023-04-03', 100, 1_000]],
      [['2023-04-03', -1_000]],
      [],
    ]);
  });

  it('of dividends that buy units and of bonus units cost what the law says, and no money of that day', () => {
    const found = followed(
      account(130, [BUY, move('2023-06-01', 'DIVIDEND_REINVEST', 10, 120), move('2023-07-01', 'BONUS', 20, null)]),
    );
    expect(paid(found).map(([, , cost]) => cost)).toEqual([1_000, 120, 0]);
    expect(cash(found)).toEqual([['2023-04-03', -1_000]]);
  });

  it('of a segregated portfolio are not followed, nor those of the scheme that it was taken from: how the price parts is not known', () => {
    const main = account(1_000, [move('2019-04-03', 'PURCHASE', 1_000, 10_000)]);
    const segregated = account(0, [
      move('2020-03-02', 'SEGREGATION', 999.99, null),
      move('2020-03-02', 'SEGREGATION', 0.01, null),
      move('2021-07-12', 'REDEMPTION', -1_000, -500),
    ]);
    const beside = account(100, [BUY]);
    const elsewhere = account(1_000, main.lines.movements, { folioNo: '78' });
    const [one, two, ...others] = follow(main, segregated, beside, elsewhere);
    expect([one, two]).toEqual(['segregation', 'segregation']);
    expect(others).toMatchObject([{ lots: [{ cost: rupees(1_000) }] }, { lots: [{ cost: rupees(10_000) }] }]);
    // all was sold on the day after
    const sold = account(0, [...main.lines.movements, move('2020-03-03', 'REDEMPTION', -1_000, -9_000)]);
    expect(follow(segregated, sold, beside).slice(0, 2)).toEqual(['segregation', 'segregation']);
    // the units do not tell from which scheme they were split off: it may be any that the folio held that day
    const earlier = account(900, [move('2019-04-03', 'PURCHASE', 900, 9_000)]);
    expect(follow(segregated, earlier, beside).map((found) => typeof found === 'string')).toEqual([true, true, false]);
  });

  it('of a merger go over with their days and prices, and are no sale', () => {
    const old = account(0, [
      BUY,
      move('2023-06-01', 'PURCHASE', 50, 700),
      move('2025-01-10', 'SWITCH_OUT_MERGER', -150, -2_000),
    ]);
    const merged = account(75, [move('2025-01-13', 'SWITCH_IN_MERGER', 75, 2_000)]);
    expect(paid(followed(old, merged))).toEqual([
      ['2023-04-03', 50, 1_000],
      ['2023-06-01', 25, 700],
    ]);
    const [before] = follow(old, merged);
    expect(before).toMatchObject({ closed: [], lots: [] });
    // the same where the statement has the new scheme first
    expect(followOutside([merged, old])[0]?.found).toMatchObject({
      lots: [{ cost: rupees(1_000) }, { cost: rupees(700) }],
    });
    expect(follow(merged)).toEqual(['opening']);
    expect(follow(old, { ...merged, folioNo: '78' })[1]).toBe('opening');
  });

  it('of a merger keep what of the old scheme they were on 31 January 2018, through further mergers and sales of a part', () => {
    const old = account(0, [
      move('2015-04-01', 'PURCHASE', 1_000, 10_000),
      move('2020-01-10', 'REDEMPTION', -200, -3_000),
      move('2022-01-10', 'SWITCH_OUT_MERGER', -800, -40_000),
    ]);
    const second = account(0, [
      move('2022-01-10', 'SWITCH_IN_MERGER', 400, 40_000),
      move('2024-01-10', 'SWITCH_OUT_MERGER', -400, -50_000),
    ]);
    const third = account(75, [
      move('2024-01-10', 'SWITCH_IN_MERGER', 100, 50_000),
      move('2026-05-11', 'REDEMPTION', -25, -9_000),
    ]);
    const found = followed(old, second, third);
    for (const [lots, was] of [
      [found.closed[0]?.sold, 200],
      [found.lots, 600],
    ] as const)
      expect(lots?.map(heldIn2018)).toEqual([{ account: old, units: units(was) }]);
    expect(followed(account(100, [BUY])).lots.map(heldIn2018)).toEqual([undefined]);
    // one of before that day has left units of the new scheme to be valued on it
    const early = account(0, [
      old.lines.movements[0] as OutsideMovement,
      move('2018-01-31', 'SWITCH_OUT_MERGER', -1_000, null),
    ]);
    const since = account(500, [move('2018-01-31', 'SWITCH_IN_MERGER', 500, null)]);
    expect(followed(early, since).lots.map(heldIn2018)).toEqual([undefined]);
  });

  it('that differ by rounding are followed, and what cannot be followed says why', () => {
    expect(paid(followed(account(0, [BUY, move('2024-05-06', 'REDEMPTION', -100.001, -1_500)])))).toEqual([]);
    expect(
      follow(
        account(90, [BUY]),
        account(0, [BUY, move('2024-05-06', 'REDEMPTION', -101, -1_500)]),
        account(100, [], { lines: { opening: units(100), movements: [] } }),
        account(100, [move('2023-04-03', 'PURCHASE', 100, null)]),
      ),
    ).toEqual(['gap', 'gap', 'opening', 'amount']);
  });
});
