import { describe, expect, it } from 'vitest';
import { rupees, units } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { type FollowedAccount, followOutside, type OutsideAccount } from './outside-book.js';
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

  it('of dividends that buy units, of bonus and of segregated units cost what the law says, and no money of that day', () => {
    const found = followed(
      account(135, [
        BUY,
        move('2023-06-01', 'DIVIDEND_REINVEST', 10, 120),
        move('2023-07-01', 'BONUS', 20, null),
        move('2023-08-01', 'SEGREGATION', 5, null),
      ]),
    );
    expect(paid(found).map(([, , cost]) => cost)).toEqual([1_000, 120, 0, 0]);
    expect(cash(found)).toEqual([['2023-04-03', -1_000]]);
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
