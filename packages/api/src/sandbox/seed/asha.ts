import { blankNominee, type NomineeDraft } from '@prosperx/core/nominee';
import { rupees } from '@prosperx/core/money';
import { businessDate, instantAt } from '@prosperx/core/time';
import { mandates } from '#db/schema/index.js';
import { ashaHoldings } from './asha-holdings.js';
import { seedPendingSet } from './asha-pending.js';
import { type SeedHolder, seedHolding } from './seed-holding.js';
import { seedBankId, seedPerson, seedProfileId, seedUserId } from './seed-person.js';
import { seedId, type SeedWorld } from './seed-world.js';

const ASHA = 'asha';
const UCC = 'PX00000001';

const MANDATE_BEGAN = businessDate('2024-03-18');

const ashasNominee: NomineeDraft = {
  ...blankNominee,
  nomineeName: 'Kiran Rao',
  relationship: 'Spouse',
  nomineePercentage: '100',
  nomineeIDNumber: 'BBBPR5678B',
  nomineeEmail: 'kiran.rao@example.com',
  nomineeMobile: '9876512345',
  nomineeAddress: '14 Lake View Road, Koramangala',
  nomineePincode: '560034',
};

async function seedMandate({ db, crypto }: SeedWorld, { profileId, mandateId }: SeedHolder): Promise<void> {
  const createdAt = instantAt(MANDATE_BEGAN, '11:30');
  await db.insert(mandates).values({
    id: mandateId,
    profileId,
    bankAccountId: seedBankId(ASHA),
    clientRef: seedId('ref', 'asha mandate'),
    kind: 'enach',
    limit: rupees(1_00_000),
    umrn: crypto.seal('HDFC0000000000012345'),
    exchangeMandateId: '3104217',
    state: 'approved',
    startDate: MANDATE_BEGAN,
    createdAt,
    changedAt: createdAt,
  });
}

/** Onboarded and invested: who shows how everything looks when it is in use. */
export async function seedAsha(world: SeedWorld): Promise<void> {
  await seedPerson(world, {
    key: ASHA,
    mobile: '9876500001',
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    hasPassword: true,
    profiles: [
      {
        key: ASHA,
        name: 'Asha Rao',
        ucc: UCC,
        taxStatus: '01',
        pan: 'AAAPR1234A',
        dateOfBirth: businessDate('1988-03-14'),
        kycStatus: 'KYC_VALIDATED_STATUS',
        registeredWithBse: 3,
        told: {
          gender: 'F',
          address: '14 Lake View Road, Koramangala',
          pincode: '560034',
          city: 'Bengaluru',
          state: 'Karnataka',
          occupationType: 'S',
          incomeSlab: '34',
          aadhaarLastFour: '4417',
          nominees: [ashasNominee],
        },
        bank: { account: '501001234567', ifsc: 'HDFC0000001', name: 'HDFC Bank', branch: 'Fort, Mumbai' },
      },
    ],
  });
  const holder = { key: ASHA, profileId: seedProfileId(ASHA), ucc: UCC, mandateId: seedId('mandate', 'asha') };
  await seedMandate(world, holder);
  for (const holding of ashaHoldings) await seedHolding(world, holder, holding);
  await seedPendingSet(world, holder, seedUserId(ASHA));
}
