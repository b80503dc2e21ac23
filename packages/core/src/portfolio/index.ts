export {
  type Folio,
  getFolio,
  getPortfolio,
  getPortfolioHistory,
  type Holding,
  HOLDING_SORTS,
  holdingSchema,
  type HoldingSort,
  type Portfolio,
  PORTFOLIO_PAGE,
  type PortfolioPoint,
  portfolioSchema,
  type Transaction,
} from './api.js';
export { type Movement, type Position, positionOf } from './position.js';
export { type CashFlow, xirr } from './xirr.js';
export {
  allocateFifo,
  type Allocation,
  closedLots,
  type ClosedLots,
  type DatedMovement,
  inNavOrder,
  lockedUnits,
  type Lot,
  lotsBehind,
  lotsOf,
  nextUnlock,
  unitsOf,
} from './lots.js';
export { exitLoadOn, type ExitLoadStep, exitLoadSteps } from './exit-load.js';
export {
  getCapitalGains,
  getPortfolioFile,
  type CapitalGains,
  checkPeriod,
  FILE_FORMATS,
  type FileFormat,
  GAINS_PAGE,
  type PeriodErrorCode,
  PORTFOLIO_FILES,
  type PortfolioFile,
  type PortfolioFileKind,
} from './files-api.js';
export { CAS_MAX_BYTES, CAS_SOURCES, casJson, type CasStatement, type OutsideHolding, readCas } from './cas.js';
export { hasTransactions } from './cas-lines.js';
export { type CasErrorCode, type CasFault } from './cas-fields.js';
export {
  type BalanceGap,
  OUTSIDE_KINDS,
  type OutsideKind,
  type OutsideLines,
  type OutsideMovement,
} from './outside-movements.js';
export { type ElsewhereFigures, getElsewhereFigures } from './elsewhere-figures-api.js';
export { type FollowedAccount, followOutside, type OutsideAccount, type UnfollowedReason } from './outside-book.js';
export { outsideSums } from './outside-sums.js';
export { isSameScheme, plainFolio, plainIsin } from './scheme-identity.js';
export { casErrorText } from './cas.text.js';
export { getHeldElsewhere, type HeldElsewhere, importHeldElsewhere, removeHeldElsewhere } from './cas-api.js';
export { clubbedText, periodErrorText } from './files.text.js';
export { SHARE_TYPES, sharePortfolio, type ShareType } from './share-api.js';
export { getFoliosForScheme } from './folios-api.js';
export { getTransactions, type TransactionRow } from './transactions.js';
export {
  hasOrderPage,
  MAX_TRANSACTIONS,
  TRANSACTION_KINDS,
  TRANSACTION_STATES,
  type TransactionKind,
  TRANSACTIONS_PAGE,
  type TransactionState,
} from './transaction-choices.js';
export { transactionKindText, transactionStateText } from './transactions.text.js';
export { HOLDING_ACTIONS, type HoldingAction, isActionOpen, offeredActions } from './actions.js';
export { ASSET_CLASSES, type AssetClass, type AssetMix, assetMixOf } from './asset-mix.js';
