import type { Translation } from '@prosperx/core/language';
import type { leavingText as english } from '#features/fund-detail/leaving.text.js';

const rate = (percent: number | null) => (percent === null ? 'మీ ఆదాయ పన్ను శ్లాబు రేటు' : `${percent}%`);

const freeEarlier = {
  retirement: 'స్కీమ్ చెప్పిన రిటైర్మెంట్ వయసు వస్తే అవి ముందే విడుదలవుతాయి.',
  majority: 'పిల్లలకు మేజర్ వయసు వస్తే అవి ముందే విడుదలవుతాయి.',
};

export const leavingText: Translation<typeof english> = {
  title: 'అమ్మినప్పుడు ఏమేం మినహాయిస్తారు',
  exitLoad: 'ఎగ్జిట్ లోడ్',
  exitLoadUnknown: 'మా దగ్గర వివరం లేదు. త్వరగా అమ్మిన యూనిట్లపై కొంత కోత పడవచ్చు: స్కీమ్ సమాచార పత్రం చూడండి.',
  noExitLoad: 'లేదు, ఎప్పుడు అమ్మినా.',
  exitLoadOf: (steps) => `యూనిట్లు ఎంతకాలం ఉంచుకున్నారో దాన్ని బట్టి: ${steps}.`,
  lockIn: 'లాక్-ఇన్',
  noLockIn: 'లేదు: ఏ పని దినాన అయినా యూనిట్లు అమ్మవచ్చు.',
  lockedFor: (years, earlier) =>
    `కొన్న రోజు నుంచి యూనిట్లు ${years} ఏళ్లు లాక్-ఇన్‌లో ఉంటాయి; సిప్‌లో ప్రతి వాయిదాకు విడిగా ${years} ఏళ్లు.${earlier ? ` ${freeEarlier[earlier]}` : ''}`,
  tax: 'లాభాలపై పన్ను',
  taxOfShares: (months, shortRate, longRate, exempt) =>
    `65% లేదా అంతకంటే ఎక్కువ భారతీయ షేర్లలో పెట్టే స్కీమ్‌కు: ${months} నెలలు లేదా అంతకంటే తక్కువ ఉంచితే ${rate(shortRate)}; ఎక్కువ కాలం ఉంచితే, ఆర్థిక సంవత్సరంలో ${exempt} మించిన లాభంపై ${longRate}%.`,
  taxByTerm: (months, shortRate, longRate) =>
    `${months} నెలలు లేదా అంతకంటే తక్కువ ఉంచితే ${rate(shortRate)}; ఎక్కువ కాలం ఉంచితే ${longRate}%.`,
  taxBySlab: 'ఇప్పుడు కొనే యూనిట్లను ఎంతకాలం ఉంచినా, మీ ఆదాయ పన్ను శ్లాబు రేటు వర్తిస్తుంది.',
  assumed: 'విభాగాన్ని బట్టి భావించినది: స్కీమ్‌లో ఏముందో దాన్ని బట్టి ఉంటుంది; దాని పత్రాలు చూడండి.',
  money: 'డబ్బు',
  moneyWhen: (days) => `${days} పని ${days === 1 ? 'దినంలో' : 'దినాల్లో'} మీ బ్యాంకు ఖాతాకు వస్తుంది.`,
  rates: 'భారత్‌లో ఉండే వ్యక్తులు ఇప్పుడు కొని అమ్మే యూనిట్లపై పన్ను రేట్లు; సర్‌ఛార్జ్, సెస్‌కు ముందు.',
};
