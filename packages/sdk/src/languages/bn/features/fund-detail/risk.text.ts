import type { Translation } from '@prosperx/core/language';
import type { riskText as english } from '#features/fund-detail/risk.text.js';

export const riskText: Translation<typeof english> = {
  risk: 'রিস্কোমিটার',
  riskNote: {
    Low: 'ওঠানামা খুব কম। যে টাকা শিগগির লাগতে পারে তার জন্য ঠিক।',
    'Low to Moderate': 'অল্প কমতে পারে। কয়েক মাসের জন্য ঠিক।',
    Moderate: 'কিছু দিনের জন্য বিনিয়োগ কমতে পারে। 1 বছর বা বেশি সময়ের জন্য ঠিক।',
    'Moderately High': 'বিনিয়োগ বেশ কিছুটা কমতে পারে। 3 বছর বা বেশি সময়ের জন্য ঠিক।',
    High: 'বিনিয়োগ অনেকটা কমতে পারে। 3 থেকে 5 বছর বা বেশি সময়ের জন্য ঠিক।',
    'Very High': 'অল্প সময়ে বিনিয়োগ অনেকটা কমতে পারে। 5 বছর বা বেশি সময়ের জন্য ঠিক।',
  },
};
