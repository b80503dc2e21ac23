import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { blankNominee, type NomineeDraft } from '@prosperx/core/nominee';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { businessDate, instantAt } from '@prosperx/core/time';
import { mandates } from '#db/schema/index.js';
import { seedPendingSet } from './asha-pending.js';
import { type SeedHolder, seedHolding, type SeedHolding } from './seed-holding.js';
import { seedBankId, seedId, seedPerson, seedProfileId, seedUserId, type SeedDeps } from './seed-person.js';

const HDFC_OLD = '10284471';
const HDFC_NEW = '17730925';

/** Six fund houses, two folios with one of them, categories from equity to liquid, a fund that takes no money any more. */
const ashaHoldings: readonly SeedHolding[] = [
  {
    amfiCode: '105758',
    folioNumber: HDFC_OLD,
    sip: { amount: rupees(5_000), day: 5, registered: '2024-06-10', instalments: UNTIL_CANCELLED },
  },
  { amfiCode: '105758', folioNumber: HDFC_NEW, lumpsums: [['2026-02-09', rupees(50_000)]] },
  { amfiCode: '113070', folioNumber: HDFC_OLD, lumpsums: [['2024-09-16', rupees(1_50_000)]] },
  {
    amfiCode: '122640',
    folioNumber: '20918364',
    lumpsums: [['2025-03-03', rupees(40_000)]],
    sip: { amount: rupees(10_000), day: 10, registered: '2025-01-14', instalments: 60 },
  },
  {
    amfiCode: '135784',
    folioNumber: '7719430582',
    sip: { amount: rupees(12_500), day: 7, registered: '2024-03-20', instalments: 12 },
  },
  {
    amfiCode: '100822',
    folioNumber: '59926610347',
    sip: { amount: rupees(3_000), day: 25, registered: '2025-08-04', instalments: UNTIL_CANCELLED },
  },
  { amfiCode: '138288', folioNumber: '88104276', lumpsums: [['2026-09-21', rupees(75_000)]] },
  { amfiCode: '100536', folioNumber: '33017725', lumpsums: [['2023-11-06', rupees(25_000)]] },
];

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

async function seedMandate({ db, crypto }: SeedDeps, { profileId, mandateId }: SeedHolder): Promise<void> {
  const createdAt = instantAt(MANDATE_BEGAN, '11:30');
  await db.insert(mandates).values({
    id: mandateId,
    profileId,
    bankAccountId: seedBankId(ASHA),
    clientRef: seedId('ref', 'asha mandate'),
    kind: 'enach',
    limit: rupees(1_00_000),
    umrn: crypto.seal(mandates.umrn, mandateId, 'HDFC0000000000012345'),
    exchangeMandateId: '3104217',
    state: 'approved',
    startDate: MANDATE_BEGAN,
    createdAt,
    changedAt: createdAt,
  });
}

/** Onboarded and invested: who shows how everything looks when it is in use. */
export async function seedAsha(deps: SeedDeps): Promise<void> {
  await seedPerson(deps, {
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
        registeredWithBse: REGISTRATION_STATE.registered,
        answers: {
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
  await seedMandate(deps, holder);
  for (const holding of ashaHoldings) await seedHolding(deps, holder, holding);
  await seedPendingSet(deps, holder, seedUserId(ASHA));
}
