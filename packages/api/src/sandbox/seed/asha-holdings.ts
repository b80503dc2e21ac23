import { rupees } from '@prosperx/core/money';
import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import type { SeedHolding } from './seed-holding.js';

const HDFC_OLD = '10284471';
const HDFC_NEW = '17730925';

/** Six fund houses, two folios with one of them, categories from equity to liquid, a fund that takes no money any more. */
export const ashaHoldings: readonly SeedHolding[] = [
  {
    amfiCode: '118989',
    folioNumber: HDFC_OLD,
    sip: { amount: rupees(5_000), day: 5, registered: '2024-06-10', instalments: UNTIL_CANCELLED },
  },
  { amfiCode: '118989', folioNumber: HDFC_NEW, lumpsums: [['2026-02-09', rupees(50_000)]] },
  { amfiCode: '118987', folioNumber: HDFC_OLD, lumpsums: [['2024-09-16', rupees(1_50_000)]] },
  {
    amfiCode: '122639',
    folioNumber: '20918364',
    lumpsums: [['2025-03-03', rupees(40_000)]],
    sip: { amount: rupees(10_000), day: 10, registered: '2025-01-14', instalments: 60 },
  },
  {
    amfiCode: '135781',
    folioNumber: '7719430582',
    sip: { amount: rupees(12_500), day: 7, registered: '2024-03-20', instalments: 12 },
  },
  {
    amfiCode: '120716',
    folioNumber: '59926610347',
    sip: { amount: rupees(3_000), day: 25, registered: '2025-08-04', instalments: UNTIL_CANCELLED },
  },
  { amfiCode: '138299', folioNumber: '88104276', lumpsums: [['2026-09-21', rupees(75_000)]] },
  { amfiCode: '118548', folioNumber: '33017725', lumpsums: [['2023-11-06', rupees(25_000)]] },
];
