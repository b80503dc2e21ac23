/**
 * Who is answered how, call by call. The lists stand here in full, apart from the `access` of the calls, so that one who opens a call to
 * more people has to say so twice.
 */

/** The people of the matrix. An advisor is in the account of a customer of theirs, or in nobody's. */
export const ROLES = [
  'visitor',
  'investor',
  'minor',
  'advisorInAccount',
  'advisor',
  'unverifiedAdvisor',
  'formerAdvisor',
] as const;
/** One of `ROLES`. */
export type Role = (typeof ROLES)[number];

/** `yes`: the call is carried out, or refused for what it asks; `signed_out` and `forbidden` are the codes of who may not make it. */
export type Answer = 'forbidden' | 'signed_out' | 'yes';

const allButVisitors = (answers: Partial<Record<Role, Answer>>): Readonly<Record<Role, Answer>> => ({
  ...{ visitor: 'signed_out', investor: 'forbidden', minor: 'forbidden', advisorInAccount: 'forbidden' },
  ...{ advisor: 'forbidden', unverifiedAdvisor: 'forbidden', formerAdvisor: 'forbidden' },
  ...answers,
});

const advisors = { advisorInAccount: 'yes', advisor: 'yes', unverifiedAdvisor: 'yes', formerAdvisor: 'yes' } as const;

interface Group {
  readonly answers: Readonly<Record<Role, Answer>>;
  readonly calls: readonly string[];
}

/** The calls, by who may make them. */
export const MATRIX: Readonly<Record<string, Group>> = {
  everybody: {
    answers: { visitor: 'yes', investor: 'yes', minor: 'yes', ...advisors },
    calls: [
      'suggestFunds',
      'searchFunds',
      'listFunds',
      'getFundDetail',
      'getTopFunds',
      'getFundCounts',
      'getMostViewedFunds',
      'getExchangeHolidays',
      'getNfos',
      'getPacks',
      'checkPartnerPage',
      'checkMobileNumber',
      'verifyPassword',
      'sendLoginOtp',
      'verifyLoginOtp',
      'updatePassword',
      'userLogin',
      'logout',
      'launch',
      'getAgent',
      'searchIfsc',
      'reportFailure',
      'readApproval',
      'approveCart',
      'declineCart',
      'createSignOnTicket',
      'signOn',
      'getPincodeDetails',
      'verifyEmail',
      'sandboxMessages',
      'sandboxClock',
      'advanceSandboxClock',
      'resetSandbox',
      'setSandboxKyc',
      'loadSandboxFixture',
      'sandboxPartners',
      'makeSandboxLaunchTicket',
      'getCart',
      'saveInvestment',
      'removeInvestment',
      'discardActiveCart',
      'savePack',
      'saveInterestedCustomer',
      'generateBrochure', 'compareFunds', 'getCutOffs', 'getContentFile', 'sendSurvey'],
  },
  'everybody who is signed in': {
    answers: allButVisitors({ investor: 'yes', minor: 'yes', ...advisors }),
    calls: ['getCurrentUser'],
  },
  'the account holder, and the advisor in the account': {
    answers: allButVisitors({ investor: 'yes', advisorInAccount: 'yes' }),
    calls: [
      'verifyBankAccount',
      'checkBankAccountStatus',
      'uploadCancelledCheque',
      'getBankAccounts',
      'checkNewBankAccount',
      'changeBankAccount',
      'updateBankAccount',
      'uploadSignature',
      'uploadFile',
      'discardOrders',
      'mergeCarts',
      'getKycDetails',
      'requestKyc',
      'getMandates',
      'createOrders',
      'getOrderDetails',
      'getOrderList',
      'getOrdersInProgress',
      'getPendingOrders',
      'sendTransactionOtp',
      'verifyTransactionOtp',
      'reportInvalidOrders',
      'handleInvalidExpiredOrders',
      'payOrders',
      'getPayment',
      'withdrawPayment',
      'getPaymentChoices',
      'getChallan',
      'getChallanMobile',
      'getReceipts',
      'saveProfile',
      'updateProfile',
      'updateNominees',
      'autoPopulate',
      'sendOnboardingOtp',
      'verifyOnboardingOtp',
      'checkBseStatus',
      'saveUser',
      'createAofUrl',
      'getRiskQuestions',
      'getRiskAnswerOptions',
      'getRiskAttempt',
      'getRiskQuestion',
      'saveRiskAnswer',
      'getRiskProfile', 'getMandateConfig', 'getRegisteredMandate', 'activateMandate', 'downloadMandate', 'uploadMandate', 'previewSale', 'requestRedemption', 'requestSwitch', 'getSwitchTargets', 'getFoliosForScheme'],
  },
  'the same, and a minor who has turned 18': {
    answers: allButVisitors({ investor: 'yes', minor: 'yes', advisorInAccount: 'yes' }),
    calls: ['getPortfolio', 'getProfile', 'getProfileView', 'sendProfileOtp', 'verifyProfileOtp', 'sendEmailLink', 'getWatchlist', 'watchFunds', 'unwatchFund'],
  },
  'the account holder alone': {
    answers: allButVisitors({ investor: 'yes' }),
    calls: [
      'getAdvisorActivity',
      'setAdvisorAccess',
      'connectCustomer',
      'getConnectedPartners',
      'disconnectPartner',
      'requestDeletion',
      'withdrawDeletion',
      'getFolio',
      'getPortfolioHistory', 'cancelMandate'],
  },
  'the account holder alone, and a minor who has turned 18': {
    answers: allButVisitors({ investor: 'yes', minor: 'yes' }),
    calls: ['chooseProfile', 'exportMyData'],
  },
  advisors: {
    answers: allButVisitors(advisors),
    calls: [
      'enterAccount',
      'getOwnAgent',
      'isTransactionAllowed',
      'getPartnerDetails',
      'getAgentCertificates',
      'saveAgentCertificates',
      'previewNism',
      'previewArn',
      'uploadNism',
      'uploadArn',
      'getAgentPicture',
      'uploadAgentPicture',
      'myCustomers',
      'getAgentOverview',
      'shareNfo',
      'createHomePageLead',
      'createLead',
      'createPremiumLead',
      'getLeads',
      'updateLead',
      'sharePremiumService',
      'getShareContent',
      'shareCalculator', 'getActiveContent', 'setSubscription', 'getTemplate', 'getScratchCard'],
  },
  'the advisor in an account': {
    answers: allButVisitors({ advisorInAccount: 'yes' }),
    calls: ['exitAccount', 'requestApproval', 'sharePayment', 'sharePaymentLink', 'shareMandateSetupLink'],
  },
};
