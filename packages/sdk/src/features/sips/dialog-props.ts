import type { RunningSip } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import type { SipAct } from '#queries/sips.js';

/** What the dialog of each act is given. */
export interface SipDialogProps {
  readonly sip: RunningSip;
  readonly today: BusinessDate;
  readonly onDone: (act: SipAct) => void;
  readonly onClose: () => void;
}
