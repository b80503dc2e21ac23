/** What the sandbox answers to, as test cards do: its people, and the inputs that decide outcomes. */
export const sandboxValuesText = {
  title: 'In the sandbox',
  intro: 'Codes that are sent show in the inbox of',
  inbox: '/v1/sandbox',
  groups: {
    'Mobile, with the password Prosper@123': {
      '9876500001': 'Asha Rao: holds funds, running SIPs, an approved mandate, orders waiting for payment',
      '9876500002': 'Vikram Shah: not onboarded, empty cart',
      '9876500003': 'Meera Iyer: no password yet',
      '9876500004': 'Kabir Anand: three profiles',
      '9876500005': 'Customer of another advisor',
      '9876500006': 'A minor who has turned 18',
      '9876500007': 'Nisha Verma: customer of advisor AG1001',
      'any other': 'A new visitor',
    },
    PAN: {
      VALID0001A: 'KYC validated',
      REGIS0001A: 'KYC registered: fund houses held here alone',
      UNDER0001A: 'Under process; SHORT0001A in the short form',
      NONCO0001A: 'Not compliant; ERROR0001A with a reason',
      NOTAV0001A: 'Not available',
      HOLDR0001A: 'On hold',
      DUPLI0001A: 'Duplicate',
      MISMA0001A: 'Another name',
    },
    'Bank account, its end': {
      '0001': 'Wrong account',
      '0002': 'Wrong IFSC',
      '0003': 'Not active',
      '0004': 'The bank does not answer',
      '0005': 'Another name',
      '0006': 'Its bank takes no e-mandates',
    },
    'Amount, its last two digits': {
      '13': 'The debit fails, the mandate is not approved',
      '17': 'The exchange’s answer is lost; the order is found later',
      '19': 'Refused by the exchange',
      '23': 'Nothing is ever heard of the transfer, the cheque or the mandate',
      '21': 'The bank answers with a page of its own',
    },
    'UPI id': {
      'failure@upi': 'Declined',
      'timeout@upi': 'Never answered',
      'any other': 'Approved',
    },
    'Your server, as the partner bluebank on http://127.0.0.1': {
      'sandbox-server-key-of-bluebank': 'Its key, X-PX-Partner-Key',
      'sandbox-ticket-key-of-bluebank': 'Its key for advisors’ launch tickets',
    },
  },
} as const;
