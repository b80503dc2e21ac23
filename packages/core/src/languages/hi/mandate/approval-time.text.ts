import type { Translation } from '#language/index.js';
import type { approvalTime as english } from '#mandate/approval-time.text.js';
import { APPROVAL_DAYS } from '#mandate/rules.js';

export const approvalTime: Translation<typeof english> = (method) => {
  const { from, to } = APPROVAL_DAYS[method];
  return method === 'paper' ? `${from} से ${to} दिन` : `${from} से ${to} कामकाजी दिन`;
};
