import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import type { NfoOrderType } from '@prosperx/core/nfo';
import { addressed } from '#languages/hi/providers/notification.text.js';
import type { nfoReminderText as english } from '#modules/nfo/nfo-reminder.text.js';

const lastDay = (takes: NfoOrderType | null) => {
  if (takes === null) return 'इसका ऑर्डर यहां नहीं हो सकता। बंद होने तक फंड हाउस के पास आवेदन करें।';
  return takes === 'SIP'
    ? 'उस दिन एसआईपी दोपहर 3 बजे तक और एकमुश्त आधी रात तक लिया जाता है, और दोनों का पेमेंट आधी रात तक होता है।'
    : 'उस दिन एकमुश्त आधी रात तक लिया जाता है, और पेमेंट भी आधी रात तक होता है।';
};

export const nfoReminderText: Translation<typeof english> = {
  subject: ({ schemeName, closes }) => `${schemeName} ${formatDateShort(closes)} को बंद होगा`,
  mail: ({ name, schemeName, fundHouse, closes, takes, link }) =>
    `नमस्ते ${addressed(name)},\n\nआपने याद दिलाने को कहा था: ${fundHouse} का न्यू फंड ऑफर (एनएफओ) ${schemeName} ${formatDateShort(closes)} को बंद होगा। ${lastDay(takes)}\n\n${link}\n\n${RISK_WARNING}`,
};
