import { formatMoment } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { askedApprovalsText as english } from '#features/asked-approvals/asked-approvals.text.js';

export const askedApprovalsText: Translation<typeof english> = {
  title: 'ग्राहक से मांगी गई मंजूरी',
  state: ({ state, overBy, until }) => {
    if (state === 'pending') return `मंजूरी का इंतजार, ${formatMoment(until)} तक`;
    if (overBy) return { replaced: 'इसकी जगह नया अनुरोध आ गया है', withdrawn: 'आपके अधिकार के साथ खत्म हुआ' }[overBy];
    return { approved: 'मंजूर', declined: 'नामंजूर', expired: 'समय पर जवाब नहीं मिला' }[state];
  },
  blocked: (state, why) => `${state}। ${why}`,
};
