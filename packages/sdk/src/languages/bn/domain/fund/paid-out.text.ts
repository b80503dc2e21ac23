import type { Translation } from '@prosperx/core/language';
import type { paidOutText as english } from '#domain/fund/paid-out.text.js';

export const paidOutText: Translation<typeof english> = {
  paidOut: 'IDCW অপশন মাঝে মাঝে টাকা হাতে দেয়, তাতে তার এনএভি কমে। এখানে দেখানো রিটার্নে সেই টাকা ধরা হয়নি।',
};
