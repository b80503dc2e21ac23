/** `@prosperx/sdk/site/advisor`. For the site: what the pages of an advisor have. */
export { AddFund } from './domain/agent/add-fund.js';
export { Book } from './domain/agent/book.lazy.js';
export { Brokerage } from './domain/agent/brokerage.lazy.js';
export { placeOf } from './domain/agent/customer-place.js';
export { CustomerReport } from './domain/agent/customer-report.lazy.js';
export { DeskProposals } from './domain/agent/desk-proposals.lazy.js';
export { ArnEndNotice } from './domain/agent/arn-end-notice.js';
export { RefusalNotice } from './domain/agent/refusal-notice.js';
export { RegistrarRecords } from './domain/agent/registrar-records.lazy.js';
export { needText, needTone } from './domain/agent/needs.text.js';
export { isOnPhone } from './domain/share/share-content.js';
export { CustomerNotesDialog } from './features/customers/customer-notes.lazy.js';
export { AdvisorContent } from './domain/content/advisor-content.js';
export { InterestButton, LamfBanner } from './domain/lamf/lamf-banner.js';
export {
  useAgentOverview,
  useAgentPicture,
  useChangePicture,
  usePartnerDetails,
  type WaitingRow,
} from './queries/advisor-home.js';
export {
  keepAdvisorLanguage,
  useMorningMail,
  useSendMorningMailCode,
  useSetMorningMail,
} from './queries/morning-mail.js';
export { useEnterAccount } from './queries/customers.js';
