import type { Units } from '#money/index.js';
import type { OutsideKind } from '#portfolio/index.js';

const isOf = (pattern: RegExp) => (text: string) => pattern.test(text);

const isStt = isOf(/\bstt\b|securities transaction tax/i);
const isStampDuty = isOf(/\bstamp\s*duty\b/i);
const isTds = isOf(/\btds\b|tax deducted/i);
const isDividend = isOf(/\bdiv(?:\.|idend)|\bidcw\b/i);
const isReinvested = isOf(/re-?\s*invest/i);
const isReversal = isOf(
  /revers|reject|dishono|bounce|insufficient|mismatch|not received|cancell?ed|failed|returned unpaid/i,
);
const isSwitch = isOf(/switch|\bst[pi]\b|transfer|\bs[tw]p in\b/i);
const isMerger = isOf(/merge|amalgamat|consolidat/i);
const isSegregation = isOf(/segregat|side.?pocket/i);
const isBonus = isOf(/\bbonus\b/i);
const isSip = isOf(/\bsip\b|systematic|instal+ment|sys.*invest/i);
/** What is noted of a SIP or a folio without money or units. */
const isNote = isOf(/zero balance|regist(?:ered|ration)|address|nominee|bank mandate|kyc/i);

/** Returns what a line of transactions is, by its words and by whether units came or went. */
export function kindOf(words: string, units: Units): OutsideKind {
  if (units === 0) {
    if (isStt(words)) return 'STT_TAX';
    if (isStampDuty(words)) return 'STAMP_DUTY_TAX';
    if (isTds(words)) return 'TDS_TAX';
    return isDividend(words) && !isNote(words) ? 'DIVIDEND_PAYOUT' : 'MISC';
  }
  if (isReversal(words)) return 'REVERSAL';
  if (isDividend(words) && isReinvested(words)) return 'DIVIDEND_REINVEST';
  if (isSegregation(words)) return units > 0 ? 'SEGREGATION' : 'REDEMPTION';
  if (isMerger(words)) return units > 0 ? 'SWITCH_IN_MERGER' : 'SWITCH_OUT_MERGER';
  if (isSwitch(words)) return units > 0 ? 'SWITCH_IN' : 'SWITCH_OUT';
  if (units < 0) return 'REDEMPTION';
  if (isBonus(words)) return 'BONUS';
  return isSip(words) ? 'PURCHASE_SIP' : 'PURCHASE';
}
