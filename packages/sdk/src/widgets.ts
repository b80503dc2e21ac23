import type { ComponentType } from 'react';
import { advisorRegistrationContract } from '#features/advisor-registration/advisor-registration.contract.js';
import { cagrCalculatorContract } from '#features/cagr-calculator/cagr-calculator.contract.js';
import { cartBadgeContract } from '#features/cart-badge/cart-badge.contract.js';
import { cartContract } from '#features/cart/cart.contract.js';
import { customersContract } from '#features/customers/customers.contract.js';
import { delayCalculatorContract } from '#features/delay-calculator/delay-calculator.contract.js';
import { educationCalculatorContract } from '#features/education-calculator/education-calculator.contract.js';
import { elssCalculatorContract } from '#features/elss-calculator/elss-calculator.contract.js';
import { fundCompareContract } from '#features/fund-compare/fund-compare.contract.js';
import { fundDetailContract } from '#features/fund-detail/fund-detail.contract.js';
import { fundListContract } from '#features/fund-list/fund-list.contract.js';
import { fundSearchContract } from '#features/fund-search/fund-search.contract.js';
import { goalCalculatorContract } from '#features/goal-calculator/goal-calculator.contract.js';
import { goalsContract } from '#features/goals/goals.contract.js';
import { homeTilesContract } from '#features/home-tiles/home-tiles.contract.js';
import { inflationCalculatorContract } from '#features/inflation-calculator/inflation-calculator.contract.js';
import { interestedCustomerContract } from '#features/interested-customer/interested-customer.contract.js';
import { investMoreContract } from '#features/invest-more/invest-more.contract.js';
import { kycCheckContract } from '#features/kyc-check/kyc-check.contract.js';
import { leadFormContract } from '#features/lead-form/lead-form.contract.js';
import { leadsContract } from '#features/leads/leads.contract.js';
import { loginContract } from '#features/login/login.contract.js';
import { lumpsumCalculatorContract } from '#features/lumpsum-calculator/lumpsum-calculator.contract.js';
import { mandateListContract } from '#features/mandate-list/mandate-list.contract.js';
import { mandateSetupContract } from '#features/mandate-setup/mandate-setup.contract.js';
import { nfoListContract } from '#features/nfo-list/nfo-list.contract.js';
import { nomineesContract } from '#features/nominees/nominees.contract.js';
import { orderResultContract } from '#features/order-result/order-result.contract.js';
import { packsContract } from '#features/packs/packs.contract.js';
import { paymentContract } from '#features/payment/payment.contract.js';
import { premiumServiceContract } from '#features/premium-service/premium-service.contract.js';
import { proposalsContract } from '#features/proposals/proposals.contract.js';
import { redeemContract } from '#features/redeem/redeem.contract.js';
import { retirementCalculatorContract } from '#features/retirement-calculator/retirement-calculator.contract.js';
import { reviewContract } from '#features/review/review.contract.js';
import { riskProfileContract } from '#features/risk-profile/risk-profile.contract.js';
import { shareContract } from '#features/share/share.contract.js';
import { sipCalculatorContract } from '#features/sip-calculator/sip-calculator.contract.js';
import { sipsContract } from '#features/sips/sips.contract.js';
import { stepUpCalculatorContract } from '#features/step-up-calculator/step-up-calculator.contract.js';
import { stpContract } from '#features/stp/stp.contract.js';
import { switchContract } from '#features/switch/switch.contract.js';
import { swpCalculatorContract } from '#features/swp-calculator/swp-calculator.contract.js';
import { swpContract } from '#features/swp/swp.contract.js';
import { topFundsContract } from '#features/top-funds/top-funds.contract.js';
import { transactionsContract } from '#features/transactions/transactions.contract.js';
import { watchlistContract } from '#features/watchlist/watchlist.contract.js';
import { xirrCalculatorContract } from '#features/xirr-calculator/xirr-calculator.contract.js';
import { folioDetailsContract } from './features/folio-details/folio-details.contract.js';
import { onboardingContract } from './features/onboarding/onboarding.contract.js';
import { orderSummaryContract } from './features/order-summary/order-summary.contract.js';
import { portfolioContract } from './features/portfolio/portfolio.contract.js';
import { profileContract } from './features/profile/profile.contract.js';
import type { Contract, ViewProps } from './widget/contract.js';

/** Every widget there is. Elements, reference pages, review page and tests read this list. */
export const widgets = [
  widget(redeemContract, async () => (await import('#features/redeem/redeem.js')).Redeem),
  widget(switchContract, async () => (await import('#features/switch/switch.js')).Switch),
  widget(investMoreContract, async () => (await import('#features/invest-more/invest-more.js')).InvestMore),
  widget(
    goalCalculatorContract,
    async () => (await import('#features/goal-calculator/goal-calculator.js')).GoalCalculator,
  ),
  widget(sipCalculatorContract, async () => (await import('#features/sip-calculator/sip-calculator.js')).SipCalculator),
  widget(loginContract, async () => (await import('#features/login/login.js')).Login),
  widget(cartContract, async () => (await import('#features/cart/cart.js')).Cart),
  widget(orderSummaryContract, async () => (await import('./features/order-summary/order-summary.js')).OrderSummary),
  widget(packsContract, async () => (await import('#features/packs/packs.js')).Packs),
  widget(paymentContract, async () => (await import('#features/payment/payment.js')).Payment),
  widget(orderResultContract, async () => (await import('#features/order-result/order-result.js')).OrderResult),
  widget(folioDetailsContract, async () => (await import('./features/folio-details/folio-details.js')).FolioDetails),
  widget(portfolioContract, async () => (await import('./features/portfolio/portfolio.js')).Portfolio),
  widget(fundSearchContract, async () => (await import('#features/fund-search/fund-search.js')).FundSearch),
  widget(fundListContract, async () => (await import('#features/fund-list/fund-list.js')).FundList),
  widget(fundDetailContract, async () => (await import('#features/fund-detail/fund-detail.js')).FundDetail),
  widget(shareContract, async () => (await import('#features/share/share.js')).Share),
  widget(cartBadgeContract, async () => (await import('#features/cart-badge/cart-badge.js')).CartBadge),
  widget(onboardingContract, async () => (await import('./features/onboarding/onboarding.js')).Onboarding),
  widget(nomineesContract, async () => (await import('#features/nominees/nominees.js')).Nominees),
  widget(profileContract, async () => (await import('./features/profile/profile.js')).Profile),
  widget(kycCheckContract, async () => (await import('#features/kyc-check/kyc-check.js')).KycCheck),
  widget(riskProfileContract, async () => (await import('#features/risk-profile/risk-profile.js')).RiskProfile),
  widget(stpContract, async () => (await import('#features/stp/stp.js')).Stp),
  widget(swpContract, async () => (await import('#features/swp/swp.js')).Swp),
  widget(
    advisorRegistrationContract,
    async () => (await import('#features/advisor-registration/advisor-registration.js')).AdvisorRegistration,
  ),
  widget(customersContract, async () => (await import('#features/customers/customers.js')).Customers),
  widget(sipsContract, async () => (await import('#features/sips/sips.js')).Sips),
  widget(transactionsContract, async () => (await import('#features/transactions/transactions.js')).Transactions),
  widget(nfoListContract, async () => (await import('#features/nfo-list/nfo-list.js')).NfoList),
  widget(
    premiumServiceContract,
    async () => (await import('#features/premium-service/premium-service.js')).PremiumService,
  ),
  widget(leadFormContract, async () => (await import('#features/lead-form/lead-form.js')).LeadForm),
  widget(leadsContract, async () => (await import('#features/leads/leads.js')).Leads),
  widget(
    interestedCustomerContract,
    async () => (await import('#features/interested-customer/interested-customer.js')).InterestedCustomer,
  ),
  widget(mandateListContract, async () => (await import('#features/mandate-list/mandate-list.js')).MandateList),
  widget(mandateSetupContract, async () => (await import('#features/mandate-setup/mandate-setup.js')).MandateSetup),
  widget(fundCompareContract, async () => (await import('#features/fund-compare/fund-compare.js')).FundCompare),
  widget(watchlistContract, async () => (await import('#features/watchlist/watchlist.js')).Watchlist),
  widget(
    lumpsumCalculatorContract,
    async () => (await import('#features/lumpsum-calculator/lumpsum-calculator.js')).LumpsumCalculator,
  ),
  widget(
    stepUpCalculatorContract,
    async () => (await import('#features/step-up-calculator/step-up-calculator.js')).StepUpCalculator,
  ),
  widget(topFundsContract, async () => (await import('#features/top-funds/top-funds.js')).TopFunds),
  widget(homeTilesContract, async () => (await import('#features/home-tiles/home-tiles.js')).HomeTiles),
  widget(swpCalculatorContract, async () => (await import('#features/swp-calculator/swp-calculator.js')).SwpCalculator),
  widget(
    retirementCalculatorContract,
    async () => (await import('#features/retirement-calculator/retirement-calculator.js')).RetirementCalculator,
  ),
  widget(
    cagrCalculatorContract,
    async () => (await import('#features/cagr-calculator/cagr-calculator.js')).CagrCalculator,
  ),
  widget(
    xirrCalculatorContract,
    async () => (await import('#features/xirr-calculator/xirr-calculator.js')).XirrCalculator,
  ),
  widget(
    delayCalculatorContract,
    async () => (await import('#features/delay-calculator/delay-calculator.js')).DelayCalculator,
  ),
  widget(
    elssCalculatorContract,
    async () => (await import('#features/elss-calculator/elss-calculator.js')).ElssCalculator,
  ),
  widget(
    inflationCalculatorContract,
    async () => (await import('#features/inflation-calculator/inflation-calculator.js')).InflationCalculator,
  ),
  widget(
    educationCalculatorContract,
    async () => (await import('#features/education-calculator/education-calculator.js')).EducationCalculator,
  ),
  widget(goalsContract, async () => (await import('#features/goals/goals.js')).Goals),
  widget(proposalsContract, async () => (await import('#features/proposals/proposals.js')).Proposals),
  widget(reviewContract, async () => (await import('#features/review/review.js')).Review),
] as const;

/** A widget as the lists have it: what it is, and how to get its view. */
export interface WidgetRow<C extends Contract = Contract> {
  readonly contract: C;
  readonly load: () => Promise<View<ViewProps<C>>>;
}

/** A component of any library, named without the types of React: the types of the elements are made from this list, and pages that use elements alone may not have those installed. */
export type View<Props> = (props: Props) => never;

/** Checks that view and contract fit together. */
export function widget<C extends Contract>(
  contract: C,
  load: () => Promise<ComponentType<ViewProps<C>>>,
): WidgetRow<C> {
  return { contract, load: load as WidgetRow<C>['load'] };
}
