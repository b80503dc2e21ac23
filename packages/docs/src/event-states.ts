import { MANDATE_EVENTS, MANDATE_STATES, nextMandateState } from '@prosperx/core/mandate';
import { nextOrderState, ORDER_EVENTS, ORDER_STATES, PAYMENT_STATES } from '@prosperx/core/order';
import { nextRedemptionState, SALE_EVENTS, SALE_STATES } from '@prosperx/core/redemption';
import { SIP_STATES } from '@prosperx/core/sip';
import { nextPlanStatus, PLAN_EVENTS, PLAN_STATUSES } from '@prosperx/core/stp';
import {
  mandateStates,
  orderKinds,
  orderStates,
  paymentStates,
  planKinds,
  planStates,
  saleKinds,
  saleStates,
  sipStates,
  tableText as words,
} from './event-states.text.js';

export const WEBHOOKS_PAGE = 'packages/docs/content/server/webhooks.md';
const [BEGIN, END] = ['<!-- states by npm run docs -->', '<!-- until here -->'];

/** Returns the states that an event leads to from a state. */
const reached = <State extends string, Event extends string>(
  state: State,
  events: readonly Event[],
  next: (state: State, event: Event) => State | null,
): State[] => {
  const all = events.flatMap((event) => next(state, event) ?? []);
  return [...new Set(all)].filter((to) => to !== state);
};

/** Returns which states may follow an order's state: a partner is told each of them, and not the state in which it was placed. */
export const orderStatesAfter = (state: (typeof ORDER_STATES)[number]) => reached(state, ORDER_EVENTS, nextOrderState);

/** A table as the formatter writes it; the second row is the line below the heads. */
function aligned(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row, at) => row.map((cell, column) => cell.padEnd(width(column), at === 1 ? '-' : ' ')))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const code = (name: string) => `\`${name}\``;

/** A table of states in their order; with `next`, also of what may follow each. */
function statesTable<State extends string>(
  states: readonly State[],
  meanings: Readonly<Record<State, string>>,
  next?: (state: State) => readonly State[],
): string {
  const heads = [words.state, words.meaning, ...(next ? [words.next] : [])];
  const rows = states.map((state) => [
    code(state),
    meanings[state],
    ...(next ? [next(state).map(code).join(', ') || words.end] : []),
  ]);
  return aligned([heads, heads.map(() => ''), ...rows]);
}

/** A table of the kinds that something has. */
const kindsTable = (meanings: Readonly<Record<string, string>>): string =>
  aligned([
    [words.kind, words.meaning],
    ['', ''],
    ...Object.entries(meanings).map(([kind, meaning]) => [code(kind), meaning]),
  ]);

const tables = () =>
  [
    ['`kind` in `order.changed`', kindsTable(orderKinds)],
    ['`state` in `order.changed`', statesTable(ORDER_STATES, orderStates, orderStatesAfter)],
    ['`paymentState` in `order.changed`', statesTable(PAYMENT_STATES, paymentStates)],
    [
      '`state` in `mandate.changed`',
      statesTable(MANDATE_STATES, mandateStates, (state) => reached(state, MANDATE_EVENTS, nextMandateState)),
    ],
    ['`kind` in `sale.changed`', kindsTable(saleKinds)],
    [
      '`state` in `sale.changed`',
      statesTable(SALE_STATES, saleStates, (state) => reached(state, SALE_EVENTS, nextRedemptionState)),
    ],
    ['`kind` in `plan.changed`', kindsTable(planKinds)],
    [
      '`state` in `plan.changed`',
      statesTable(PLAN_STATUSES, planStates, (state) => reached(state, PLAN_EVENTS, nextPlanStatus)),
    ],
    ['`state` in `sip.changed`', statesTable(SIP_STATES, sipStates)],
  ].map(([head, table]) => `### ${head}\n\n${table}`);

/** The page with its tables of states made anew from the rules that the server follows. */
export function withEventStates(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  return `${before}${BEGIN}\n\n${tables().join('\n\n')}\n\n${END}${rest.split(END)[1] ?? ''}`;
}
