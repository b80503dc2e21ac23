import type { Translation } from '@prosperx/core/language';
import type { realFundText as english } from '#domain/calculator/real-fund.text.js';

export const realFundText: Translation<typeof english> = {
  find: 'ఫండ్‌ను వెతకండి',
  findHint: (letters) => `పేరులోని ${letters} అక్షరాలు టైప్ చేయండి.`,
  found: (count) => (count === 1 ? '1 ఫండ్ దొరికింది' : `${count} ఫండ్లు దొరికాయి`),
  none: (typed) => `“${typed}” పేరుతో ఫండ్ లేదు.`,
  another: 'వేరే ఫండ్',
  failed: 'ఈ ఫండ్ ఎన్‌ఏవీలను తీసుకురాలేకపోయాం.',
  noHistory: 'ఈ ఫండ్‌కు పాత ఎన్‌ఏవీలు ఇంకా లేవు.',
  plan: ({ type, stepUpPercent }, amount, from, last) =>
    type === 'SIP'
      ? `${from} నుంచి ప్రతి నెలా అదే తేదీన ${amount}${stepUpPercent ? `, ఏటా ${stepUpPercent}% పెంచుతూ` : ''} పెట్టుబడి పెట్టి, ${last} వరకు ఉంచితే:`
      : `${from}న ${amount} పెట్టుబడి పెట్టి, ${last} వరకు ఉంచితే:`,
  younger: (years) => `(${years === 1 ? '1 ఏడాది' : `${years} ఏళ్ల`} కంటే తక్కువ కాలపు వరుస ఎన్‌ఏవీలే ఉన్నాయి.)`,
  caption: (fund) => `${fund}: ఈ ప్లాన్`,
  note: (date) =>
    `${date} వరకు ప్రచురితమైన ఎన్‌ఏవీల ప్రకారం, 0.005% స్టాంప్ డ్యూటీ తీసేసి, ఎగ్జిట్ లోడ్, పన్నుకు ముందు లెక్కించాం. గత రాబడి భవిష్యత్తుకు హామీ కాదు.`,
};
