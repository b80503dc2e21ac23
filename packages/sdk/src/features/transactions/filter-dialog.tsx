import { TRANSACTION_KINDS, TRANSACTION_STATES } from '@prosperx/core/portfolio';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Stack } from '#primitives/display/stack.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { TransactionFilter, Transactions } from '#queries/transactions.js';
import { transactionListText } from './transactions.text.js';
import type { ChangeFilter } from './use-transaction-filter.js';

interface FilterDialogProps {
  readonly list: Transactions;
  readonly filter: TransactionFilter;
  readonly change: ChangeFilter;
  readonly onClose: () => void;
}

const ALL = 'all';

/** Asks what the transactions are chosen by: type, status, scheme, folio and days. */
export function FilterDialog({ list, filter, change, onClose }: FilterDialogProps) {
  const text = useWords(transactionListText);
  const [wanted, setWanted] = useState(filter);
  const set = (changed: Partial<TransactionFilter>) => setWanted({ ...wanted, ...changed });
  const show = () => {
    change({ ...wanted, pageNumber: 1 });
    onClose();
  };
  const select = (
    label: string,
    name: 'kind' | 'state' | 'schemeId' | 'folioNo',
    options: readonly { readonly value: string; readonly text: string }[],
  ) => (
    <SelectField
      label={label}
      options={[{ value: ALL, text: text.all }, ...options]}
      value={wanted[name] || ALL}
      onPick={(value) => set({ [name]: value === ALL ? '' : value })}
    />
  );
  const choices = (all: Transactions['schemes']) => all.map(({ value, name }) => ({ value, text: name }));
  const actions = (
    <Button variant="primary" onClick={show}>
      {text.apply}
    </Button>
  );
  return (
    <Dialog open title={text.filters} onClose={onClose} actions={actions} lightDismiss>
      <Stack gap={4}>
        {select(
          text.kind,
          'kind',
          TRANSACTION_KINDS.map((value) => ({ value, text: text.kinds[value] })),
        )}
        {select(
          text.state,
          'state',
          TRANSACTION_STATES.map((value) => ({ value, text: text.states[value] })),
        )}
        {select(text.scheme, 'schemeId', choices(list.schemes))}
        {select(text.folio, 'folioNo', choices(list.folios))}
        <TextField type="date" label={text.from} value={wanted.from} onInput={(from) => set({ from })} />
        <TextField type="date" label={text.to} value={wanted.to} onInput={(to) => set({ to })} />
      </Stack>
    </Dialog>
  );
}
