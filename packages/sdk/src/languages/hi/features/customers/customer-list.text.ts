import { BIRTHDAY_DAYS } from '@prosperx/core/agent';
import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { customerListText as english } from '#features/customers/customer-list.text.js';

export const customerListText: Translation<typeof english> = {
  filters: { task: 'जिन कामों का समय हो गया', birthday: `${BIRTHDAY_DAYS} दिन में जन्मदिन` },
  tag: 'टैग',
  anyTag: 'कोई भी टैग',
  family: 'परिवार',
  anyFamily: 'कोई भी परिवार',
  familyOf: (name) => `परिवार: ${name}`,
  familyHolds: (name, amount) => `${name} के पास कुल ${formatMoney(amount)} हैं।`,
  notes: 'नोट',
  notesOf: (name) => `${name} के नोट, टैग और काम`,
  birthday: (day) => `जन्मदिन ${day}`,
  dueTasks: (count) => `${count} ${count > 1 ? 'कामों' : 'काम'} का समय हो गया`,
};
