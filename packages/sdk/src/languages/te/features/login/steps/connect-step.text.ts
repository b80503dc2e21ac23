import type { Translation } from '@prosperx/core/language';
import type { connectStepText as english } from '#features/login/steps/connect-step.text.js';

export const connectStepText: Translation<typeof english> = {
  asks: (partner) => `${partner} తమ యాప్ లేదా సైట్ నుంచి, వేరే పాస్‌వర్డ్ లేకుండా, మిమ్మల్ని ProsperXలో లాగిన్ చేయించడానికి అనుమతి అడుగుతోంది.`,
  may: (partner) =>
    `${partner} ఇక్కడ మీ ఖాతాను చూడగలదు, మీ కార్ట్‌ను, మీరు గమనిస్తున్న ఫండ్‌లను మార్చగలదు. ఆర్డర్లు ఇవ్వగలదు, ఇంకా పేమెంట్ కాని ఆర్డర్లను రద్దు చేయగలదు. ఆటోపే ప్రారంభించగలదు, దాన్ని మీరు మీ బ్యాంక్‌లో ఆమోదిస్తారు.`,
  codes: 'పేమెంట్‌లు, రిడెంప్షన్‌లు, ప్రొఫైల్ మార్పులకు అప్పుడు కూడా మీ మొబైల్‌కు పంపే కోడ్ అవసరం.',
  end: 'మేము మీకు ఈమెయిల్, SMS ద్వారా తెలియజేస్తాం. మీ ప్రొఫైల్‌లో దీన్ని ఎప్పుడైనా ఆపవచ్చు.',
  agree: 'అనుసంధానించండి',
  notNow: 'ఇప్పుడు వద్దు',
};
