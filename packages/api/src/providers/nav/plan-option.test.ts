import { describe, expect, it } from 'vitest';
import { planOptionOf, withoutBrackets } from './plan-option.js';

const of = (schemeName: string, plan = '', option = '') => planOptionOf({ schemeName, plan, option });

describe('planOptionOf', () => {
  it.each([
    ['Regular Plan', 'Growth', 'Regular', 'Growth'],
    ['Direct Plan', 'GROWTH OPTION', 'Direct', 'Growth'],
    ['Regular Plan', 'Cumulative', 'Regular', 'Growth'],
    ['Regular Plan', 'Monthly IDCW Payout', 'Regular', 'Monthly IDCW Payout'],
    ['Regular Plan', 'IDCW (Payout/Reinvestment)', 'Regular', 'IDCW'],
    [
      'Regular Plan',
      'Reinvestment of Income Distribution cum capital withdrawal option',
      'Regular',
      'IDCW Reinvestment',
    ],
    ['Regular Plan', 'HALF-YEARLY IDCW Option', 'Regular', 'Half yearly IDCW'],
    ['Regular Plan', 'Dividend Option', 'Regular', 'IDCW'],
    ['Regular Plan', 'Bonus Option', 'Regular', 'Bonus'],
    // a direct plan of HSBC is written so
    ['Regular Plan', 'Direct', 'Direct', 'Growth'],
  ])('writes %s, %s as %s, %s', (plan, option, ourPlan, ourOption) => {
    expect(of('First Fund', plan, option)).toEqual({
      name: 'First Fund',
      plan: ourPlan,
      option: ourOption,
      isOpen: true,
    });
  });

  it.each([
    ['First Mid Cap Fund - Direct Plan - Growth', 'First Mid Cap Fund', 'Direct', 'Growth'],
    ['First Debt Fund - Regular Plan - Quarterly IDCW Payout', 'First Debt Fund', 'Regular', 'Quarterly IDCW Payout'],
    ['First Liquid Fund  -  Growth', 'First Liquid Fund', 'Regular', 'Growth'],
  ])('reads the name of the old layout: %s', (text, name, plan, option) => {
    expect(of(text)).toEqual({ name, plan, option, isOpen: true });
  });

  it.each([
    ['First Fund (Segregated - 06032020)', 'Regular Plan', 'Growth'],
    ['First Fund - Segregated Portfolio 1', 'Regular Plan', 'Growth'],
    ['First Fund (the scheme has 2 segregated portfolios)', 'Regular Plan', 'SG 1 Regular Growth'],
    ['First Fund', 'Regular Plan', 'Institutional Plan-Growth Option'],
    ['First Fund', 'Regular Plan', 'Unclaimed Redemption Plan - Growth'],
    ['First Fund', 'Regular Plan', 'Defined Maturity Date Option'],
    // an option without a plan is of before 2013, when there was one plan
    ['First Fund', '', 'Growth Option'],
    ['First Fund', '', ''],
  ])('does not take %s, %s, %s for one that anybody can hold', (name, plan, option) => {
    expect(of(name, plan, option).isOpen).toBe(false);
  });

  it.each(['(Existing Number of Segregated Portfolios - 1)', '(the scheme has 2 segregated portfolios)'])(
    'takes a scheme for open that says %s',
    (count) => {
      expect(of(`First Fund ${count}`, 'Regular Plan', 'Growth Option').isOpen).toBe(true);
    },
  );

  it.each([
    ['SBI SMALL CAP FUND', 'SBI Small Cap Fund'],
    ['BANK OF INDIA ELSS TAX SAVER', 'Bank of India ELSS Tax Saver'],
    ['BANK OF INDIA MID & SMALL CAP EQUITY & DEBT FUND', 'Bank of India Mid & Small Cap Equity & Debt Fund'],
    ['ANGEL ONE NIFTY 50 INDEX FUND', 'Angel One Nifty 50 Index Fund'],
    ['UTI - MNC Fund', 'UTI - MNC Fund'],
    ['360 ONE Focused Fund', '360 ONE Focused Fund'],
    ['DSP India T.I.G.E.R. Fund', 'DSP India T.I.G.E.R. Fund'],
    ['ICICI Prudential NIFTY50 Value 20', 'ICICI Prudential NIFTY50 Value 20'],
    ['First Fund (Formerly Other Tax Saver (ELSS) Fund', 'First Fund (Formerly Other Tax Saver (ELSS) Fund)'],
  ])('writes %s as %s', (text, name) => {
    expect(of(text, 'Regular Plan', 'Growth').name).toBe(name);
  });

  it('leaves out what stands in brackets, those within others too', () => {
    expect(withoutBrackets('First Fund (Formerly Other (ELSS) Fund) II')).toBe('First Fund II');
  });

  it('corrects a name that ends with a dash, and double spaces', () => {
    expect(of('First  Liquid Fund -', 'Regular Plan', 'Growth').name).toBe('First Liquid Fund');
  });
});
