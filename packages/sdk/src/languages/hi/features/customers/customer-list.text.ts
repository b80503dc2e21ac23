import { BIRTHDAY_DAYS } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { customerListText as english } from '#features/customers/customer-list.text.js';

export const customerListText: Translation<typeof english> = {
  filters: {
    unanswered: 'जिन प्रस्तावों का जवाब नहीं आया',
    task: 'जिन कामों का समय हो गया',
    birthday: `${BIRTHDAY_DAYS} दिन में जन्मदिन`,
  },
  tag: 'टैग',
  anyTag: 'कोई भी टैग',
  family: 'परिवार',
  anyFamily: 'कोई भी परिवार',
  familyOf: (name) => `परिवार: ${name}`,
  familyTitle: (name) => `${name} परिवार`,
  familyHolds: (amount) => `कुल ${amount}`,
  familyTabs: { members: 'सदस्य', proposals: 'प्रस्ताव दें', consents: 'कौन किसे देख सकता है' },
  updateMany: 'फाइल से अपडेट करें',
  notes: 'नोट',
  notesOf: (name) => `${name} के नोट, टैग और काम`,
  birthday: (day) => `जन्मदिन ${day}`,
  dueTasks: (count) => `${count} ${count > 1 ? 'कामों' : 'काम'} का समय हो गया`,
};
