import type { FieldAmount } from '@prosperx/core/format';
import { typedWhole } from '@prosperx/core/format';
import { type Paise, ZERO_PAISE } from '@prosperx/core/money';
import type { Holding } from '@prosperx/core/portfolio';
import {
  checkPlan,
  endsByDate,
  instalmentsOf,
  type PlanDestination,
  type PlanDraft,
  type PlanErrorCode,
  planErrorText,
  type PlanForm,
  type PlanKind,
  planTotal,
  schemeCodeOf,
  termsOf,
} from '@prosperx/core/stp';
import { addDays, businessDate, type ExchangeCalendar, namedDate } from '@prosperx/core/time';
import { useState } from 'react';
import { type Form, useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useExchangeCalendar, useToday } from '#queries/calendar.js';
import { useDestinations, usePlanDates, usePlanTerms } from '#queries/plan.js';

/** The fields, by the names that they have on the wire. */
export interface PlanValues {
  /** `folio:scheme` of a holding. */
  readonly fromSchemeCode: string;
  readonly toSchemeCode: string;
  readonly freqType: string;
  readonly installmentAmount: FieldAmount;
  readonly noOfInstallments: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly firstOrderToday: boolean;
}

/** Names a holding among the choices. */
export const holdingKey = ({ folioNo, metaData }: Pick<Holding, 'folioNo' | 'metaData'>) =>
  `${folioNo}:${metaData.schemeId}`;

/** Tells whether a holding can be the source of a plan: stpFlag Y of an STP, redemption of an SWP, and units held. */
export const isSource = (kind: PlanKind, { stpFlag, redemptionAllowed, unitsAllocated }: Holding): boolean =>
  (kind === 'STP' ? stpFlag === 'Y' : redemptionAllowed) && unitsAllocated > 0;

interface PlanFormOptions {
  readonly kind: PlanKind;
  readonly holdings: readonly Holding[];
  /** The holding that is chosen from the start; '' for none. */
  readonly chosen: string;
  /** The amount that stands there first; null for none. */
  readonly amount: Paise | null;
  readonly onSubmit: (form: PlanForm) => void;
}

/** Returns the choices so far as the rule has them. */
function draftOf(kind: PlanKind, values: PlanValues, funds: Pick<PlanDraft, 'source' | 'target'>): PlanDraft {
  const { freqType, noOfInstallments, startDate, endDate, installmentAmount, firstOrderToday } = values;
  const isDaily = endsByDate(Number(freqType));
  return {
    trxnType: kind,
    installmentAmount,
    firstOrderToday,
    ...funds,
    freqType: freqType === '' ? null : Number(freqType),
    noOfInstallments: isDaily ? null : typedWhole(noOfInstallments),
    startDate: namedDate(startDate),
    endDate: isDaily ? namedDate(endDate) : null,
  };
}

/** Reads what the chosen funds accept. */
function useFunds(kind: PlanKind, holding: Holding | undefined, toSchemeId: string) {
  const from = holding?.metaData.schemeId ?? '';
  const destinations = useDestinations(kind === 'STP' ? from : '');
  const target = destinations.data?.find(({ encryptedSchemeId }) => encryptedSchemeId === toSchemeId);
  const [ofSource, ofTarget] = [usePlanTerms(from, kind), usePlanTerms(target?.encryptedSchemeId ?? '', kind)];
  const brand = destinations.data?.[0]?.brand ?? holding?.metaData.brand ?? '';
  return {
    destinations,
    target,
    /** Where what they accept comes from. */
    source: ofSource.data,
    /** What they accept is not known yet, or could not be read. */
    isUnread: [ofSource, ofTarget, destinations].some(
      ({ isFetching, isError, data }) => data === undefined && (isFetching || isError),
    ),
    error: ofSource.error ?? ofTarget.error ?? destinations.error,
    draft: {
      source: holding
        ? {
            schemeId: from,
            fundHouse: brand,
            terms: ofSource.data?.terms ?? [],
            allowed: isSource(kind, holding),
            units: holding.unitsAllocated,
            // what is locked in by then only the server knows
            free: holding.unitsAllocated,
          }
        : null,
      target: target
        ? { schemeId: target.encryptedSchemeId, fundHouse: brand, terms: ofTarget.data?.terms ?? [] }
        : null,
    },
  };
}

/** What is chosen, as far as more has to be read for it. */
interface Picked {
  readonly from: string;
  readonly to: string;
  readonly freqType: string;
}

/** The choices of funds and frequency, what these accept, and when a plan of them may start. */
function useChoices({ kind, holdings, chosen }: Omit<PlanFormOptions, 'amount' | 'onSubmit'>) {
  const [picked, pick] = useState<Picked>({ from: chosen, to: '', freqType: '1' });
  const holding = holdings.find((each) => holdingKey(each) === picked.from);
  const funds = useFunds(kind, holding, picked.to);
  const dates = usePlanDates({
    kind,
    from: holding?.metaData.schemeId ?? '',
    freqType: picked.freqType,
    to: funds.target?.encryptedSchemeId ?? '',
  });
  const today = useToday();
  const tomorrow = addDays(today, 1);
  const allowed = dates.data?.dates ?? [];
  const startDate = allowed.includes(tomorrow) ? tomorrow : (allowed[0] ?? tomorrow);
  return { picked, pick, holding, funds, today, tomorrow, allowed, startDate };
}

type Choices = ReturnType<typeof useChoices>;

/** The faults of the fields. Until it is read, nothing is said of what the funds accept. */
function codesOf(kind: PlanKind, values: PlanValues, { funds, today }: Choices, calendar: ExchangeCalendar) {
  const { freqType, toSchemeCode, ...codes } = checkPlan(draftOf(kind, values, funds.draft), today, calendar);
  const waits = (code: PlanErrorCode | undefined) =>
    funds.isUnread && (code === 'frequency_not_offered' || code === 'target_not_offered') ? 'reading' : code;
  return { ...codes, freqType: waits(freqType), toSchemeCode: waits(toSchemeCode) };
}

/** Values, faults and totals of the form for a new plan, by the one rule that the server asks too. */
export function usePlanForm(options: PlanFormOptions) {
  const { kind, chosen, amount, onSubmit } = options;
  const sentences = useWords({ planErrorText });
  const calendar = useExchangeCalendar();
  const choices = useChoices(options);
  const { holding, funds, today, tomorrow, allowed, startDate } = choices;
  const form = useForm<PlanValues>({
    initial: {
      fromSchemeCode: chosen,
      toSchemeCode: '',
      freqType: '1',
      installmentAmount: amount,
      noOfInstallments: '',
      endDate: '',
      firstOrderToday: true,
      startDate,
    },
    check: (values) => codesOf(kind, values, choices, calendar),
    textOf: (code) => (code === 'reading' ? '' : sentences.planErrorText(code as PlanErrorCode, context)),
    onSubmit: (values) => onSubmit(filledBy(values)),
  });
  const filledBy = (values: PlanValues) => formOf({ kind, values, holding, target: funds.target, draft, count, total });
  const draft = draftOf(kind, form.values, funds.draft);
  const terms = termsOf(draft);
  const context = { kind, freqType: draft.freqType, terms, today };
  const count = instalmentsOf(draft, calendar);
  const total = planTotal(draft.installmentAmount, count);
  const codes = codesOf(kind, form.values, choices, calendar);
  const [firstCode] = ORDER.flatMap((name) => codes[name] ?? []);
  return {
    form,
    /** What is filled in, once it has no fault. */
    filled: form.isValid ? filledBy(form.values) : null,
    holding,
    funds,
    terms,
    draft,
    count,
    total,
    today,
    tomorrow,
    calendar,
    allowed,
    /** The sentence of the first thing that is missing or wrong; undefined when nothing is. */
    firstFault:
      firstCode && firstCode !== 'reading' ? sentences.planErrorText(firstCode as PlanErrorCode, context) : undefined,
    /** The frequency is said to be unavailable as soon as that is known. */
    frequencyFault:
      codes.freqType === 'frequency_not_offered' ? sentences.planErrorText(codes.freqType, context) : undefined,
    ...pickersOf(form, choices),
  };
}

/** Keep a choice in the form, and have read what follows from it. */
function pickersOf({ set }: Pick<Form<PlanValues>, 'set'>, { picked, pick }: Choices) {
  return {
    pickSource: (key: string) => {
      set('fromSchemeCode', key);
      set('toSchemeCode', '');
      pick({ ...picked, from: key, to: '' });
    },
    pickTarget: (id: string) => {
      set('toSchemeCode', id);
      pick({ ...picked, to: id });
    },
    pickFrequency: (freqType: string) => {
      set('freqType', freqType);
      pick({ ...picked, freqType });
    },
  };
}

interface Filled {
  readonly kind: PlanKind;
  readonly values: PlanValues;
  readonly holding: Holding | undefined;
  readonly target: PlanDestination | undefined;
  readonly draft: PlanDraft;
  readonly count: number | null;
  readonly total: Paise | null;
}

/** Returns what is sent of a form without faults. */
function formOf({ kind, values, holding, target, draft, count, total }: Filled): PlanForm {
  const [from, to] = [nameOfHolding(holding), nameOfTarget(kind, target)];
  return {
    trxnType: kind,
    freqType: Number(values.freqType),
    folioNo: holding?.folioNo ?? '',
    fromSchemeCode: from.code,
    fromIsin: from.isin,
    fromSchemeName: from.name,
    toSchemeCode: to.code,
    toIsin: to.isin,
    toSchemeName: to.name,
    installmentAmount: values.installmentAmount as Paise,
    noOfInstallments: count ?? 0,
    startDate: businessDate(values.startDate),
    endDate: draft.endDate,
    firstOrderToday: values.firstOrderToday ? 'Y' : 'N',
    totalamount: total ?? ZERO_PAISE,
  };
}

/** The fields as they stand below each other. */
const ORDER = [
  'fromSchemeCode',
  'toSchemeCode',
  'freqType',
  'installmentAmount',
  'noOfInstallments',
  'startDate',
  'endDate',
] as const;

function nameOfHolding(holding: Holding | undefined) {
  const { isin = '', schemeName: name = '', schemeId: encryptedSchemeId = '' } = holding?.metaData ?? {};
  return { isin, name, code: schemeCodeOf({ isin, code: '', name, encryptedSchemeId }) };
}

function nameOfTarget(kind: PlanKind, target: PlanDestination | undefined) {
  if (kind === 'SWP' || !target) return { isin: '', name: '', code: '' };
  return { isin: target.isin, name: target.name, code: schemeCodeOf(target) };
}
