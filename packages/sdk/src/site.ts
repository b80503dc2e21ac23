/** `@prosperx/sdk/site`. For the site: its regions, its pages of links, and what it asks of session and server. */
export { TaxSaverStrip } from './domain/calculator/tax-saver-strip.lazy.js';
export { SurveyForm } from './domain/content/survey-form.js';
export { ReportDialog } from './domain/failure-report/report-dialog.js';
export { ExchangeRefused } from './domain/profile/exchange-refused.js';
export { LoadFailed } from './domain/query-state/query-state.js';
export { FlashOutlet } from './domain/session/flash-outlet.js';
export { ProfileSwitch } from './domain/session/profile-switch.js';
export { AskedApprovals } from './features/asked-approvals/asked-approvals.js';
export { CartApproval } from './features/cart-approval/cart-approval.js';
export { CartBadge } from './features/cart-badge/cart-badge.js';
export { CustomerApproval } from './features/customer-approval/customer-approval.js';
export { cagrCalculatorContract } from './features/cagr-calculator/cagr-calculator.contract.js';
export { delayCalculatorContract } from './features/delay-calculator/delay-calculator.contract.js';
export { educationCalculatorContract } from './features/education-calculator/education-calculator.contract.js';
export { elssCalculatorContract } from './features/elss-calculator/elss-calculator.contract.js';
export { goalCalculatorContract } from './features/goal-calculator/goal-calculator.contract.js';
export { inflationCalculatorContract } from './features/inflation-calculator/inflation-calculator.contract.js';
export { lumpsumCalculatorContract } from './features/lumpsum-calculator/lumpsum-calculator.contract.js';
export { retirementCalculatorContract } from './features/retirement-calculator/retirement-calculator.contract.js';
export { sipCalculatorContract } from './features/sip-calculator/sip-calculator.contract.js';
export { stepUpCalculatorContract } from './features/step-up-calculator/step-up-calculator.contract.js';
export { swpCalculatorContract } from './features/swp-calculator/swp-calculator.contract.js';
export { xirrCalculatorContract } from './features/xirr-calculator/xirr-calculator.contract.js';
export { EmailVerification } from './features/email-verification/email-verification.js';
export { FundSearchBox } from './features/fund-search/search-box.js';
export { searchFieldText } from './features/fund-search/search-field.text.js';
export { HomeTiles } from './features/home-tiles/home-tiles.js';
export { homeTilesText } from './features/home-tiles/home-tiles.text.js';
export { PlanConfirmation } from './features/plan-confirmation/plan-confirmation.js';
export { ProposalLink } from './features/proposals/proposals.js';
export { SkipInstalment } from './features/skip-instalment/skip-instalment.js';
export { useLinkedAgent, useOwnAgent, useTransactionAllowed } from './queries/agent.js';
export { cartKey } from './queries/cart.js';
export { useFund, useFundCounts } from './queries/fund.js';
export { keepNotificationLanguage } from './queries/message-settings.js';
export { useNfos } from './queries/nfo.js';
export { useOrdersInProgress } from './queries/order.js';
export { usePacks } from './queries/pack.js';
export { usePortfolio } from './queries/portfolio.js';
export { useProfileView, whileRegistering } from './queries/profile.js';
export { createProvider, type Provider } from './services/provider-registry.js';
export {
  createServices,
  DataProvider,
  errorMessage,
  SERVICES,
  type Services,
  useServices,
} from './services/services.js';
export { partFromTicket } from './session/launch-ticket.js';
export { signOut } from './session/logout.js';
export { useAudience, useAudienceWords } from './session/use-audience.js';
export { endIdleSession, exitAccount, readSession, useIsLocked, useSession } from './session/use-session.js';
export { arriveWithAgentCode, pageStorage, readAgentCode } from './stores/agent.js';
export type { SessionState } from './stores/stores.js';
export { GivenProvider } from './widget/react.js';
export { useRequestId } from './widget/request-id.lazy.js';
