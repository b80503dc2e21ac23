import { formatMoney } from '@prosperx/core/format';
import type { FoundRecord } from '@prosperx/core/operator';
import { Badge } from '@prosperx/sdk/site/ui';
import { writeMoment } from '#pages/write-moment.js';
import { operatorText, writeAction } from './operator.text.js';

const text = operatorText.find;

/** The columns of orders, payments and other records, among what was found and in an account. */
export const recordColumns = [
  {
    name: 'number',
    title: text.number,
    full: true,
    cell: ({ kind, number, about }: FoundRecord) => (
      <>
        <b>{text.kinds[kind]}</b> <code>{number}</code>
        {about !== '' && (
          <span className="px-muted px-small x-op__about">{kind === 'person' ? writeAction(about) : about}</span>
        )}
      </>
    ),
  },
  { name: 'state', title: text.state, cell: ({ state }: FoundRecord) => <Badge>{writeAction(state)}</Badge> },
  {
    name: 'amount',
    title: text.amount,
    numeric: true,
    cell: ({ amount }: FoundRecord) => (amount === null ? '' : formatMoney(amount, 2)),
  },
  { name: 'made', title: text.made, oneLine: true, cell: ({ at }: FoundRecord) => writeMoment(at) },
];
