export {
  canCatchUp,
  FIRST_GAP_DAYS,
  instalmentAfter,
  movedFrom,
  movedInstalment,
  instalmentDate,
  instalmentDates,
  firstDebitDate,
  sipStartDate,
} from './instalments.js';
export type { InstalmentOutcome } from './instalment-outcomes.js';
export { countInstalments, type FailedInstalments, failedInstalments, sipStatus } from './progress.js';
export type { SipInstalment, SipProgress } from './schemas.js';
export {
  changeSip,
  getRunningSips,
  pauseSip,
  readSkipLink,
  resumeSip,
  type SkipLinkState,
  skipByLink,
  skipInstalment,
  stepUpSip,
  stopSip,
} from './api.js';
export type { RunningSip, RunningSips, SipChangeKind, SipHold, SipStatus } from './running-sips.js';
export { sipStand, type SipStand } from './sip-stand.js';
export {
  changeStart,
  firstToSkip,
  isPauseLength,
  isSkipped,
  lastBeforeStop,
  lastDayToChange,
  lastDayToSkip,
  nextDebit,
  type PlannedInstalment,
  plannedInstalments,
  SIP_LEAD,
  SIP_PAUSE,
  SIP_REMINDER_DAYS,
} from './schedule.js';
export {
  checkStepUp,
  firstStepUp,
  STEP_UP_EVERY,
  STEP_UP_KINDS,
  type StepUp,
  type StepUpErrorCode,
  SIP_STEP_UP_BOUNDS,
  type StepUpKind,
  steppedUp,
} from './step-up.js';
export { sipProgressSchema } from './schemas.js';
export { SIP_STATES, type SipState } from './states.js';
