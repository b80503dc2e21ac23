import { blankNominee, type NomineeDraft } from '@prosperx/core/nominee';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { MAJOR_STATUS } from '@prosperx/core/session';
import { businessDate } from '@prosperx/core/time';
import { seedPerson, type SeedProfile, type SeedDeps } from './seed-person.js';

/** Named before nominees had to be identified: what the rules ask for today is missing. */
const nominatedBefore: NomineeDraft = {
  ...blankNominee,
  nomineeName: 'Arjun Verma',
  relationship: 'Brother',
  nomineePercentage: '100',
  nomineeIdentityType: '',
};

/** Customer of an agent who also comes by herself. */
export function seedNisha(deps: SeedDeps): Promise<void> {
  return seedPerson(deps, {
    key: 'nisha',
    mobile: '9876500007',
    name: 'Nisha Verma',
    email: 'nisha.verma@example.com',
    hasPassword: true,
    agent: { code: 'AG1001', direct: true },
    profiles: [
      {
        key: 'nisha',
        name: 'Nisha Verma',
        ucc: 'PX00000009',
        taxStatus: '01',
        pan: 'AAAPV4567D',
        dateOfBirth: businessDate('1991-12-05'),
        kycStatus: 'KYC_VALIDATED_STATUS',
        registeredWithBse: REGISTRATION_STATE.registered,
        answers: {
          gender: 'F',
          address: '7 Malviya Nagar',
          pincode: '302017',
          city: 'Jaipur',
          state: 'Rajasthan',
          occupationType: 'B',
          incomeSlab: '33',
          aadhaarLastFour: '8820',
          nominees: [nominatedBefore],
        },
        bank: { account: '701003456789', ifsc: 'SBIN0000003', name: 'State Bank of India' },
      },
    ],
  });
}

const bank = { account: '601002345678', ifsc: 'ICIC0000002', name: 'ICICI Bank' };
const registered = {
  kycStatus: 'KYC_VALIDATED_STATUS',
  registeredWithBse: REGISTRATION_STATE.registered,
  bank,
} as const;

const profiles: readonly SeedProfile[] = [
  {
    ...registered,
    key: 'kabir',
    name: 'Kabir Anand',
    ucc: 'PX00000004',
    taxStatus: '01',
    pan: 'AABPA2345B',
    dateOfBirth: businessDate('1982-07-02'),
  },
  { ...registered, key: 'kabir-huf', name: 'Kabir Anand HUF', ucc: 'PX00000005', taxStatus: '03', pan: 'AAAHK3456C' },
  {
    ...registered,
    key: 'kabir-minor',
    name: 'Ira Anand',
    ucc: 'PX00000006',
    taxStatus: '02',
    dateOfBirth: businessDate('2015-01-20'),
  },
];

/** An investor with three profiles: their own, their family's and their daughter's. */
export function seedKabir(deps: SeedDeps): Promise<void> {
  return seedPerson(deps, {
    key: 'kabir',
    mobile: '9876500004',
    name: 'Kabir Anand',
    email: 'kabir.anand@example.com',
    hasPassword: true,
    profiles,
  });
}

/** The customer of one agent alone. */
export function seedRohan(deps: SeedDeps): Promise<void> {
  return seedPerson(deps, {
    key: 'rohan',
    mobile: '9876500005',
    name: 'Rohan Mehta',
    email: 'rohan.mehta@example.com',
    hasPassword: true,
    agent: { code: 'AG1002', direct: false },
    profiles: [
      {
        key: 'rohan',
        name: 'Rohan Mehta',
        ucc: 'PX00000007',
        taxStatus: '01',
        registeredWithBse: REGISTRATION_STATE.notStarted,
      },
    ],
  });
}

/** A person who turned 18 in June and whose account is still a minor's. */
export function seedTara(deps: SeedDeps): Promise<void> {
  return seedPerson(deps, {
    key: 'tara',
    mobile: '9876500006',
    name: 'Tara Nair',
    email: 'tara.nair@example.com',
    hasPassword: true,
    profiles: [
      {
        key: 'tara',
        name: 'Tara Nair',
        ucc: 'PX00000008',
        taxStatus: '02',
        majorStatus: MAJOR_STATUS,
        dateOfBirth: businessDate('2008-06-11'),
        kycStatus: 'KYC_VALIDATED_STATUS',
        registeredWithBse: REGISTRATION_STATE.registered,
      },
    ],
  });
}

/** A person with a password and nothing else yet. */
export function seedVikram(deps: SeedDeps): Promise<void> {
  return seedPerson(deps, {
    key: 'vikram',
    mobile: '9876500002',
    name: 'Vikram Shah',
    email: 'vikram.shah@example.com',
    hasPassword: true,
    profiles: [
      {
        key: 'vikram',
        name: 'Vikram Shah',
        ucc: 'PX00000002',
        taxStatus: '01',
        registeredWithBse: REGISTRATION_STATE.notStarted,
      },
    ],
  });
}

/** Known, without a password. */
export function seedMeera(deps: SeedDeps): Promise<void> {
  return seedPerson(deps, {
    key: 'meera',
    mobile: '9876500003',
    name: 'Meera Iyer',
    email: 'meera.iyer@example.com',
    hasPassword: false,
    profiles: [
      {
        key: 'meera',
        name: 'Meera Iyer',
        ucc: 'PX00000003',
        taxStatus: '01',
        registeredWithBse: REGISTRATION_STATE.notStarted,
      },
    ],
  });
}
