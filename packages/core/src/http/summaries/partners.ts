/** The sentences of the calls of partners’ pages, servers and dashboards. */
export const partnerSummaries: Readonly<Record<string, string>> = {
  checkPartnerPage:
    'Tells whether the page that asks stands on a registered origin: of the partner it names, or of any when it names none. There private widgets work in the page itself.',
  countWidgetUse:
    'Counts for the partner on whose origin a page lies that somebody saw a widget there, began to use it, or made orders by it. Nothing of the reader is sent or kept; of the page origin and path, without parts that may name a person.',
  sendPartnerLink:
    'Sends a link to the dashboard of the partner whose address this is. The answer is the same for an address that nobody has registered.',
  openPartnerLink: 'Logs in to the dashboard of a partner by such a link: once, and within fifteen minutes.',
  signOutPartner: 'Ends the session of the dashboard.',
  getPartnerUses:
    'Returns how often widgets were seen, begun and ordered by on each page in the last 30 days, most seen first.',
  getPartnerAdmin:
    'What a partner sees of itself: its keys without the keys, the origins of its pages, its look, and where its server hears of events.',
  createPartnerKey:
    'Makes a key by which the partner’s server is known, or with which it signs launch tickets, and tells it this once. Those before go on.',
  revokePartnerKey: 'Ends a key at once, with the sessions that it began.',
  addPartnerOrigin: 'Registers an origin on which the partner has pages.',
  removePartnerOrigin: 'Takes an origin out: private widgets are shown there no longer.',
  savePartnerTheme: 'Gives the frames on the partner’s pages its look.',
  savePartnerWebhook:
    'Says where the partner’s server hears of events, or that it does no longer. A new address has a new secret, told this once.',
  getPartnerEvents:
    'The last hundred events for the partner’s server, with what each try to deliver them was answered.',
  getPartnerOrders:
    'How many orders were made on each of the last thirty days, of those that the partner’s events tell of. Nobody is named.',
  resendPartnerEvent: 'Delivers an event once more, under its id.',
  sendPartnerTestEvent: 'Sends an event of the type `test.sent`, which stands for nothing.',
  requestConnection:
    "Returns a request to connect a customer under the partner server's own opaque name of them, for the login on its page: good once, for fifteen minutes.",
  readConnectionRequest:
    'Tells who asks by such a request, and whether the customer is connected under that name already.',
  agreeConnection:
    'Lets the server of the partner who asks sign the customer in from now on. The customer is told, and can end it: the answer to the question of the login.',
  connectCustomer:
    "The same for a server that runs the login of its customer itself. The call carries the session in which the customer logged in by it, and the server's own opaque name of them.",
  getConnectedCustomer:
    'Returns the ids by which events name a connected customer, for the partner’s server, which knows them by its own name.',
  createSignOnTicket:
    "Returns a ticket for a connected customer, for the partner's server: good once, for a minute, and for what its scope says.",
  signOn: "Starts a customer's session by the ticket that the page's own server fetched.",
  getConnectedPartners: 'Returns the partners who may sign the customer in.',
  disconnectPartner: 'Ends what a partner may do for a customer, and the sessions that it began.',
};
