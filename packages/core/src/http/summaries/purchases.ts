/** The sentences of the calls about purchases, from the cart to the receipt. */
export const purchaseSummaries: Readonly<Record<string, string>> = {
  // cart
  requestApproval: 'Emails a customer the link by which they approve what their advisor put into their cart.',
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
    "Moves the visitor's cart into the cart of the person who has just logged in, as far as it fits; the rest stays the visitor's.",
  // pack
  savePack: 'Puts a pack into the cart, or changes one that is there: each scheme gets its share.',
  // order
  createOrders: 'Turns a cart into orders, registers them with the exchange and empties the cart.',
  sendTransactionOtp: 'Sends an OTP that confirms one set of orders, or one redemption or switch.',
  verifyTransactionOtp: 'Confirms a set of orders with the OTP; only then can it be paid.',
  getOrdersInProgress:
    'Returns the order sets that are not over yet, and those in which something failed, expired or was paid back within the last days, newest first.',
  getOrderDetails: 'Returns the orders made from one cart; books what the gateway knows of a payment that is overdue.',
  getOrderList: 'Returns the orders that share one of our order numbers, for the pages after a payment.',
  getPendingOrders: 'Returns the order sets that wait to be paid and still can be, newest first.',
  // payment
  payOrders: 'Starts the payment of confirmed orders and says where the payer goes next.',
  getPayment: 'Returns what became of a payment; asks the gateway while that is not known, and books its answer.',
  withdrawPayment:
    'Ends a payment whose money has not come, so that its orders can be paid otherwise or cancelled; money that comes all the same pays them, or goes back.',
  getPaymentChoices:
    'Returns the facts for choosing a payment mode: the bank of the account holder, an approved mandate, the account that a transfer goes to.',
  getChallan: 'Returns the challan with which a cheque is deposited. `groupId` is the id of the payment.',
  getChallanMobile: 'Returns the same challan for an app, which opens the address by itself.',
  sharePayment: "Sends the payment link of a customer's orders by email or text message.",
  sharePaymentLink:
    "Returns the words and the address with which an advisor sends a customer's payment link themselves, as by WhatsApp.",
  reportInvalidOrders: 'Reports that a payment link was opened with orders that cannot be paid any more.',
  handleInvalidExpiredOrders:
    'Restores orders that have expired unpaid to the cart, once, so that they can be placed again.',
  getReceipts:
    'Returns the payments that pay the orders of a number, or are awaited for them, each with its receipt as a PDF.',
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
    "Sends the link to a mandate's set-up to a customer, in the name of the advisor who is logged in.",
  cancelMandate: 'Cancels a mandate: we debit nothing by it any more, and the exchange is asked to end it at the bank.',
};
