/*
 * For the site and the review page alone: under the `@prosperx/source` condition, so that a tarball has no such entry.
 * An explicit list, by layer.
 */

// theme
export { baseSheets } from '#theme/base-sheets.js';
export { type Theme, ThemeScope } from '#theme/theme-scope.js';
export { adoptStyles, StyleRootContext } from '#theme/use-styles.js';

// widget
export {
  type NavigateParams,
  type Navigation,
  useWidget,
  type WidgetContext,
  type WidgetFailure,
} from '#widget/context.js';
export type { Contract, Example } from '#widget/contract.js';
export { lazyView } from '#widget/lazy-view.js';
export { ProsperXProvider, type ProsperXProviderProps } from '#widget/provider.js';
export { useRequestId } from '#widget/use-request-id.js';
export { toReact } from '#widget/react.js';
export type { WidgetRow } from '#widget/widget-row.js';
export { widgets } from './widgets.js';

// parts of widgets that the site shows too
export { TaxSaverStrip } from '#ui/calculator/tax-saver-strip.js';

// data
export { useFund } from '#data/fund-queries.js';
export { DataProvider } from '#data/data-provider.js';
export { cartKey } from '#data/cart-queries.js';
export { usePacks } from '#data/pack-queries.js';
export { useOrdersInProgress } from '#data/orders-in-progress.js';
export { useProfileView } from '#data/profile-queries.js';
export { usePortfolio } from '#data/portfolio-queries.js';
export { arriveWithAgentCode } from '#data/agent-code.js';
export { pagePlaces } from '#data/agent-places.js';
export { useAgentCode, useLinkedAgent, useOwnAgent, useTransactionAllowed } from '#data/agent-queries.js';
export { forgetRecent } from '#features/fund-search/recent-searches.js';
export { exitAccount } from '#data/exit-account.js';
export { useAudience, useWhose } from '#data/use-audience.js';
export { makeVisitorName } from '#data/private-headers.js';
export { partFromTicket } from '#data/launch-ticket.js';
export { createServices, type Services, SERVICES, useServices } from '#data/services.js';
export type { SessionState } from '#data/session-store.js';
export { endIdleSession, readSession, signOut, useIsLocked, useSession } from '#data/use-session.js';

// features
export { CartBadge } from '#features/cart-badge/cart-badge.js';
export { FundSearchBox } from '#features/fund-search/fund-search-box.js';

// ui
export { Accordion } from '#ui/accordion.js';
export { AmountField } from '#ui/amount-field.js';
export { AmountSlider } from '#ui/amount-slider.js';
export { Badge } from '#ui/badge.js';
export { Banner } from '#ui/banner.js';
export { Brand } from '#ui/brand.js';
export { Breadcrumb, type Crumb } from '#ui/breadcrumb.js';
export { ButtonLink } from '#ui/button-link.js';
export { Button } from '#ui/button.js';
export { Card } from '#ui/card.js';
export { Chart } from '#ui/chart.js';
export { Checkbox } from '#ui/checkbox.js';
export { Chips } from '#ui/chips.js';
export { CopyButton } from '#ui/copy-button.js';
export { Delta } from '#ui/delta.js';
export { Dialog } from '#ui/dialog.js';
export { Donut } from '#ui/donut.js';
export { ExchangeRefused } from '#ui/exchange-refused.js';
export { EmptyState } from '#ui/empty-state.js';
export { Facts } from '#ui/facts.js';
export { FieldError } from '#ui/field-error.js';
export { Field } from '#ui/field.js';
export { Flash } from '#ui/flash.js';
export { FlashPlace } from '#ui/flash-place.js';
export { FundCell } from '#ui/fund-cell.js';
export { GrowthChart } from '#ui/growth-chart.js';
export { IconButton } from '#ui/icon-button.js';
export { Icon } from '#ui/icon.js';
export { Legend } from '#ui/legend.js';
export { LineChart } from '#ui/line-chart.js';
export { Loader } from '#ui/loader.js';
export { Menu } from '#ui/menu.js';
export { Money } from '#ui/money.js';
export { Monogram } from '#ui/monogram.js';
export { CartApproval } from '#features/cart-approval/cart-approval.js';
export { PendingOrderDialog } from '#ui/pending-order-dialog.js';
export { OtpField } from '#ui/otp-field.js';
export { Pager } from '#ui/pager.js';
export { PasswordField } from '#ui/password-field.js';
export { ProgressBar } from '#ui/progress-bar.js';
export { RadioCards } from '#ui/radio-cards.js';
export { Radios } from '#ui/radios.js';
export { ReportDialog } from '#ui/report-dialog.js';
export { RiskBar } from '#ui/risk-bar.js';
export { Riskometer } from '#ui/riskometer.js';
export { Segment } from '#ui/segment.js';
export { SegmentField } from '#ui/segment-field.js';
export { SelectField } from '#ui/select-field.js';
export { Skeleton, SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
export { Slider } from '#ui/slider.js';
export { Row, Stack } from '#ui/stack.js';
export { Stepper } from '#ui/stepper.js';
export { SumList } from '#ui/sum-list.js';
export { Table } from '#ui/table.js';
export { Tabs } from '#ui/tabs.js';
export { Tag } from '#ui/tag.js';
export { SignaturePad } from '#ui/signature-pad.js';
export { TextField } from '#ui/text-field.js';
export { TextLink } from '#ui/text-link.js';
export { Tick } from '#ui/tick.js';
export { icons } from '#ui/icons/all.js';
export { siteIcons } from '#ui/icons/site-icons.js';
export { siteSheets } from '#ui/site-sheets.js';
export { uiText } from '#ui/ui.text.js';
export { schemaCheck } from '#ui/form/schema-check.js';
export { UploadField } from '#ui/upload-field.js';
export type { FileUpload } from '#ui/use-file-upload.js';
export { useForm } from '#ui/form/use-form.js';

// core, as far as the site names it
export {
  accountTypeName,
  IDLE_SECONDS,
  idleState,
  type IdleState,
  isGrownMinor,
  isMinor,
  placeAfterLogin,
  SHARED_STATEMENT,
} from '@prosperx/core/session';
export { AGENT_NOT_ALLOWED_TEXT, PxError } from '@prosperx/core/errors';
export { helpDesk } from '@prosperx/core/operator';
export { isOwnPath } from '@prosperx/core/http';
export { checkPan, type KycStatus, type PanErrorCode, panErrorText, tidyPan } from '@prosperx/core/kyc';
export { packMinimum } from '@prosperx/core/pack';
export { RISK_WARNING } from '@prosperx/core/regulation';
export { rupees } from '@prosperx/core/money';
export { businessDate } from '@prosperx/core/time';

// what the iframe guest needs to show a widget
export { type Guest } from '#bridge/guest-types.js';
export { connectGuest } from '#bridge/guest.js';
export { privateOrigins, publicOrigins } from '#bridge/origins.js';
export type { JsonObject } from '#bridge/protocol.js';
export { registerElement } from '#widget/element.js';
export { pageUrl } from '#widget/open-page.js';
export { configure, type Provider, sharedProvider } from '#widget/registry.js';

// what the site shows and reads by itself
export { type FieldAmount, formatDateShort, formatMoney, formatPercent, formatShortMoney } from '@prosperx/core/format';
export { projectGoal } from '@prosperx/core/goal';
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
export { projectSip } from '@prosperx/core/sip';
export { sentenceOf } from '#data/services.js';
