/*
 * For the site and the review page alone: under the `@prosperx/source` condition, so that a tarball has no such entry.
 * An explicit list, by layer.
 */

// theme
export { baseSheets } from './theme/theme-scope.js';
export { type Theme, ThemeScope } from '#theme/theme-scope.js';
export { adoptStyles, StyleRootContext } from '#theme/use-styles.js';

// widget
export {
  type NavigateParams,
  type Navigation,
  useWidget,
  type WidgetContext,
  type WidgetFailure,
} from './services/widget-context.js';
export type { Contract, Example } from '#widget/contract.js';
export { ProsperXProvider, type ProsperXProviderProps } from './widget/react.js';
export { useRequestId } from './widget/request-id.lazy.js';
export { toReact } from '#widget/react.js';
export type { WidgetRow } from './widgets.js';
export { widgets } from './widgets.js';

// parts of widgets that the site shows too
export { AdvisorContent } from './domain/content/advisor-content.js';
export { SurveyForm } from './domain/content/survey-form.js';
export { CustomerReport } from './domain/agent/customer-report.lazy.js';
export { InterestButton, LamfBanner } from './domain/lamf/lamf-banner.js';
export { TaxSaverStrip } from './domain/calculator/tax-saver-strip.lazy.js';

// data
export { useFund } from './queries/fund.js';
export {
  DataProvider,
  createServices,
  type Services,
  SERVICES,
  useServices,
  errorMessage,
} from './services/services.js';
export { cartKey, cartWrites } from './queries/cart.js';
export { mergeVisit } from './queries/merge-visit.lazy.js';
export { useNfos } from './queries/nfo.js';
export { usePacks } from './queries/pack.js';
export { useFundCounts } from './queries/fund.js';
export { useOrdersInProgress } from './queries/order.js';
export { useProfileView, whileRegistering } from './queries/profile.js';
export { usePortfolio } from './queries/portfolio.js';
export { arriveWithAgentCode, pageStorage, readAgentCode } from './stores/agent.js';
export { useLinkedAgent, useOwnAgent, useTransactionAllowed } from './queries/agent.js';
export { useAgentOverview, useAgentPicture, useChangePicture, usePartnerDetails } from './queries/advisor-home.js';
export { useEnterAccount } from './queries/customers.js';
export { placeOf } from './domain/agent/customer-place.js';
export { needText, needTone } from './domain/agent/needs.text.js';
export { forgetRecent } from '#features/fund-search/recent-searches.js';
export { exitAccount, endIdleSession, readSession, signOut, useIsLocked, useSession } from './session/use-session.js';
export { useAudience, useAudienceWords } from './session/use-audience.js';
export { makeVisitorName } from './services/private-headers.js';
export { partFromTicket } from './session/launch-ticket.js';
export type { SessionState } from './stores/stores.js';

// features
export { AdvisorRegistration } from '#features/advisor-registration/advisor-registration.js';
export { CartBadge } from '#features/cart-badge/cart-badge.js';
export { FundSearchBox } from './features/fund-search/search-box.js';
export { searchFieldText } from './features/fund-search/search-field.text.js';
export { HomeTiles } from '#features/home-tiles/home-tiles.js';

// ui
export { Accordion } from './primitives/display/accordion.js';
export { AmountField } from './primitives/form/amount-field.js';
export { AmountSlider } from './domain/calculator/calculator-fields.js';
export { Badge, Tag } from './primitives/display/badge.js';
export { Banner } from './primitives/display/banner.js';
export { Brand } from './primitives/display/brand.js';
export { Breadcrumb, type Crumb } from './domain/navigation/breadcrumb.js';
export { ButtonLink, TextLink } from './primitives/display/links.js';
export { Button } from './primitives/display/button.js';
export { Card, Facts } from './primitives/display/card.js';
export { Chart } from './primitives/chart/plot-frame.js';
export { Checkbox, Radios, CheckmarkInput } from './primitives/form/checks.js';
export { Chips } from './primitives/display/chips.js';
export { CopyButton } from './primitives/display/copy-button.js';
export { Money } from './primitives/display/money.js';
export { Delta } from './primitives/display/delta.js';
export { Dialog } from './primitives/overlay/dialog.js';
export { Donut, Legend } from './primitives/chart/donut.js';
export { ExchangeRefused } from './domain/profile/exchange-refused.js';
export { EmptyState } from './primitives/display/empty-state.js';
export { Field } from './primitives/form/field.js';
export { FieldError } from './primitives/form/field-error.js';
export { Flash } from './primitives/overlay/flash.lazy.js';
export { FlashOutlet } from './domain/session/flash-outlet.js';
export { ProfileSwitch } from './domain/session/profile-switch.js';
export { FundCell, Monogram } from './primitives/display/fund-cell.js';
export { GrowthChart } from './primitives/chart/growth-chart.js';
export { IconButton, Icon } from './primitives/display/icon.js';
export { LineChart } from './primitives/chart/line-chart.js';
export { lazy, type Lazy } from './primitives/display/lazy.js';
export { Loader } from './primitives/overlay/loader.js';
export { Menu } from './primitives/overlay/menu.js';
export { AskedApprovals } from '#features/asked-approvals/asked-approvals.js';
export { CartApproval } from '#features/cart-approval/cart-approval.js';
export { CustomerApproval } from '#features/customer-approval/customer-approval.js';
export { PlanConfirmation } from '#features/plan-confirmation/plan-confirmation.js';
export { type Portfolio, TRANSACTION_KINDS, TRANSACTION_STATES } from '@prosperx/core/portfolio';
export { SkipInstalment } from '#features/skip-instalment/skip-instalment.js';
export { EmailVerification } from '#features/email-verification/email-verification.js';
export { PendingOrderDialog } from './domain/order/pending-order-dialog.js';
export { ReportDialog } from './domain/failure-report/report-dialog.js';
export { OtpField, PasswordField } from './primitives/form/secret-fields.js';
export { Pager } from './primitives/display/pager.js';
export { ProgressBar } from './primitives/display/progress-bar.js';
export { RadioCards } from './primitives/form/radio-cards.js';
export { RiskBar } from './domain/fund/risk-bar.js';
export { Riskometer } from './domain/fund/riskometer.js';
export { Segment, SegmentField } from './primitives/form/segment.js';
export { SelectField } from './primitives/form/select-field.js';
export { Skeleton, SkeletonGroup, SkeletonRow } from './primitives/display/skeleton.js';
export { Slider } from './primitives/form/slider.js';
export { Row, Stack } from './primitives/display/stack.js';
export { Stepper } from './domain/navigation/stepper.js';
export { SumList } from './primitives/display/sum-list.js';
export { Table } from './primitives/display/table.js';
export { Tabs } from './primitives/display/tabs.js';
export { SignaturePad } from './primitives/form/signature-pad.lazy.js';
export { TextField } from './primitives/form/text-field.js';
export { icons } from './primitives/icons/all.js';
export { siteIcons } from './primitives/icons/site.js';
export { siteSheets } from './domain/navigation/site-sheets.js';
export { primitivesText } from './primitives/primitives.text.js';
export { schemaCheck, useForm } from './primitives/form/use-form.js';
export { UploadField } from './primitives/form/upload-field.js';
export type { FileUpload } from './primitives/form/upload-field.js';

// core, as far as the site names it
export {
  accountTypeName,
  IDLE_SECONDS,
  idleState,
  type IdleState,
  isGrownMinor,
  isMinor,
  pathAfterLogin,
  SHARED_STATEMENT,
} from '@prosperx/core/session';
export { SESSION_HINT } from '@prosperx/core/session';
export {
  categorySlug,
  FUND_CATEGORIES,
  FUND_OPTIONS,
  FUND_SORTS,
  type FundCategory,
  fundCategoryText,
  fundsTitle,
  subCategoryOf,
} from '@prosperx/core/fund';
export {
  CUSTOMER_NEEDS,
  CUSTOMER_SORTS,
  isCustomerNeed,
  type OwnAgent,
  type WaitingCustomer,
} from '@prosperx/core/agent';
export { errorText, PxError } from '@prosperx/core/errors';
export { helpDesk, RISK_WARNING } from '@prosperx/core/disclosure';
export { isOwnPath } from '@prosperx/core/http';
export { checkPan, type KycStatus, type PanErrorCode, panErrorText, tidyPan } from '@prosperx/core/kyc';
export { isRegisteredWithBse, isRegistrationPending } from '@prosperx/core/registration';
export { packMinimum } from '@prosperx/core/pack';
export { rupees } from '@prosperx/core/money';
export { businessDate } from '@prosperx/core/time';

// what the iframe guest needs to show a widget
export { type Guest, connectGuest } from './bridge/guest/guest.js';
export { postRefusal } from './bridge/guest/handshake.js';
export { privateOrigins, publicOrigins } from '#bridge/origins.js';
export type { JsonObject } from '#bridge/protocol.js';
export { registerElement } from '#widget/element.js';
export { pageUrl } from './services/open-page.js';
export { configure, type Provider, sharedProvider } from './services/provider-registry.js';

// what the site shows and reads by itself
export {
  type FieldAmount,
  firstNameOf,
  formatDateShort,
  formatMoment,
  formatMoney,
  formatPercent,
  formatShortMoney,
} from '@prosperx/core/format';
export { MOBILE_WIDTH, premiumServiceOf } from '@prosperx/core/premium-service';
export { projectGoal, projectSip } from '@prosperx/core/sip';
export {
  advanceSandboxClock,
  makeSandboxLaunchTicket,
  resetSandbox,
  sandboxClock,
  type SandboxMessage,
  sandboxMessages,
  sandboxPartners,
  setSandboxKyc,
} from '@prosperx/core/sandbox';
export { homeTilesText } from '#features/home-tiles/home-tiles.text.js';
