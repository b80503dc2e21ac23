import { blankNominee, type NomineeDraft } from '@prosperx/core/nominee';
import { businessDate } from '@prosperx/core/time';
import { seedPerson } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

/** Named before nominees had to be identified: what the rules ask for today is missing. */
const nominatedBefore: NomineeDraft = {
  ...blankNominee,
  nomineeName: 'Arjun Verma',
  relationship: 'Brother',
  nomineePercentage: '100',
  nomineeIdentityType: '',
};

/** Customer of an agent who also comes by herself. */
export function seedNisha(world: SeedWorld): Promise<void> {
  return seedPerson(world, {
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
        registeredWithBse: 3,
        told: {
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
