export {
  type Folio,
  getFolio,
  getPortfolio,
  getPortfolioHistory,
  type Holding,
  HOLDING_SORTS,
  type HoldingSort,
  type Portfolio,
  PORTFOLIO_PAGE,
  type PortfolioPoint,
  portfolioSchema,
  type Transaction,
} from './api.js';
export { type Position, positionOf } from './position.js';
export { xirr } from './xirr.js';
export {
  allocateFifo,
  type Allocation,
  closedLots,
  type DatedMovement,
  inNavOrder,
  lockedUnits,
  type Lot,
  lotsBehind,
  lotsOf,
  lotsReserved,
  nextUnlock,
  unitsOf,
} from './lots.js';
export { unvaluedText } from './unvalued.text.js';
export { exitLoadOn, exitLoadSteps, lotProceeds } from './exit-load.js';
export {
  getCapitalGains,
  getPortfolioFile,
  type CapitalGains,
  checkPeriod,
  FILE_FORMATS,
  type FileFormat,
  GAINS_PAGE,
  type PeriodErrorCode,
  type PortfolioFile,
  type PortfolioFileKind,
} from './files-api.js';
export { CAS_MAX_BYTES, casJson, type CasStatement, type OutsideHolding, readCas } from './cas.js';
export { hasTransactions } from './cas-lines.js';
export type { CasErrorCode, CasFault } from './cas-fields.js';
export type { BalanceGap, OutsideKind, OutsideLines, OutsideMovement } from './outside-movements.js';
export { type ElsewhereFigures, getElsewhereFigures } from './elsewhere-figures-api.js';
export { type FollowedAccount, followOutside, heldIn2018 } from './outside-book.js';
export { outsideSums } from './outside-sums.js';
export { isSameScheme, plainFolio, plainIsin } from './scheme-identity.js';
export { casErrorText } from './cas.text.js';
export { getHeldElsewhere, type HeldElsewhere, importHeldElsewhere, removeHeldElsewhere } from './cas-api.js';
export { clubbedText, periodErrorText, unknownFairValuesText } from './files.text.js';
export { sharePortfolio, type ShareType } from './share-api.js';
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
export { type HoldingAction, isActionOpen, offeredActions } from './actions.js';
export { ASSET_CLASSES, assetMixOf } from './asset-mix.js';
