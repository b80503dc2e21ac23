/** Words of the challan. */
export const challanText = {
  title: 'Cheque deposit challan',
  subtitle: 'Mutual fund investments through ProsperX',
  made: (at: string) => `Made on ${at}`,
  cheque: 'Cheque',
  deposit: 'Deposit',
  orders: 'Orders',
  labels: {
    number: 'Order number',
    name: 'Investor',
    ucc: 'Client code',
    payee: 'Pay to',
    amount: 'Amount',
    cheque: 'Cheque number',
    date: 'Date of the cheque',
    account: 'Drawn on',
    where: 'Deposit at',
    by: 'Deposit before closing on',
  },
  branch: (bank: string) => `A branch of ${bank}`,
  scheme: (name: string, kind: string, amount: string) => `${name}, ${kind}: ${amount}`,
  lumpsum: 'lumpsum',
  sip: 'first SIP instalment',
  oneCheque:
    'One cheque covers the whole amount. It must be drawn on the bank account named above, which is registered with the exchange.',
  tooLate:
    'If you have deposited this cheque, please wait for it to clear. If not, it is too late now: please do not deposit it; open your order and pay another way.',
  over: 'This payment is over. Please do not deposit a cheque for it.',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
};
