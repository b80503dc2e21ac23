import { advisorSummaries } from './advisor-summaries.js';
import { operatorSummaries } from './operator-summaries.js';
import { partnerSummaries } from './partner-summaries.js';

/**
 * One sentence a call, by its name, for the OpenAPI document. It stands apart from `endpoint()`, whose parts travel to browsers with each
 * call that a page makes.
 */
export const summaries: Readonly<Record<string, string>> = {
  // agent
  getAgent: 'Returns the advisor of an agent code, for "Your advisor" on a shared link.',
  getAdvisorActivity:
    'Returns the advisor of the account holder, whether they may act, and what advisors did in the account.',
  setAdvisorAccess:
    'Ends the right of the account holder’s advisor to act for them, or gives it back, by the ticket of an OTP; from the next call of the advisor on.',
  changeAdvisor:
    'Makes another advisor that of the account holder, by the ticket of an OTP; both advisors hear of it, and the former one may not act from the next call on.',
  // bank
  searchIfsc: 'Returns bank and branch of an IFSC; an empty list for one that does not exist.',
  verifyBankAccount:
    'Deposits Rs 1 to learn who holds the account, and links it. `bank_server_down` lets the person go on without the check.',
  getBankAccounts: 'Returns the bank accounts of an investor, their numbers masked, with what depends on each.',
  checkNewBankAccount:
    'Deposits Rs 1 to learn who holds another account of a registered investor; changes nothing. A cancelled cheque is needed where the name differs or the bank does not answer.',
  changeBankAccount:
    'Adds a bank account for a registered investor, or replaces the default one, by the ticket of an OTP. The exchange is notified; redemptions go to a replacement ten days after it was verified.',
  updateBankAccount: 'Makes a linked bank account the default one, or removes it, by the ticket of an OTP.',
  checkBankAccountStatus: "Tells whether the account holder's bank account is linked.",
  uploadCancelledCheque:
    'Keeps the picture of a cancelled cheque and returns the number and IFSC that could be read from it.',
  // cart
  requestApproval: 'E-mails a customer the link by which they approve what their advisor put into their cart.',
  readApproval: 'Returns the cart that the link of an approval is about.',
  approveCart: 'Approves a cart by the link that was sent; doing it again answers alike.',
  declineCart:
    'Declines a cart by the link that was sent, which then approves nothing any more; doing it again answers alike.',
  getCart: 'Returns the active cart; an empty one where there is none.',
  saveInvestment: 'Puts a scheme into the cart, or changes what is there.',
  removeInvestment: 'Takes an item out of the cart; answers alike when it is gone already.',
  discardActiveCart: 'Empties the active cart; answers alike when there is none.',
  discardOrders: 'Cancels the orders that wait for payment. Those being paid stay.',
  mergeCarts:
    "Moves the visitor's cart into the cart of the person who has just signed in, as far as it fits; the rest stays the visitor's.",
  // customer-approval
  requestCustomerApproval:
    'Sends a customer the link by which they approve, by an OTP of their own, a redemption, a switch or a change that their advisor has prepared.',
  getCustomerApprovals:
    'Lists what the advisor asked the customer whose account they are in to approve, latest first, and how it stands.',
  readCustomerApproval: 'Returns what the link of an approval asks for, what it brings, and who asks.',
  declineCustomerApproval: 'Declines what the link of an approval asks for; doing it again answers alike.',
  sendCustomerApprovalOtp: 'Sends the account holder the OTP that confirms just what the link asks for.',
  approveByOtp:
    'Approves what the link asks for, by the OTP, and carries it out; one that was approved already is answered as it is.',
  // proposal
  getCustomerProposals:
    'Lists what the advisor proposed to the account holder, latest first, how far each item is, and, for the advisor in the account, what they are putting together.',
  addToProposal:
    'Adds a purchase, a SIP, a redemption, a switch, an STP or an SWP to the proposal that the advisor is putting together, once it was checked.',
  moveCartToProposal: 'Moves what is in the cart of the account to the proposal that the advisor is putting together.',
  removeFromProposal:
    'Takes an item out of the proposal that the advisor is putting together; answers alike when it is gone already.',
  sendProposal: 'Sends the customer the link of a proposal; a new version takes the place of the one before it.',
  reviseProposal: 'Begins a new version of a proposal with the items of the last one.',
  withdrawProposal: 'Takes back a proposal that was not answered; doing it again answers alike.',
  readProposal:
    'Returns what the link of a proposal asks for, what it costs, how it fits the customer, and who proposes it.',
  declineProposal:
    'Declines a proposal, with a reason for the advisor where one is given; doing it again answers alike.',
  sendProposalOtp: 'Sends the account holder the OTP that approves just the items that they chose, as they were shown.',
  approveProposal:
    'Approves items of a proposal by the OTP and carries them out, all or none; one that was approved already is answered as it is.',
  // family
  getFamily:
    'Returns the members of the account holder’s family whom their advisor asked about, and who shows what they hold to whom.',
  answerFamily: 'Lets a member of the family see what the account holder holds, or no longer.',
  getFamilyPortfolio:
    'Returns what the account holder and the members who let them see it hold, by scheme, and sums over just these.',
  // failure-report
  reportFailure: 'Logs that a page broke in the browser. The answer holds the number that a person can quote.',
  // content
  getActiveContent: 'Returns what advisors are shown to read and watch today, and of what they are notified.',
  setSubscription: 'Has an advisor notified of a category of content, or no longer.',
  getContentFile: 'Returns a picture of the content by its name.',
  getTemplate: 'Returns the link to a festival greeting in the name of the advisor, a PDF.',
  getScratchCard: 'Returns a scratch card, with what lies below once the advisor has earned it.',
  sendSurvey: 'Keeps the answer to a survey, which names nobody.',
  // fund
  suggestFunds: 'Returns at most five funds whose name is like a text, nearest first.',
  searchFunds: 'Returns the funds that fit every word of a text, by pages of ten from 0.',
  getFundDetail: 'Returns all that is known of one fund, with its NAV history.',
  getFundFacts:
    'Returns the facts of one fund that its page shows further down, each with its day and none past its age.',
  getTopFunds: 'Returns the best funds of each category by three-year return.',
  listFunds: 'Lists the funds of a category, or all, narrowed and sorted; counts what each further filter would leave.',
  getFundCounts: 'Returns how many schemes, of how many fund houses, can be looked at, and the day of the latest NAV.',
  getExchangeHolidays:
    'Returns the weekdays from the first day of this year on, on which the exchange is closed, as far as they are named.',
  compareFunds: 'Returns up to four funds to put side by side, direct plans too.',
  getWatchlist: 'Returns the ids of the schemes that the account holder watches, newest first.',
  watchFunds: 'Adds schemes to those that the account holder watches.',
  unwatchFund: 'Takes a scheme from those that the account holder watches.',
  getCutOffs: 'Tells by when money must be there for the next NAV.',
  getMostViewedFunds: 'Returns the funds that were opened most often of late, most first.',
  // kyc
  getKycDetails:
    'Asks the KYC registry about a PAN, and keeps its status with the profile. With the date of birth of the record the name becomes the profile’s, which the exchange knows by it, and empty details are filled in; five wrong dates a day are taken of a profile, and ten a month of a PAN.',
  requestKyc: 'Begins a KYC with the identity provider; its page is opened next to ours or by the app shell.',
  // lead
  createHomePageLead: 'Adds a possible customer to the list of the advisor who is signed in.',
  createLead:
    'Makes a lead by its tag: of a premium service, or, with `mf_interested`, that the advisor is interested in an offer.',
  createPremiumLead: 'Makes a lead for a premium service, which an expert of the operator follows up.',
  saveInterestedCustomer: 'Keeps who is interested in a plan that an advisor shared, and credits that advisor.',
  getLeads: 'Returns the leads of the advisor who is signed in, by pages of 25 from 0.',
  updateLead: 'Keeps what has become of a lead, and when its advisor wants to speak to them again.',
  // mandate
  getMandates: 'Returns the mandates of the account holder, newest first, each with what it pays for.',
  getMandateConfig:
    'Returns what a mandate may be set up with: the accounts and what their banks offer, the bounds of its limit, and the delay until it is activated.',
  getRegisteredMandate:
    'Registers a mandate with the exchange; one like it that was begun before is taken up again. It changes data though it is a GET.',
  activateMandate: "Begins the proof of a registered mandate: of an online one at the page of its holder's bank.",
  downloadMandate: 'Returns a link to the form of a mandate on paper, filled in, to be signed.',
  uploadMandate: 'Takes the scan of a signed form and sends it to the exchange.',
  shareMandateSetupLink:
    "Sends the link to a mandate's set-up to a customer, in the name of the advisor who is signed in.",
  cancelMandate: 'Cancels a mandate: we debit nothing by it any more, and the exchange is asked to end it at the bank.',
  // nfo
  getTransactions:
    'Returns the transactions of an investor, filtered and by pages: orders, instalments, what came from elsewhere, and refunds.',
  getRunningSips: 'Returns the SIPs of an investor with what is to come, what was invested, and what may be changed.',
  skipInstalment: 'Skips an instalment of a SIP that is not under way yet.',
  pauseSip: 'Leaves out the next instalments of a SIP; it runs on by itself after them.',
  resumeSip: 'Ends the pause of a SIP as soon as the exchange allows.',
  changeSip: 'Changes amount, day or mandate of a SIP from its next free instalment on, by the ticket of an OTP.',
  stepUpSip: 'Raises a SIP each year by a sum or by per cent, or no longer, by the ticket of an OTP.',
  stopSip: 'Stops a SIP for good, by the ticket of an OTP; an instalment that is under way is still made.',
  readSkipLink: 'Returns the instalment that the link of a reminder can skip.',
  skipByLink: 'Skips the instalment of the link of a reminder, without a login; doing it again answers alike.',
  getNfos: 'Returns all new fund offers: open, upcoming, recently closed, and closed and listed.',
  getNfoReminders: 'Returns the ids of the new fund offers of whose close the account holder is reminded.',
  setNfoReminder: 'Asks for a reminder on the day before a new fund offer closes, or for none.',
  shareNfo: 'Sends links to new fund offers by e-mail or text message, in the name of the advisor who is signed in.',
  // nominee
  updateNominees:
    'Replaces the nominees, or records that none are wanted. A registered investor needs the ticket of an OTP.',
  ...advisorSummaries,
  ...operatorSummaries,
  // order
  createOrders: 'Turns a cart into orders, registers them with the exchange and empties the cart.',
  sendTransactionOtp: 'Sends an OTP that confirms one set of orders, or one redemption or switch.',
  verifyTransactionOtp: 'Confirms a set of orders with the OTP; only then can it be paid.',
  getOrdersInProgress:
    'Returns the order sets that are not over yet, and those in which something failed, expired or was paid back within the last days, newest first.',
  getOrderDetails: 'Returns the orders made from one cart; books what the gateway knows of a payment that is overdue.',
  getOrderList: 'Returns the orders that share one of our order numbers, for the pages after a payment.',
  getPendingOrders: 'Returns the order sets that wait to be paid and still can be, newest first.',
  // pack
  getPacks: 'Returns the ready-made baskets of schemes, with their shares and limits.',
  savePack: 'Puts a pack into the cart, or changes one that is there: each scheme gets its share.',
  // goals
  getGoals: 'Returns the goals of an account with what is tied to each, and all folios and running SIPs that can be.',
  saveGoal: 'Keeps a goal, new or changed, and ties folios and SIPs to it; what was tied to another leaves that.',
  removeGoal: 'Removes a goal; what was tied to it stays as it is, tied to none.',
  ...partnerSummaries,
  // session: devices
  getDevices:
    'Returns the devices of the account holder and the sessions that are open for them now, those of partners and advisors too.',
  endSession: 'Ends a session of the account holder, or of an advisor in their account, from its next call on.',
  removeDevice: 'Forgets a device of the account holder and ends its sessions: a login there is one on a new device.',
  revealIdentity:
    'Returns PAN and date of birth of an account in full to its holder, who asks to see them; other answers of a registered account mask them. The security log keeps each.',
  getMessageSettings:
    'Says whether the account holder gets notifications by WhatsApp, and in which language letters and messages are.',
  setLetterLanguage: 'Sets the language of the letters and messages to the account holder.',
  setWhatsApp: 'Records that the account holder agrees to WhatsApp, by the version of its words, or withdraws it.',
  getLoginSettings:
    'Returns by what the account holder logs in: when a code is asked for besides the password, since when the password holds, and their passkeys.',
  setCodeAtLogin: 'Sets when a login asks for a code besides the password, by the current password.',
  changePassword: 'Changes the password by the current one, and ends every other session of the account holder.',
  startPasskey:
    'Returns the options with which a browser makes a passkey, by the current password; on our own pages alone.',
  addPasskey: 'Keeps the passkey that a browser made with those options.',
  renamePasskey: 'Names a passkey anew.',
  removePasskey: 'Removes a passkey: nobody logs in by it any more.',
  startPasskeyLogin: 'Returns the options with which a browser is asked for a passkey; on our own pages alone.',
  passkeyLogin: 'Logs in by a passkey, which is password and code in one.',
  endOtherSessions:
    'Ends every session of the account holder but the one that asks, and those of advisors in their accounts.',
  // payment
  payOrders: 'Starts the payment of confirmed orders and says where the payer goes next.',
  getPayment: 'Returns what became of a payment; asks the gateway while that is not known, and books its answer.',
  withdrawPayment:
    'Ends a payment whose money has not come, so that its orders can be paid otherwise or cancelled; money that comes all the same pays them, or goes back.',
  getPaymentChoices:
    'Returns the facts for choosing a payment mode: the bank of the account holder, an approved mandate, the account that a transfer goes to.',
  getChallan: 'Returns the challan with which a cheque is deposited. `groupId` is the id of the payment.',
  getChallanMobile: 'Returns the same challan for an app, which opens the address by itself.',
  sharePayment: "Sends the payment link of a customer's orders by e-mail or text message.",
  sharePaymentLink:
    "Returns the words and the address with which an advisor sends a customer's payment link themselves, as by WhatsApp.",
  reportInvalidOrders: 'Reports that a payment link was opened with orders that cannot be paid any more.',
  handleInvalidExpiredOrders:
    'Restores orders that have expired unpaid to the cart, once, so that they can be placed again.',
  getReceipts:
    'Returns the payments that pay the orders of a number, or are awaited for them, each with its receipt as a PDF.',
  // pincode
  getPincodeDetails: 'Returns city and state of a pincode; "false" and null for one that does not exist.',
  // portfolio
  getCapitalGains:
    'Returns what the sales of a financial year gained, first in, first out, by how it is taxed, with a page of the sales.',
  getHeldElsewhere: 'Returns what an imported statement says is held elsewhere, without what the portfolio has too.',
  importHeldElsewhere:
    'Takes over a consolidated account statement (CAS) of CAMS and KFintech, as JSON of a parser; replaces the one before.',
  getElsewhereFigures:
    'Returns what the transactions of the imported statement come to, beside what is held here and together: XIRR, gains of a financial year by tax class, and value over time.',
  removeHeldElsewhere: 'Removes the imported statement of what is held elsewhere.',
  getPortfolioFile: 'Returns the link to holdings, an account statement or capital gains as PDF, XLSX or CSV.',
  sharePortfolio:
    'Shares the portfolio of a customer in the name of their advisor: by e-mail or text message, or as words, PDF or picture.',
  getFolio: 'Returns one folio of a scheme with a page of its transactions.',
  getFoliosForScheme: 'Lists the folios with the fund house of a scheme, those that hold the scheme first.',
  previewSale:
    'Returns what a redemption or a switch would bring: the NAV dates, exit load, tax, gains, and the units that are free and locked.',
  requestRedemption: 'Sells units of a folio, once its OTP (flowType 3) was verified; pays the bank account.',
  requestSwitch:
    'Switches units of a folio to another scheme of the fund house, once its OTP (flowType 3) was verified.',
  getSwitchTargets: 'Lists the schemes of the same fund house that units can be switched to.',
  getPortfolio: 'Returns what the investor holds, valued at the last NAVs; derived from the ledger.',
  getPortfolioHistory: 'Returns what a portfolio was worth over time, and the price paid for what it held.',
  getReview:
    'Returns a review of all that is held, here and by an imported statement: spread, plans, funds that lag, idle folios, tax savers, and long-term gains that could be taken free of tax; indicative, no advice.',
  // premium service
  sharePremiumService:
    'Sends a premium service by e-mail or text message, in the name of the advisor who is signed in.',
  getShareContent: 'Returns the words and links with which an advisor shares a premium service themselves.',
  generateBrochure: 'Returns the link to the brochure of a premium service, a PDF.',
  // profile
  getProfile: 'Returns who the account holder is, how they are reached, and how far their registration has come.',
  getProfileView: 'Returns all that its holder is shown of a profile, and its step of onboarding.',
  saveProfile:
    'Keeps the answers of a step of onboarding, all of them or none. Fields that are left out stay as they are.',
  updateProfile: 'Changes how a registered investor is reached, by the ticket of an OTP. The exchange is notified.',
  autoPopulate:
    'Fills gaps of the profile with the data that the identity provider holds under a request, and returns both. A profile that is locked stays as it is.',
  sendEmailLink: 'Sends the link again by which an account holder verifies the e-mail address.',
  sendOnboardingOtp:
    'Sends the OTP by which an investor confirms their profile; a later change of the profile voids it.',
  verifyOnboardingOtp: 'Verifies the OTP; its ticket lets saveUser send the profile to the exchange.',
  sendProfileOtp:
    'Sends the OTP by which one change of the profile is confirmed, its deletion, or the copy of one’s data. The message names what is changed, and the OTP is good for just that.',
  verifyProfileOtp: 'Verifies the OTP that was sent last. A wrong or expired one is an answer, not a failure.',
  exportMyData:
    'Returns all that is kept about an account holder, by the ticket of an OTP: readable by them and by programs, with nothing masked.',
  requestDeletion:
    'Asks for the account to be deleted in 30 days, by the ticket of an OTP, and signs out. Refused while units are held.',
  withdrawDeletion: 'Withdraws the request to delete the account, until it is deleted.',
  checkBseStatus: 'Returns how far the registration with the exchange has come.',
  saveUser:
    'Sends a complete, confirmed profile to the exchange: client, FATCA declaration and account-opening form. One that is sent already stays so.',
  createAofUrl:
    'Makes the account-opening form of a complete profile as a PDF and returns a link to it that ends after some minutes.',
  verifyEmail: 'Verifies an e-mail address by the link that was sent to it; doing it again answers alike.',
  // report
  getReportsUrl: "Returns the page of the advisor's report on what customers have invested; empty where they get none.",
  getCustomerReport:
    'Returns what the customers of an advisor hold, with its history, the SIP book, leads and shared links, and paths of the same as CSV and PDF.',
  // risk
  getRiskQuestions: 'Returns the questions of the version in force, in order.',
  getRiskAnswerOptions: 'Returns the answers that the questions of the version in force offer, in order.',
  getRiskAttempt: 'Returns the number of the last attempt at a version; 0 before the first.',
  getRiskQuestion: 'Returns one question with the answer that an attempt holds; null where it holds none.',
  saveRiskAnswer:
    'Keeps an answer of an attempt; with `isCalculateRiskScore` the attempt is scored, and all must be answered.',
  getRiskProfile: 'Returns the class of the last finished attempt; null before the first.',
  // sandbox
  sandboxMessages: 'Returns what was sent to a mobile or e-mail (to everybody without `to`), newest first.',
  sandboxClock: "Returns the sandbox's time.",
  advanceSandboxClock:
    'Moves time forward by an ISO duration ("P2D", "PT30M") or business days ("2B"); all that falls due on the way runs.',
  resetSandbox: 'Returns the sandbox to its seeded state.',
  setSandboxKyc: 'Makes the registry give a PAN a status, until the sandbox is reset.',
  withdrawSandboxNfo: 'Withdraws a new fund offer, as its fund house may: what was paid for it goes back.',
  loadSandboxFixture:
    'Adds named data to the sandbox, until it is reset. "hard-data" is an investor with names, amounts and a number of folios that are hard to lay out.',
  sandboxOperators: 'Returns by what the operators of the sandbox sign in, each with a code that is good now.',
  sandboxPartners: 'Returns the partners of the sandbox, each with the advisors for whom they may sign launch tickets.',
  makeSandboxLaunchTicket:
    "Signs a launch ticket as a partner's server would; `path` opens the site as that advisor, once, within a minute.",
  // share
  shareCalculator:
    'Keeps the plan of a calculator that an advisor shares, and returns its link and picture; sends them by e-mail or text message.',
  getShortLink:
    'Returns a short address of the offers, or of the set-up of a mandate, that an advisor sends by programs of their own.',
  getSharedLinks:
    'Returns the links that an advisor shared, the last first: whom each was for, when it was first opened, how often, and whether it was revoked.',
  revokeShortLink: 'Ends a link that the advisor shared: whoever opens it from then on is told so.',
  // session
  checkMobileNumber:
    'Returns the next step of the login for a mobile, the same for all: nobody learns here who has an account. A new visitor says so; who has no password asks for an OTP.',
  verifyPassword: 'Signs in by mobile and password; of several profiles one is chosen next.',
  sendLoginOtp: 'Sends an OTP to a mobile, known or not. `flag` 1: the password was forgotten.',
  verifyLoginOtp: 'Exchanges an OTP for a ticket, by which one sets a password or opens an account.',
  updatePassword:
    'Sets the password of an account, ends its other sessions and signs in. An account with a second factor wants the code of `sendResetCode` too.',
  sendResetCode: 'Sends the second code of a forgotten password to the e-mail address of the account.',
  resetByPasskey: 'Sets the password of an account as `updatePassword` does, by OTP and passkey.',
  userLogin: 'Opens an account for a new visitor and signs in.',
  getCurrentUser: 'Returns who is signed in.',
  launch: "Exchanges an advisor's launch ticket for a session, once.",
  enterAccount:
    'Takes an advisor into the account of one of their customers, unless the customer has ended their right to act.',
  exitAccount: 'Lets an advisor leave the account of a customer and go on as themselves.',
  chooseProfile: 'Picks one of the profiles of the person: after a login, or another than the one that is open.',
  logout: 'Ends the session; answers alike when there was none.',
  // stp
  registerPlan:
    'Enters an STP or SWP and e-mails its owner the link by which they confirm it before 3 PM; without a verified address it goes by SMS.',
  cancelPlan: 'Stops a running STP or SWP by its registration number; no further instalment is made.',
  getPlans: 'Returns the STPs and SWPs of an investor, newest first, with their instalments.',
  getActiveSwps: 'Returns the SWPs that run.',
  getExpiredStps: 'Returns the STPs that were not confirmed in time.',
  getDestinations: 'Returns the schemes of the same fund house to which an STP may bring money.',
  getPlanValidation: 'Returns what a scheme accepts of STPs or SWPs, a row for each frequency, with its source.',
  getPlanDates: 'Returns the dates on which a plan that is entered today may start.',
  sendPlanOtp: 'Sends the OTP with which an investor sets up a confirmed plan.',
  verifyPlanOtp: 'Checks that OTP, which is good for this plan alone.',
  setUpPlan: 'Sends a confirmed plan to the exchange; it runs when the exchange has registered it.',
  readPlanLink: 'Returns the plan that an e-mailed link is about.',
  confirmPlan: 'Confirms a plan by the link that was sent; doing it again answers alike.',
  declinePlan: 'Declines a plan by the link that was sent; doing it again answers alike.',
  // upload
  uploadSignature: "Keeps the picture of the account holder's signature, in place of the one before.",
  uploadFile: 'Keeps any other picture of the account holder.',
};
