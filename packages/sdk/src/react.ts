'use client';
/** `@prosperx/sdk`: every widget as a React component. */
export type { Navigation, NavigateParams, WidgetFailure } from './api/widget-context.js';
export { ProsperXProvider, type ProsperXProviderProps } from './widget/react.js';
export type { ShareReceiver, ShareSender } from './domain/share/share-content.js';

export { GoalCalculatorWidget as GoalCalculator } from '#features/goal-calculator/goal-calculator.js';
export { SipCalculatorWidget as SipCalculator } from '#features/sip-calculator/sip-calculator.js';
export { LoginWidget as Login } from '#features/login/login.js';
export { CartWidget as Cart } from '#features/cart/cart.js';
export { OrderSummaryWidget as OrderSummary } from '#features/order-summary/order-summary.js';
export { PacksWidget as Packs } from '#features/packs/packs.js';
export { PaymentWidget as Payment } from '#features/payment/payment.js';
export { OrderResultWidget as OrderResult } from '#features/order-result/order-result.js';
export { PortfolioWidget as Portfolio } from '#features/portfolio/portfolio.js';
export { FundListWidget as FundList } from '#features/fund-list/fund-list.js';
export { FundSearchWidget as FundSearch } from '#features/fund-search/fund-search.js';
export { FundDetailWidget as FundDetail } from '#features/fund-detail/fund-detail.js';
export { CartBadgeWidget as CartBadge } from '#features/cart-badge/cart-badge.js';
export { ShareWidget as Share } from '#features/share/share.js';
export { OnboardingWidget as Onboarding } from '#features/onboarding/onboarding.js';
export { NomineesWidget as Nominees } from '#features/nominees/nominees.js';
export { ProfileWidget as Profile } from '#features/profile/profile.js';
export { KycCheckWidget as KycCheck } from '#features/kyc-check/kyc-check.js';
export { RiskProfileWidget as RiskProfile } from '#features/risk-profile/risk-profile.js';
export { NfoListWidget as NfoList } from '#features/nfo-list/nfo-list.js';
