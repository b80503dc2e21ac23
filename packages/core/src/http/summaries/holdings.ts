/** The sentences of the calls about what is held, and what is done with it. */
export const holdingSummaries: Readonly<Record<string, string>> = {
  // portfolio
  getTransactions:
    'Returns the transactions of an investor, filtered and by pages: orders, instalments, what came from elsewhere, and refunds.',
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
    'Shares the portfolio of a customer in the name of their advisor: by email or text message, or as words, PDF or picture.',
  getFolio: 'Returns one folio of a scheme with a page of its transactions.',
  getFoliosForScheme: 'Lists the folios with the fund house of a scheme, those that hold the scheme first.',
  getPortfolio: 'Returns what the investor holds, valued at the last NAVs; derived from the ledger.',
  getPortfolioHistory: 'Returns what a portfolio was worth over time, and the price paid for what it held.',
  getReview:
    'Returns a review of all that is held, here and by an imported statement: spread, plans, funds that lag, idle folios, tax savers, and long-term gains that could be taken free of tax; indicative, no advice.',
  // redemption
  previewSale:
    'Returns what a redemption or a switch would bring: the NAV dates, exit load, tax, gains, and the units that are free and locked.',
  requestRedemption: 'Sells units of a folio, once its OTP (flowType 3) was verified; pays the bank account.',
  requestSwitch:
    'Switches units of a folio to another scheme of the fund house, once its OTP (flowType 3) was verified.',
  getSwitchTargets: 'Lists the schemes of the same fund house that units can be switched to.',
  // sip
  getRunningSips: 'Returns the SIPs of an investor with what is to come, what was invested, and what may be changed.',
  skipInstalment: 'Skips an instalment of a SIP that is not under way yet.',
  pauseSip: 'Leaves out the next instalments of a SIP; it runs on by itself after them.',
  resumeSip: 'Ends the pause of a SIP as soon as the exchange allows.',
  changeSip: 'Changes amount, day or mandate of a SIP from its next free instalment on, by the ticket of an OTP.',
  stepUpSip: 'Raises a SIP each year by a sum or by per cent, or no longer, by the ticket of an OTP.',
  stopSip: 'Stops a SIP for good, by the ticket of an OTP; an instalment that is under way is still made.',
  readSkipLink: 'Returns the instalment that the link of a reminder can skip.',
  skipByLink: 'Skips the instalment of the link of a reminder, without a login; doing it again answers alike.',
  // stp
  registerPlan:
    'Enters an STP or SWP and emails its owner the link by which they confirm it before 3 PM; without a verified address it goes by SMS.',
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
  readPlanLink: 'Returns the plan that an emailed link is about.',
  confirmPlan: 'Confirms a plan by the link that was sent; doing it again answers alike.',
  declinePlan: 'Declines a plan by the link that was sent; doing it again answers alike.',
  // goal
  getGoals: 'Returns the goals of an account with what is tied to each, and all folios and SIPs that can be.',
  saveGoal: 'Keeps a goal, new or changed, and ties folios and SIPs to it; what was tied to another leaves that.',
  removeGoal: 'Removes a goal; what was tied to it stays as it is, tied to none.',
  // family
  getFamily:
    'Returns the members of the account holder’s family whom their advisor asked about, and who shows what they hold to whom.',
  answerFamily: 'Lets a member of the family see what the account holder holds, or no longer.',
  getFamilyPortfolio:
    'Returns what the account holder and the members who let them see it hold, by scheme, and sums over just these.',
};
