import { ELSS_LOCK_IN_YEARS, type FundCategory, type SubCategory } from '@prosperx/core/fund';

/** The aim of a fund by its sub-category alone, in our own words. */
const objectives: Record<SubCategory, string> = {
  'Large Cap': "Growth over the long run from shares of India's hundred largest companies.",
  'Large & Mid Cap':
    'Growth over the long run from large and medium-sized companies, at least a third of the money in each.',
  'Mid Cap': 'Growth over the long run from medium-sized companies.',
  'Small Cap': 'Growth over the long run from small companies, with larger swings on the way.',
  'Flexi Cap': 'Growth over the long run from companies of any size, moving between them as prices change.',
  'Multi Cap':
    'Growth over the long run with at least a quarter of the money each in large, medium-sized and small companies.',
  Focused: 'Growth over the long run from at most thirty companies.',
  Value: 'Growth over the long run from companies whose shares look cheap for what they earn and own.',
  Contra: 'Growth over the long run from companies that the market looks away from today.',
  'Dividend Yield': 'Growth and income from companies that pay high dividends.',
  'Sectoral/Thematic': 'Growth over the long run from the companies of one sector or theme.',
  Index: 'The return of its index before costs, by holding the same shares in the same weights.',
  ELSS: 'Growth over the long run from shares, with a deduction in the old tax regime and a lock-in of three years.',
  Liquid: 'Income at low risk from debt that falls due within 91 days.',
  Overnight: 'Income at very low risk from debt that falls due the next day.',
  'Money Market': 'Income from money market instruments that fall due within a year.',
  'Ultra Short Duration': 'Income from debt with a duration of three to six months.',
  'Low Duration': 'Income from debt with a duration of six to twelve months.',
  'Short Duration': 'Income from debt with a duration of one to three years.',
  'Medium Duration': 'Income from debt with a duration of three to four years.',
  'Medium to Long Duration':
    'Income from debt with a duration of four to seven years; its value moves with interest rates.',
  'Debt Index': 'The return of its index of bonds before costs.',
  'Long Duration': 'Income from debt with a duration of more than seven years; its value moves with interest rates.',
  'Corporate Bond': 'Income from bonds of companies with the highest ratings.',
  'Credit Risk': 'Higher income from company bonds below the highest ratings, at a higher risk of default.',
  'Banking and PSU': 'Income from debt of banks, public sector undertakings and public financial institutions.',
  'Dynamic Bond': 'Income from debt of any duration, changed as interest rates are expected to move.',
  Gilt: 'Income from government securities of any duration; its value moves with interest rates.',
  'Gilt 10 Year Constant': 'Income from government securities with a constant duration of ten years.',
  Floater: 'Income from debt whose interest follows the market rates.',
  'Balanced Hybrid': 'Growth and income from shares and debt in about equal parts.',
  'Life Cycle': 'Growth at first and safety later, as the year comes for which one saves.',
  'Aggressive Hybrid': 'Growth from shares for the larger part, steadied by a fifth to a third in debt.',
  'Conservative Hybrid': 'Income from debt for the larger part, with a tenth to a quarter in shares.',
  'Balanced Advantage': 'Growth with smaller swings by moving between shares and debt as the market changes.',
  'Multi Asset': 'Growth from at least three kinds of assets, such as shares, debt and gold.',
  'Equity Savings': 'Moderate growth from shares, arbitrage and debt together.',
  Arbitrage: 'Income from price differences between the cash and the futures market for shares.',
  Retirement: 'Savings for retirement, locked in for five years or until retirement.',
  "Children's": 'Savings for a child, locked in for five years or until the child is of age.',
  'Fund of Funds': 'The return of the funds that it holds.',
  'Overseas Fund of Funds': 'Growth from funds that invest outside India.',
  ETF: 'The return of its index before costs, in units that are traded on the exchange.',
  'Debt ETF': 'The return of its index of bonds before costs, in units that are traded on the exchange.',
  'Commodity ETF': 'The return of gold or silver before costs, in units that are traded on the exchange.',
  'Closed-ended Equity': 'Growth from shares until a day that is set when the scheme begins.',
  'Fixed Maturity': 'Income from debt that falls due by the day on which the scheme ends.',
  Interval: 'Income from debt; units are bought and sold on some days of the year alone.',
  Income: 'Income from debt.',
};

/** Returns the aim of the funds of a sub-category in a sentence. */
export const objectiveOf = (subCategory: SubCategory): string => objectives[subCategory];

/** Years of lock-in that the category itself prescribes. */
export function lockInOf(category: FundCategory, subCategory: SubCategory): number {
  if (category === 'ELSS') return ELSS_LOCK_IN_YEARS;
  return subCategory === 'Retirement' || subCategory === "Children's" ? 5 : 0;
}
