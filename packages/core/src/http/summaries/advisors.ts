/** The sentences of the calls that advisors make, and of those that answer what an advisor sent. */
export const advisorSummaries: Readonly<Record<string, string>> = {
  // agent
  getOwnAgent:
    'Returns the advisor who is logged in: name, status, customers and what they hold, and the way back to their app.',
  isTransactionAllowed:
    'Tells whether the advisor who is logged in may transact for customers. They may ask for their own code alone.',
  myCustomers:
    'Lists the accounts of an advisor’s own customers with what they hold, what runs and what waits, by pages from 1.',
  getAgentOverview: 'Returns what an advisor’s home shows: customers, assets, SIP book, and what waits for whom.',
  getAgentCertificates: 'Returns the certificates that the advisor who is logged in has handed in.',
  saveAgentCertificates:
    'Registers the advisor by their certificates. A record that names no ARN is reset after ten minutes, and locked until then.',
  previewNism: 'Returns a link to the picture of the advisor’s NISM certificate.',
  previewArn: 'Returns a link to the picture of the advisor’s ARN card.',
  uploadNism: 'Keeps the picture of the advisor’s NISM certificate, in place of the one before.',
  uploadArn: 'Keeps the picture of the advisor’s ARN card, unless the ARN is another agent’s.',
  getAgentPicture: 'Returns a link to the picture of the advisor who is logged in; nulls where there is none.',
  uploadAgentPicture: 'Keeps the advisor’s picture, in place of the one before.',
  getPartnerDetails: 'Tells whether the advisor who is logged in is verified, and where they complete that.',
  getBook:
    'Returns what the customers of the advisor hold at the last NAVs, and their running SIPs, by fund house, category or customer; of a house or category alone where one is named.',
  getBookMonths:
    'Returns the last 24 months of the book of the advisor: what was held at the end of each, purchases, redemptions and switches in it, and the SIPs that stood.',
  getBookFiles:
    'Returns paths of the whole book as CSV, XLSX and PDF, the last with name, ARN and picture of the advisor.',
  importBrokerage:
    'Takes rows of a registrar’s brokerage file over for the advisor, up to 1,000 at once, each once; a file that was taken over whole changes nothing.',
  getBrokerage:
    'Returns what the advisor was paid in a month by house, customer or sub-broker, beside the trail that is expected at the rates of the files.',
  importRegistrarRecords:
    'Takes rows of a registrar’s feed of transactions, folios or SIPs over for the advisor, up to 1,000 at once, each once; they stand beside our books and change nothing in them.',
  getRegistrarRecords:
    'Returns what the registrars’ feeds say beside our books: folios of customers that were not bought here, differences, and folios of nobody here.',
  getPortfolioReport:
    'Returns the path of a report of a customer’s portfolio in two pages, a PDF with the advisor’s name, ARN and picture; with what the others of their family let them see, if wanted.',
  getCustomerNotes:
    'Returns the tags, notes and tasks that the advisor keeps about one of their own customers, who does not see them.',
  setCustomerFamily:
    'Puts a customer into a family of the advisor’s, or takes them out of it, which ends what they agreed to show each other; nobody else sees the name.',
  updateCustomers:
    'Keeps family, tags, a note and a task of many customers of an advisor, or says what would change; what is kept already is kept once.',
  getFamilyConsents:
    'Returns the members of a family of the advisor’s, and what each said to the others seeing what they hold.',
  askFamilyConsents:
    'Asks the members of a family whether each of the others may see what they hold, each once; they answer in their own session.',
  getFamilyProposals:
    'Returns what an advisor put together for each member of a family, and how far each part is of what was sent to them together.',
  sendFamilyProposal:
    'Sends each member of a family their own part of a proposal, by their own link; none where a part would be refused.',
  withdrawFamilyProposal: 'Withdraws what was sent to a family together, of each member who has not answered.',
  getDeskProposals:
    'Lists what an advisor proposed to their own customers, and put together for them, with how it stands, by pages from 1; what waits for an answer first.',
  withdrawDeskProposal: 'Withdraws a proposal of an advisor that their customer has not answered.',
  setCustomerTags: 'Sets the tags of a customer: ten at most, each of 30 letters at most.',
  addCustomerNote: 'Adds a note about a customer; it is sealed.',
  removeCustomerNote: 'Removes a note about a customer.',
  addCustomerTask: 'Adds a task for a day that is about a customer.',
  changeCustomerTask: 'Moves a task to another day, or says that it is done or to do again.',
  importLeads:
    'Adds up to 500 leads to the list of the advisor who is logged in, and says of each whether it was added, is there already by its mobile, or was refused and why.',
  getMorningMail: 'Returns the address to which an advisor gets what waits by email each morning.',
  sendMorningMailCode: 'Sends a code to the address that an advisor wants the mail of each morning at.',
  setAdvisorLanguage: 'Sets the language in which the advisor who is logged in is written to.',
  setMorningMail: 'Has what waits mailed to an address each morning, by the code that went to it, or no longer.',
  inviteLeads:
    'Invites up to 100 leads by email and SMS to open an account with the advisor, and says of each whether it was invited or why not: three times at most, a week apart. `language` is that of the invitation, and of the page where it is left out; whoever filled in a form themselves is invited in the language of that form.',
  removeCustomerTask: 'Removes a task about a customer.',
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
  // lead
  createHomePageLead: 'Adds a possible customer to the list of the advisor who is logged in.',
  createLead:
    'Makes a lead by its tag: of a premium service, or, with `mf_interested`, that the advisor is interested in an offer.',
  createPremiumLead: 'Makes a lead for a premium service, which an expert of the operator follows up.',
  saveInterestedCustomer:
    'Keeps who is interested in a plan or a premium service that an advisor shared, and credits that advisor.',
  getLeads: 'Returns the leads of the advisor who is logged in, by pages of 25 from 0.',
  updateLead: 'Keeps what has become of a lead, and when its advisor wants to speak to them again.',
  // nfo
  shareNfo: 'Sends links to new fund offers by email or text message, in the name of the advisor who is logged in.',
  // share
  shareCalculator:
    'Keeps the plan of a calculator that an advisor shares, and returns its link and picture; sends them by email or text message.',
  getShortLink:
    'Returns a short address of the offers, or of the set-up of a mandate, that an advisor sends by programs of their own.',
  getSharedLinks:
    'Returns the links that an advisor shared, the last first: whom each was for, when it was first opened, how often, and whether it was revoked.',
  revokeShortLink: 'Ends a link that the advisor shared: whoever opens it from then on is told so.',
  // premium-service
  sharePremiumService: 'Sends a premium service by email or text message, in the name of the advisor who is logged in.',
  getShareContent: 'Returns the words and links with which an advisor shares a premium service themselves.',
  generateBrochure: 'Returns the link to the brochure of a premium service, a PDF.',
  // report
  getReportsUrl: "Returns the page of the advisor's report on what customers have invested; empty where they get none.",
  getCustomerReport:
    'Returns what the customers of an advisor hold, with its history, the SIP book, leads and shared links, and paths of the same as CSV and PDF.',
  // content
  getActiveContent: 'Returns what advisors are shown to read and watch today, and of what they are notified.',
  setSubscription: 'Has an advisor notified of a category of content, or no longer.',
  getContentFile: 'Returns a picture of the content by its name.',
  getTemplate: 'Returns the link to a festival greeting in the name of the advisor, a PDF.',
  getScratchCard: 'Returns a scratch card, with what lies below once the advisor has earned it.',
  sendSurvey: 'Keeps the answer to a survey, which names nobody.',
};
