import { formatMoney, formatRupees, formatUnits } from '@prosperx/core/format';
import {
  type Available,
  belowTargetText,
  checkSale,
  isBelowTarget,
  type SaleChoice,
  saleErrorText,
  type SaleLimits,
  type SalePreview,
  type SaleInput,
  typedAmount,
  typedUnits,
} from '@prosperx/core/sale';
import { useForm } from '#primitives/form/use-form.js';
import { useDebouncedValue } from '#primitives/hooks/use-debounced-value.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSalePreview, useSwitchTargets } from '#queries/sale.js';
import { saleText } from './sale.text.js';

export type SaleKind = 'redeem' | 'switch';

export interface Folio {
  readonly isin: string;
  readonly folioNo: string;
}

interface Values {
  readonly by: 'amount' | 'units';
  /** As typed. */
  readonly value: string;
  readonly all: boolean;
  readonly toIsin: string;
}

/** How long a person pauses before what they typed is worked out. */
const PAUSE = 400;

const limitsOf = (preview: SalePreview): SaleLimits & { readonly available: Available } => ({
  ...preview,
  available: { units: preview.freeUnits, amount: preview.availableAmount },
});

function choiceOf({ by, value, all }: Values): SaleChoice {
  if (all) return { measure: 'all', amount: null, units: null };
  return { measure: by, amount: typedAmount(value), units: typedUnits(value) };
}

const number = <Value>(value: Value | 'invalid' | null): Value | null => (value === 'invalid' ? null : value);

/** All that can be sold, as the field shows it while it is off. */
const mostOf = ({ availableAmount, freeUnits }: SalePreview, by: Values['by']): string =>
  by === 'units' ? formatUnits(freeUnits) : amountText(availableAmount);

const amountText = (amount: SalePreview['availableAmount']) =>
  amount % 100 === 0 ? formatRupees(amount) : formatMoney(amount, 2).replace('₹', '');

/** The form of a sale as values and verbs, with what the sale would bring. `base` is what the folio has. */
export function useSaleForm(kind: SaleKind, folio: Folio, base: SalePreview, onSubmit: (request: SaleInput) => void) {
  const text = useWords(saleText);
  const limits = limitsOf(base);
  const belowTarget = useBelowTarget(kind, folio, base);
  const saleRequestOf = (values: Values): SaleInput => {
    const { by, all, toIsin } = values;
    const choice = choiceOf(values);
    return {
      ...{ isin: folio.isin, folioNo: folio.folioNo, redeemType: by, allRedeem: all ? 'Y' : 'N' },
      amount: by === 'amount' && !all ? number(choice.amount) : null,
      units: by === 'units' && !all ? number(choice.units) : null,
      ...(kind === 'switch' && { toIsin }),
    };
  };
  const form = useForm<Values>({
    initial: { by: 'amount', value: '', all: false, toIsin: '' },
    check: (values) => {
      const fault = checkSale(limits, limits.available, choiceOf(values));
      return {
        value: fault
          ? saleErrorText(fault, limits, limits.available, values.all ? 'all' : values.by)
          : belowTarget(values),
        toIsin: kind === 'switch' && values.toIsin === '' ? text.toRequired : undefined,
      };
    },
    textOf: (sentence) => sentence,
    onSubmit: (values) => onSubmit(saleRequestOf(values)),
  });
  const { values } = form;
  const request = useDebouncedValue(form.isValid ? JSON.stringify(saleRequestOf(values)) : null, PAUSE);
  const preview = useSalePreview(request === null ? null : (JSON.parse(request) as SaleInput));
  return {
    form,
    preview: form.isValid && request !== null ? preview.data : undefined,
    isReading: preview.isFetching,
    shown: values.all ? mostOf(base, values.by) : values.value,
    /** Another measure begins anew. */
    measureBy: (by: Values['by']) => {
      form.set('by', by);
      if (!values.all) form.set('value', '');
    },
    /** All fills the field and turns it off; without it the field is empty. */
    sellAll: (all: boolean) => {
      form.set('all', all);
      form.set('value', '');
    },
  };
}

/** Returns the sentence of values that are worth less than the chosen scheme takes. */
function useBelowTarget(kind: SaleKind, { isin: from }: Folio, base: SalePreview) {
  const { data: targets } = useSwitchTargets(from, kind === 'switch');
  const { available } = limitsOf(base);
  return (values: Values): string | undefined => {
    const minimum = targets?.find(({ isin }) => isin === values.toIsin)?.minimumAmount;
    if (minimum === undefined) return undefined;
    return isBelowTarget(minimum, available, choiceOf(values), base.nav) ? belowTargetText(minimum) : undefined;
  };
}

export type SaleFormVerbs = ReturnType<typeof useSaleForm>;
