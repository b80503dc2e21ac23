'use client';
/** `@prosperx/sdk`: every widget as a React component. */
import { goalCalculatorContract } from '#features/goal-calculator/goal-calculator.contract.js';
import { GoalCalculator as GoalCalculatorView } from '#features/goal-calculator/goal-calculator.js';
import { sipCalculatorContract } from '#features/sip-calculator/sip-calculator.contract.js';
import { SipCalculator as SipCalculatorView } from '#features/sip-calculator/sip-calculator.js';
import { loginContract } from '#features/login/login.contract.js';
import { Login as LoginView } from '#features/login/login.js';
import { cartContract } from '#features/cart/cart.contract.js';
import { Cart as CartView } from '#features/cart/cart.js';
import { checkoutContract } from '#flows/checkout/checkout.contract.js';
import { Checkout as CheckoutView } from '#flows/checkout/checkout.js';
import { orderResultContract } from '#features/order-result/order-result.contract.js';
import { OrderResult as OrderResultView } from '#features/order-result/order-result.js';
import { portfolioContract } from '#flows/portfolio/portfolio.contract.js';
import { Portfolio as PortfolioView } from '#flows/portfolio/portfolio.js';
import { fundDetailContract } from '#features/fund-detail/fund-detail.contract.js';
import { FundDetail as FundDetailView } from '#features/fund-detail/fund-detail.js';
import { fundSearchContract } from '#features/fund-search/fund-search.contract.js';
import { FundSearch as FundSearchView } from '#features/fund-search/fund-search.js';
import { toReact } from '#widget/react.js';

export type { Navigation, NavigateParams, WidgetFailure } from '#widget/context.js';
export { ProsperXProvider, type ProsperXProviderProps } from '#widget/provider.js';

export const GoalCalculator = /* @__PURE__ */ toReact(goalCalculatorContract, GoalCalculatorView);
export const SipCalculator = /* @__PURE__ */ toReact(sipCalculatorContract, SipCalculatorView);
export const Login = /* @__PURE__ */ toReact(loginContract, LoginView);
export const Cart = /* @__PURE__ */ toReact(cartContract, CartView);
export const Checkout = /* @__PURE__ */ toReact(checkoutContract, CheckoutView);
export const OrderResult = /* @__PURE__ */ toReact(orderResultContract, OrderResultView);
export const Portfolio = /* @__PURE__ */ toReact(portfolioContract, PortfolioView);
export const FundSearch = /* @__PURE__ */ toReact(fundSearchContract, FundSearchView);
export const FundDetail = /* @__PURE__ */ toReact(fundDetailContract, FundDetailView);
