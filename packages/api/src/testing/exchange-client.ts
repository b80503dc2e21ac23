import { blankNominee, type NomineeDraft } from '@prosperx/core/nominee';
import { businessDate } from '@prosperx/core/time';
import type { DeclaredClient } from '#providers/exchange/bse/client-lines.js';

export const aNominee: NomineeDraft = {
  ...blankNominee,
  nomineeName: 'Ira Rao',
  relationship: 'Daughter',
  nomineePercentage: '100',
  nomineeIDNumber: 'BBBPR5678B',
  nomineeEmail: 'ira@example.com',
  nomineeMobile: '9876512345',
  nomineeAddress: '14 Lake View Road',
  nomineePincode: '560001',
};

/** An investor with every field that the exchange takes. */
export const anExchangeClient: DeclaredClient = {
  clientRef: 'reg_1',
  ucc: 'T0001',
  registered: false,
  name: 'FirstName LastName',
  pan: 'AFEPK2130F',
  taxStatus: '01',
  gender: 'M',
  dateOfBirth: businessDate('1970-01-01'),
  occupationType: 'B',
  incomeSlab: '33',
  fatca: { birthPlace: 'Pune', birthCountry: 'IN', taxResidences: [], pepStatus: 'N' },
  address: 'ADD 1',
  pincode: '400001',
  city: 'MUMBAI',
  state: 'Maharashtra',
  email: 'test@test.com',
  mobile: '9999999999',
  emailDeclaration: 'SE',
  mobileDeclaration: 'SP',
  bank: { account: '11415', type: 'SB', ifsc: 'HDFC0000001' },
  otherBanks: [],
  nominees: [],
  form: new TextEncoder().encode('%PDF-1.7 form'),
};
