import type { Translation } from '@prosperx/core/language';
import type {
  contentText as englishContentText,
  extrasText as englishExtrasText,
} from '#domain/content/content.text.js';

export const contentText: Translation<typeof englishContentText> = {
  title: 'మీ కస్టమర్లకు చూపించడానికి',
  getNotified: 'నోటిఫికేషన్ పొందండి',
  createLeads: 'లీడ్‌లు చేర్చండి',
  notified: 'కొత్తవి వచ్చినప్పుడు మీకు తెలియజేస్తాం.',
  pictureFailed: 'చిత్రాన్ని తీసుకురాలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  subscribeFailed: 'నోటిఫికేషన్‌కు నమోదు చేయలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  video: (heading) => `${heading}, శబ్దం లేని వీడియో, క్యాప్షన్లతో`,
  captions: 'ఇంగ్లిష్',
  greeting: 'మీ పేరుతో దీపావళి శుభాకాంక్షలు (PDF)',
  greetingFailed: 'శుభాకాంక్షలను తయారు చేయలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
};

export const extrasText: Translation<typeof englishExtrasText> = {
  scratch: 'గీకి చూడండి',
  scratchCard: 'స్క్రాచ్ కార్డ్',
  notEarned: 'మీకు వచ్చాక తెరుచుకుంటుంది.',
  survey: 'ఇక్కడ మీ అనుభవం ఎలా ఉంది? 1 (బాగాలేదు) నుంచి 5 (చాలా బాగుంది) వరకు.',
  rating: 'మీ రేటింగ్',
  chooseRating: '1 నుంచి 5 వరకు ఒక సంఖ్య ఎంచుకోండి.',
  comment: 'ఏది మెరుగుపరచవచ్చు?',
  optional: 'తప్పనిసరి కాదు',
  noNames: 'మీ పేరు లేకుండా 180 రోజులు ఉంచుతాం. దయచేసి ఎవరి పేర్లు, నంబర్లు రాయవద్దు.',
  send: 'పంపండి',
  thanks: 'మీ సమాధానానికి ధన్యవాదాలు.',
  failed: 'మీ సమాధానాన్ని పంపలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
};
