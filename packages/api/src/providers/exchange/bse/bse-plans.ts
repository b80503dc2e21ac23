import { formatDateNumeric, plainRupees } from '@prosperx/core/format';
import type { ExchangePlan, PlanRegistry } from '#providers/exchange/port/plans.js';
import { ProviderNotReached, ProviderUnknown } from '#providers/providers.js';
import { bseText } from './bse.text.js';
import { shortReference, subBrokerParams } from './order-params.js';
import { isCancelledAlready, meaningOf, sentenceOf } from './remarks.js';
import { findPlanNumber, planInstalmentsOn } from './reports.js';
import { type BseExchangeSettings, postJson } from './wire.js';

/** The "Enhanced STP" service of the "Web Service Structure" document. */
const REGISTRATION = '/starmfapi/api/stp/stpregistration';
/** SuccessFlag, as of an order. */
const DONE = '0';

interface PlanCodes {
  readonly from: string;
  readonly to: string;
}

/**
 * The body of a registration or cancellation. EXCH is a switch that the exchange itself makes each time. A daily plan has no number of
 * transfers and an end date, the others have a number and no end.
 */
function bodyOf(
  { userId, memberCode, password }: BseExchangeSettings,
  plan: ExchangePlan,
  codes: PlanCodes,
  registrationNumber: string | null,
) {
  const isDaily = plan.frequency === 'DAILY';
  const subBroker = subBrokerParams(plan.subBroker);
  return {
    LoginId: userId,
    MemberCode: memberCode,
    Password: password,
    TransType: registrationNumber === null ? 'NEW' : 'CXL',
    STPType: 'EXCH',
    ClientCode: plan.ucc,
    FromBSESchemeCode: codes.from,
    ToBSESchemeCode: codes.to,
    BuySellType: 'Fresh',
    TransactionMode: 'P',
    FolioNo: plan.folioNumber,
    STPRegNo: registrationNumber ?? '',
    IntRefNo: shortReference(plan.clientRef),
    StartDate: formatDateNumeric(plan.startDate),
    FrequencyType: plan.frequency,
    NoOfTransfers: isDaily ? '0' : String(plan.instalments),
    InstAmount: plainRupees(plan.amount),
    InstUnit: '',
    FirstOrderToday: plan.firstOrderToday ? 'Y' : 'N',
    SubBrokerCode: subBroker.code,
    EUINDeclaration: subBroker.flag,
    EUINNumber: subBroker.euin,
    Remarks: plan.clientRef,
    EndDate: isDaily && plan.endDate !== null ? formatDateNumeric(plan.endDate) : '',
    SubBrokerARN: subBroker.arn,
    Filler1: '',
    Filler2: '',
    Filler3: '',
    Filler4: '',
    Filler5: '',
  };
}

/** The codes of a plan, of whose second scheme it asks as it is told. */
async function codesOf(
  { codeOfHeld }: BseExchangeSettings,
  { fromIsin, toIsin }: ExchangePlan,
  codeOfTarget: (isin: string) => Promise<string | null>,
): Promise<PlanCodes | null> {
  const [from, to] = [await codeOfHeld(fromIsin), toIsin === null ? null : await codeOfTarget(toIsin)];
  return from !== null && to !== null ? { from, to } : null;
}

/** Sends a plan. An answer that says nothing about the plan itself is ProviderUnknown; one of a wrong login, with which it takes none, ProviderNotReached. */
async function send(settings: BseExchangeSettings, plan: ExchangePlan, codes: PlanCodes, number: string | null) {
  const headers = { APIKEY: settings.apiKey ?? '' };
  const answer = await postJson(settings, REGISTRATION, bodyOf(settings, plan, codes, number), headers);
  const { SuccessFlag, STPRegNo, BSERemarks } = answer;
  const remarks = typeof BSERemarks === 'string' ? BSERemarks : '';
  if (SuccessFlag === DONE) return { done: true as const, number: String(STPRegNo ?? '') };
  const meaning = SuccessFlag === '1' ? meaningOf(remarks) : 'trouble';
  if (meaning === 'ours' || meaning === 'session') throw new ProviderNotReached(REGISTRATION, new Error(remarks));
  if (meaning !== 'order') throw new ProviderUnknown(REGISTRATION);
  return { done: false as const, remarks };
}

/**
 * The STPs of BSE StAR MF. The document has no question for a plan whose answer was lost, so that it is not sent twice: its first instalment
 * tells its number where that names our reference, else a person looks it up. It has no complete registration of SWPs either; those are refused with that reason.
 */
export function bsePlans(settings: BseExchangeSettings): PlanRegistry {
  return {
    makesPlanInstalments: true,
    planKinds: ['STP'],
    registerPlan: async (plan) => {
      if (plan.kind === 'SWP') return { registered: false, reason: bseText.noWithdrawalPlans };
      const codes = await codesOf(settings, plan, settings.codeToBuy);
      if (!codes) return { registered: false, reason: bseText.unknownScheme };
      const answer = await send(settings, plan, codes, null);
      if (!answer.done) return { registered: false, reason: answer.remarks };
      if (answer.number === '') throw new ProviderUnknown(REGISTRATION);
      return { registered: true, registrationNumber: answer.number };
    },
    findPlan: async (plan) => {
      const registrationNumber = await findPlanNumber(settings, plan);
      return registrationNumber === null ? 'cannot_tell' : { registered: true, registrationNumber };
    },
    cancelPlan: async (plan) => {
      // what is ended may lead into a scheme that is sold no more
      const codes = await codesOf(settings, plan, settings.codeOfHeld);
      if (!codes) return { cancelled: false, reason: bseText.unknownHolding };
      const answer = await send(settings, plan, codes, plan.registrationNumber);
      // the answer to an earlier request may have been lost
      if (answer.done || isCancelledAlready(answer.remarks)) return { cancelled: true };
      return { cancelled: false, reason: sentenceOf(answer.remarks) };
    },
    planInstalmentsOn: (plan, day) => planInstalmentsOn(settings, plan, day),
  };
}
