import type { Translation } from '@prosperx/core/language';
import type { worthSummaryText as english } from '#pages/home/worth-summary.text.js';

export const worthSummaryText: Translation<typeof english> = {
  worth: (name) => `${name}, आपके निवेश की वैल्यू है`,
  worthOf: (name) => `${name} के निवेश की वैल्यू है`,
  startInvesting: 'निवेश शुरू करें',
  investMore: 'और निवेश करें',
  existingOrder: 'चल रहे ऑर्डर',
  reviewPortfolio: 'पोर्टफोलियो देखें',
  invested: 'निवेश',
  gain: 'मुनाफा',
  overall: 'कुल',
  dayChange: (date) => `${date} को`,
  navOf: 'एनएवी की तारीख',
  noNav: 'इन निवेशों का एनएवी अभी पता नहीं है',
  failed: 'निवेश नहीं दिखाए जा सके',
};
