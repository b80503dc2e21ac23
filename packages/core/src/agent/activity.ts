/** The kinds of what an advisor does in a customer's account, as the customer reads them. */
export const ACTIVITY_KINDS = [
  'entered',
  'left',
  'cart',
  'approval',
  'order',
  'payment',
  'details',
  'bank',
  'nominees',
  'kyc',
  'risk',
  'code',
  'document',
  'sent',
  'mandate',
  'sip',
  'sale',
  'plan',
  'other',
] as const;
/** One of `ACTIVITY_KINDS`. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Calls by what they do; what begins with a word of `BEGINNINGS` need not be named. */
const KIND_OF: Readonly<Record<string, ActivityKind>> = {
  saveInvestment: 'cart',
  removeInvestment: 'cart',
  discardActiveCart: 'cart',
  mergeCarts: 'cart',
  savePack: 'cart',
  requestApproval: 'approval',
  requestCustomerApproval: 'approval',
  sendProposal: 'approval',
  addToProposal: 'approval',
  removeFromProposal: 'approval',
  moveCartToProposal: 'approval',
  reviseProposal: 'approval',
  withdrawProposal: 'approval',
  createOrders: 'order',
  discardOrders: 'order',
  reportInvalidOrders: 'order',
  handleInvalidExpiredOrders: 'order',
  payOrders: 'payment',
  withdrawPayment: 'payment',
  saveProfile: 'details',
  updateProfile: 'details',
  autoPopulate: 'details',
  saveUser: 'details',
  sendEmailLink: 'details',
  uploadSignature: 'details',
  saveGoal: 'details',
  removeGoal: 'details',
  watchFunds: 'details',
  unwatchFund: 'details',
  importHeldElsewhere: 'details',
  removeHeldElsewhere: 'details',
  verifyBankAccount: 'bank',
  checkNewBankAccount: 'bank',
  changeBankAccount: 'bank',
  updateBankAccount: 'bank',
  uploadCancelledCheque: 'bank',
  updateNominees: 'nominees',
  getKycDetails: 'kyc',
  requestKyc: 'kyc',
  saveRiskAnswer: 'risk',
  skipInstalment: 'sip',
  createAofUrl: 'document',
  uploadFile: 'document',
};

/** Kinds by what the name of a call has in it, in this order. */
const PARTS: readonly (readonly [RegExp, ActivityKind])[] = [
  [/otp/i, 'code'],
  [/^share/, 'sent'],
  [/mandate/i, 'mandate'],
  [/stp|swp|plan/i, 'plan'],
  [/redeem|switch|sale/i, 'sale'],
  [/sip/i, 'sip'],
];

/** Returns what a call of an advisor in a customer's account does, by the call's name. */
export function activityKindOf(call: string): ActivityKind {
  return KIND_OF[call] ?? PARTS.find(([part]) => part.test(call))?.[1] ?? 'other';
}

/** The most acts that are shown at once. */
export const ACTIVITIES_SHOWN = 50;
