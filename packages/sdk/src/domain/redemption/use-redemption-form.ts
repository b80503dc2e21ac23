import { formatMoney, formatRupees, formatUnits } from '@prosperx/core/format';
import {
  type Available,
  belowTargetText,
  checkRedemption,
  isBelowTarget,
  type RedemptionChoice,
  redemptionErrorText,
  type RedemptionLimits,
  type RedemptionPreview,
  type RedemptionInput,
  typedAmount,
  typedUnits,
} from '@prosperx/core/redemption';
import { useForm } from '#primitives/form/use-form.js';
import { useDebouncedValue } from '#primitives/hooks/use-debounced-value.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useRedemptionPreview, useSwitchTargets } from '#queries/redemption-preview.js';
import { redemptionText } from './redemption.text.js';

export type RedemptionKind = 'redeem' | 'switch';

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

const limitsOf = (preview: RedemptionPreview): RedemptionLimits & { readonly available: Available } => ({
  ...preview,
  available: { units: preview.freeUnits, amount: preview.availableAmount },
});

function choiceOf({ by, value, all }: Values): RedemptionChoice {
  if (all) return { measure: 'all', amount: null, units: null };
  return { measure: by, amount: typedAmount(value), units: typedUnits(value) };
}

const number = <Value>(value: Value | 'invalid' | null): Value | null => (value === 'invalid' ? null : value);

/** All that can be sold, as the field shows it while it is off. */
const mostOf = ({ availableAmount, freeUnits }: RedemptionPreview, by: Values['by']): string =>
  by === 'units' ? formatUnits(freeUnits) : amountText(availableAmount);

const amountText = (amount: RedemptionPreview['availableAmount']) =>
  amount % 100 === 0 ? formatRupees(amount) : formatMoney(amount, 2).replace('₹', '');

/** The form of a redemption as values and verbs, with what the redemption would bring. `base` is what the folio has. */
export function useRedemptionForm(
  kind: RedemptionKind,
  folio: Folio,
  base: RedemptionPreview,
  onSubmit: (request: RedemptionInput) => void,
) {
  const text = useWords(redemptionText);
  const limits = limitsOf(base);
  const belowTarget = useBelowTarget(kind, folio, base);
  const redemptionRequestOf = (values: Values): RedemptionInput => {
    const { by, all, toIsin } = values;
    const choice = choiceOf(values);
    return {
      isin: folio.isin,
      folioNo: folio.folioNo,
      redeemType: by,
      allRedeem: all ? 'Y' : 'N',
      amount: by === 'amount' && !all ? number(choice.amount) : null,
      units: by === 'units' && !all ? number(choice.units) : null,
      ...(kind === 'switch' && { toIsin }),
    };
  };
  const form = useForm<Values>({
    initial: { by: 'amount', value: '', all: false, toIsin: '' },
    check: (values) => {
      const fault = checkRedemption(limits, limits.available, choiceOf(values));
      return {
        value: fault
          ? redemptionErrorText(fault, limits, limits.available, values.all ? 'all' : values.by)
          : belowTarget(values),
        toIsin: kind === 'switch' && values.toIsin === '' ? text.toRequired : undefined,
      };
    },
    textOf: (sentence) => sentence,
    onSubmit: (values) => onSubmit(redemptionRequestOf(values)),
  });
  const { values } = form;
  const asked = form.isValid ? JSON.stringify(redemptionRequestOf(values)) : null;
  const request = useDebouncedValue(asked, PAUSE);
  const preview = useRedemptionPreview(request === null ? null : (JSON.parse(request) as RedemptionInput));
  const isAsked = asked !== null && asked === request;
  const isUnanswered = preview.isPlaceholderData || preview.isPending;
  /** It failed before. */
  const hasFailed = isAsked && preview.errorUpdateCount > 0;
  const isTriedAgain = hasFailed && isUnanswered;
  return {
    form,
    /** What is filled in, once it has no fault. */
    filled: form.isValid ? redemptionRequestOf(values) : null,
    preview: asked !== null && request !== null && !isTriedAgain ? preview.data : undefined,
    /** What is filled in is still being worked out: `preview` is of what stood there before. */
    isComing: asked !== null && !isTriedAgain && (!isAsked || isUnanswered),
    hasFailed,
    isTriedAgain,
    /** Why it could not be worked out. */
    failure: isAsked && preview.data === undefined ? preview.error : null,
    workOut: () => void preview.refetch(),
    shown: values.all ? mostOf(base, values.by) : values.value,
    /** Another measure begins anew. */
    measureBy: (by: Values['by']) => {
      form.set('by', by);
      if (!values.all) form.set('value', '');
    },
    /** All fills the field and turns it off; without it the field is empty. */
    redeemAll: (all: boolean) => {
      form.set('all', all);
      form.set('value', '');
    },
  };
}

/** Returns the sentence of values that are worth less than the chosen scheme takes. */
function useBelowTarget(kind: RedemptionKind, { isin: from }: Folio, base: RedemptionPreview) {
  const { data: targets } = useSwitchTargets(from, kind === 'switch');
  const { available } = limitsOf(base);
  return (values: Values): string | undefined => {
    const minimum = targets?.find(({ isin }) => isin === values.toIsin)?.minimumAmount;
    if (minimum === undefined) return undefined;
    return isBelowTarget(minimum, available, choiceOf(values), base.nav) ? belowTargetText(minimum) : undefined;
  };
}

export type RedemptionFormVerbs = ReturnType<typeof useRedemptionForm>;
