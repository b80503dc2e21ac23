import { ADDRESS_LENGTH } from '@prosperx/core/profile';

export const personalText = {
  title: 'Personal details',
  intro: 'As on your documents. Statements and OTPs are sent to this mobile and email.',
  gender: 'Gender',
  name: 'Full name',
  nameHint: 'Name as per PAN',
  birth: 'Date of birth',
  mobile: 'Mobile number',
  mobileFlag: 'This mobile number belongs to',
  email: 'Email',
  emailUnverified: 'Not verified yet: open the link that we sent there',
  emailFlag: 'This email belongs to',
  choose: 'Select',
  address: 'Address',
  prefilled: `We filled in what your KYC record holds, the address cut to ${ADDRESS_LENGTH} characters. Please check it, and correct your address if you have moved.`,
  fromKyc: 'From your KYC record',
  counted: (length: number, most: number) => `${length} of ${most} characters`,
};
