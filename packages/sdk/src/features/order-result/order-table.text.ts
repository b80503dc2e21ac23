/** Words of the orders; they come with the code that shows them. */
export const orderTableText = {
  orders: 'Orders',
  scheme: 'Scheme',
  type: 'Type',
  amount: 'Amount',
  status: 'Status',
  sip: 'SIP',
  lumpsum: 'Lumpsum',
  progressOf: (fund: string, type: string) => `Progress of ${fund}, ${type}`,
};
