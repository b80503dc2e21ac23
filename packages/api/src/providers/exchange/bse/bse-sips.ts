import { businessDateAt } from '@prosperx/core/time';
import { asNumberWanted } from '#kernel/person-needed.js';
import type { CancelAnswer } from '#providers/exchange/port/orders.js';
import type {
  PauseAnswer,
  SipAnswer,
  SipAtExchange,
  SipPauseRequest,
  SipRegistry,
} from '#providers/exchange/port/sips.js';
import { ProviderUnknown } from '#providers/providers.js';
import { bseText } from './bse.text.js';
import { type Entry, type EntryAnswer, LATER_XSIP_SHAPE, NumberUsed } from './order-entry.js';
import { cancellationNumber, cancelSipParams, laterSipParams, orderNumber } from './order-params.js';
import { isCancelledAlready, isPausedAlready, sentenceOf } from './remarks.js';
import { instalmentsOn } from './reports.js';
import { type BseExchangeSettings, postJson } from './wire.js';

export type Enter = (entry: Entry) => Promise<EntryAnswer>;

/** Cancels a SIP; one that is cancelled already counts as cancelled. */
export async function cancelSip(
  settings: BseExchangeSettings,
  enter: Enter,
  sip: SipAtExchange,
): Promise<CancelAnswer> {
  const number = cancellationNumber(businessDateAt(settings.clock.now()), settings.memberCode);
  const values: Entry['values'] = (granted) => cancelSipParams(settings, granted, sip, number);
  const answer = await enter({ method: 'xsipOrderEntryParam', code: 'CXL', number, values });
  if (answer.state === 'taken' || isCancelledAlready(answer.remarks)) return { cancelled: true };
  return { cancelled: false, reason: sentenceOf(answer.remarks) };
}

const PAUSE_PATH = '/StarMFAPI/api/Pause/PauseSIP';
const [SAVED, REFUSED] = ['0', '1'];

/**
 * Pauses a SIP that is paid by mandate. One that is paused already counts as paused, since the answer before may have been lost; not where
 * an earlier pause is ahead: the request has a number alone, and what the exchange keeps may be the earlier, shorter pause.
 */
async function pauseSip(
  settings: BseExchangeSettings,
  { registrationNumber, instalments, isLonger }: SipPauseRequest,
): Promise<PauseAnswer> {
  const { userId, memberCode, password } = settings;
  const { StatusFlag: flag, BseRemarks: remarks } = await postJson(settings, PAUSE_PATH, {
    LoginId: userId,
    MemberCode: memberCode,
    Password: password,
    RegistrationType: 'XSIP',
    RegistrationNumber: registrationNumber,
    ModificationType: 'PAUSE',
    NoOfInstalments: String(instalments),
  });
  const said = typeof remarks === 'string' ? remarks : '';
  if (flag === SAVED || (flag === REFUSED && !isLonger && isPausedAlready(said))) return { paused: true };
  if (flag !== REFUSED) throw new ProviderUnknown('PauseSIP');
  return { paused: false, reason: sentenceOf(said) };
}

/**
 * SIPs that are registered without an order of today. The exchange has no report that finds one by our reference: what is sent again
 * carries the number of the first time, which it takes once; of a duplicate a person looks for the registration.
 */
export function bseSips(settings: BseExchangeSettings, enter: Enter): SipRegistry {
  return {
    registerSip: async (registration): Promise<SipAnswer> => {
      const { isin, amount, mandateId, serial, requestedOn } = registration;
      const schemeCode = await settings.codeToBuy(isin, amount);
      if (schemeCode === null) return { accepted: false, reason: bseText.unknownScheme };
      if (mandateId === null) return { accepted: false, reason: bseText.mandateMissing };
      const number = orderNumber(requestedOn, settings.memberCode, serial);
      const about = { number, schemeCode, mandateId };
      const answer = await enter({
        method: 'xsipOrderEntryParam',
        code: 'NEW',
        number,
        shape: LATER_XSIP_SHAPE,
        values: (granted) => laterSipParams(settings, granted, registration, about),
      }).catch((error) => {
        throw error instanceof NumberUsed ? asNumberWanted() : error;
      });
      if (answer.state === 'refused') return { accepted: false, reason: sentenceOf(answer.remarks) };
      if (answer.registrationNumber === null) throw new ProviderUnknown('xsipOrderEntryParam');
      return { accepted: true, registrationNumber: answer.registrationNumber };
    },
    findSip: () => Promise.resolve('cannot_tell'),
    pauseSip: (pause) => pauseSip(settings, pause),
    cancelSip: (sip) => cancelSip(settings, enter, sip),
    instalmentsOn: (sip, day) => instalmentsOn(settings, sip, day),
  };
}
