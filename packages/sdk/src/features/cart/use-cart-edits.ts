import { type CartItem, checkInvestment, type InvestmentErrors, type InvestmentInput } from '@prosperx/core/cart';
import { type Paise } from '@prosperx/core/money';
import { useState } from 'react';
import { useCartChanges } from '#data/cart-changes.js';
import { sentenceOf, useServices } from '#data/services.js';

/** What was typed over an item and is not kept yet. */
export interface Edit {
  readonly amount?: Paise | null;
  readonly sipDate?: number;
}

export interface EditedItem {
  readonly item: CartItem;
  readonly amount: Paise | null;
  readonly sipDate: number | null;
  readonly errors: InvestmentErrors;
}

type Edits = Readonly<Record<string, Edit>>;

/** The items of a cart with what was typed over them; a change is kept as soon as it is valid and the field is left. */
export function useCartEdits(items: readonly CartItem[]) {
  const [edits, setEdits] = useState<Edits>({});
  const { flash } = useServices();
  const { save, remove } = useCartChanges();
  const rows = items.map((item) => edited(item, edits[item.investmentId]));

  const tell = { onError: (error: Error) => flash.getState().show('error', sentenceOf(error)) };
  const forget = (id: string) => setEdits(({ [id]: _, ...rest }) => rest);
  const keep = (row: EditedItem) => {
    const input = inputOf(row);
    if (!input || Object.keys(row.errors).length > 0) return;
    save.mutate(input, { ...tell, onSettled: () => forget(row.item.investmentId) });
  };

  return {
    rows,
    isSaving: save.isPending || remove.isPending,
    type: (id: string, edit: Edit) => setEdits((before) => ({ ...before, [id]: { ...before[id], ...edit } })),
    keepAmount: (row: EditedItem) => {
      if (row.amount !== row.item.totalAmount) keep(row);
    },
    pickDate: (row: EditedItem, sipDate: number) =>
      keep(edited(row.item, { ...edits[row.item.investmentId], sipDate })),
    remove: (id: string) => remove.mutate(id, tell),
  };
}

export type CartEdits = ReturnType<typeof useCartEdits>;

function edited(item: CartItem, edit: Edit = {}): EditedItem {
  const [detail] = item.investmentDetail;
  const amount = edit.amount === undefined ? item.totalAmount : edit.amount;
  const sipDate = edit.sipDate ?? detail?.sipDate ?? null;
  const errors = detail
    ? checkInvestment(detail.mutualFund, {
        investmentType: item.investmentType,
        amount,
        sipDate,
        numOfSipInstallments: detail.numOfInstallments,
      })
    : {};
  return { item, amount, sipDate, errors };
}

function inputOf({ item, amount, sipDate }: EditedItem): InvestmentInput | null {
  const [detail] = item.investmentDetail;
  if (!detail || amount === null) return null;
  return {
    investmentId: item.investmentId,
    schemeId: detail.mutualFund.encryptedSchemeId,
    investmentType: item.investmentType,
    investmentFrequency: item.investmentFrequency,
    amount,
    ...(sipDate === null ? {} : { sipDate }),
    ...(detail.numOfInstallments === null ? {} : { numOfSipInstallments: detail.numOfInstallments }),
    ...(detail.folioNumber === null ? {} : { folioNumber: detail.folioNumber }),
  };
}
