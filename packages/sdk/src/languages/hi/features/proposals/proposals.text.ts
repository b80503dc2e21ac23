import type { Translation } from '@prosperx/core/language';
import type { proposalsText as english } from '#features/proposals/proposals.text.js';

export const proposalsText: Translation<typeof english> = {
  failed: 'प्रस्ताव नहीं दिखाए जा सके',
  logIn: 'अपने सलाहकार के प्रस्ताव देखने के लिए लॉग इन करें',
  empty: 'अभी कोई प्रस्ताव नहीं है',
  emptyText: 'सलाहकार का प्रस्ताव, उसके खर्च के साथ, आपके मंजूर या नामंजूर करने तक यहां दिखता है।',
  emptyAdvisor: 'कार्ट भरें या फंड जोड़ें, या रिडीम, स्विच या नई एसटीपी खोलें, और वहां से उसे प्रस्ताव में जोड़ें।',
  invalid: 'यह लिंक अब काम नहीं करता। कृपया अपने सलाहकार से नया लिंक मांगें।',
};
