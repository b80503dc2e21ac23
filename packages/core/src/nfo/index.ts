export { getNfoReminders, getNfos, setNfoReminder, shareNfo } from './api.js';
export { nfoKind, nfoPage } from './place.js';
export { nfoOrderText } from './nfo.text.js';
export {
  firstNavOf,
  nfoAllotmentDate,
  nfoFaceValue,
  nfoListedOn,
  isOfferClosed,
  isOfferWithdrawn,
  nfoOrderError,
  nfoPaymentDeadline,
  nfoReminderAt,
  nfoTakes,
  type NfoOrderType,
  type SchemeOffer,
  startsAtTen,
} from './offer.js';
export {
  isNfoShareable,
  MAX_SHARED_NFOS,
  NFO_CATEGORIES,
  NFO_CLOSES_SOON_DAYS,
  NFO_LISTED_AFTER_DAYS,
  NFO_SORTS,
  NFO_STATUSES,
  type NfoCategory,
  nfoCategoryOn,
  type NfoCountdown,
  nfoCountdown,
  type NfoSort,
  type NfoStatus,
  readNfoStatuses,
  sortNfos,
} from './rules.js';
export type { Nfo, NfoList } from './schemas.js';
