import { rateBounds } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import {
  GOAL_COST_BOUNDS,
  GOAL_INFLATION_BOUNDS,
  GOAL_NAME_LENGTH,
  GOAL_YEARS,
  type GoalFault,
  type GoalField,
  type GoalState,
  MOST_GOALS,
} from '@prosperx/core/goal';

type FixedField = Exclude<GoalField, 'annualRatePercent'>;

const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `Please enter a number from ${min} to ${max}.`;

/** Words of the goals of a person. */
export const goalListText = {
  add: 'Add a goal',
  most: `You can have up to ${MOST_GOALS} goals. Remove one first.`,
  emptyTitle: 'What are you saving for?',
  emptyText: 'A house, a course, a year off: say what it costs and when, and link your folios and SIPs to it.',
  indicative:
    'Indicative: future prices and returns are not known. Each goal shows what you expect of both; values are at the NAVs of the day shown.',
  states: {
    reached: 'Enough today',
    on_track: 'On track',
    behind: 'Behind',
    over: 'Its day has come',
  } satisfies Record<GoalState, string>,
  by: (date: string) => `by ${date}`,
  progress: (percent: number) => `${percent}% of what it will cost`,
  cost: 'Costs today',
  futureCost: 'Will cost then',
  value: 'Put aside',
  valueOn: (date: string) => `NAVs of ${date}`,
  monthly: 'SIPs a month',
  expected: 'Expected then',
  at: (rate: number, inflation: number) => `${rate}% return, ${inflation}% inflation a year`,
  reached: 'What you have put aside pays for it at today’s prices.',
  reachedToday: 'What you have put aside pays for it at today’s prices, but not for what it will cost then.',
  onTrack: 'What you have put aside and your SIPs are expected to pay for it; step-ups are not counted.',
  behind: (missing: string, monthly: string) =>
    `${missing} will be missing. ${monthly} more a month would close the gap.`,
  tooNear: (missing: string) => `${missing} is missing, and less than a month is left.`,
  over: (missing: string) => `${missing} is missing today.`,
  overReached: 'What you have put aside pays for it.',
  start: 'Start a SIP',
  startNote: 'Once you have paid for it, link the SIP with Change.',
  nothingTied: 'Nothing is linked to it yet.',
  tied: (folios: number, sips: number) =>
    [...(folios > 0 ? [count(folios, 'folio', 'folios')] : []), ...(sips > 0 ? [count(sips, 'SIP', 'SIPs')] : [])].join(
      ' and ',
    ),
  counts: 'The units in linked folios count. A switch takes them along to a fund that the folio does not hold yet.',
  added: 'Units that a linked SIP buys are added.',
  uncounted: (scheme: string, folio: string) =>
    `A SIP for this goal pays into folio ${folio} of ${scheme}, which is not linked to it: that is not counted.`,
  edit: 'Change',
  editOf: (name: string) => `Change ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this goal?',
  removeText: 'Its folios and SIPs stay as they are, linked to no goal.',
  keep: 'Keep it',
  saved: 'The goal is saved.',
  removed: 'The goal is removed.',
  notSaved: 'The goal could not be saved.',
  form: {
    newTitle: 'A new goal',
    editTitle: 'Change the goal',
    name: 'Name',
    nameExample: 'House',
    cost: 'What it costs today',
    date: 'When you need it',
    inflation: 'Its price rises each year by',
    inflationNote: '6% is the top of the Reserve Bank’s target band (4% ± 2); 0 for a fixed sum.',
    rate: 'Expected return a year',
    rateNote: 'Nobody knows it. Equity funds have fallen by half within a year.',
    percent: '%',
    folios: 'Folios for this goal',
    noFolios: 'You hold no funds yet.',
    sips: 'SIPs for this goal',
    noSips: 'No SIP runs yet.',
    sipsNote:
      'With a SIP, the folio that it pays into is linked too, unless another goal has it. Clear that folio above if it should not count.',
    noNav: 'no NAV yet',
    folio: (number: string, value: string) => `Folio ${number}, ${value}`,
    aMonth: (amount: string) => `${amount} a month`,
    ofOther: (name: string) => `now for ${name}`,
    outcome: (cost: string, date: string) => `It will cost ${cost} on ${date}.`,
    cancel: 'Cancel',
    save: 'Save the goal',
  },
  faults: {
    name: { required: 'Please enter a name.', too_long: `A name has at most ${GOAL_NAME_LENGTH} characters.` },
    cost: {
      out_of_bounds: `Please enter an amount from ${formatMoney(GOAL_COST_BOUNDS.min)} to ${formatMoney(GOAL_COST_BOUNDS.max)}.`,
    },
    date: {
      required: 'Please enter a date.',
      too_soon: 'Choose a date at least a month ahead.',
      too_far: `Choose a date at most ${GOAL_YEARS} years ahead.`,
    },
    inflationPercent: { out_of_bounds: between(GOAL_INFLATION_BOUNDS) },
  } satisfies Record<FixedField, Partial<Record<GoalFault, string>>> as Record<
    FixedField,
    Partial<Record<GoalFault, string>>
  >,
  /** The expected return, whose cap is the operator's. */
  rateFault: (maxRate?: number) => between(rateBounds(maxRate)),
};
