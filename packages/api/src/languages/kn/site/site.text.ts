import { formatDate, formatNav, formatPercent } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { siteText as englishSiteText, publicPages as englishPublicPages } from '#site/site.text.js';

export const siteText: Translation<typeof englishSiteText> = {
  /** For the operator, who reads English. */
  notBuilt: 'The site is not built yet. "npm start" builds it.',
  documentTitle: (title) => `${title} · ProsperX`,
  homeTitle: 'ಮುಖಪುಟ',
  fundDescription: ({ kind, fundHouse, nav, navDate, threeYearReturn }) =>
    [
      `${fundHouse}: ${kind} ಫಂಡ್.`,
      `${formatDate(navDate)}ರ ಎನ್‌ಎವಿ ₹${formatNav(nav)}.`,
      threeYearReturn === null ? '' : `ಆ ದಿನದವರೆಗೆ 3 ವರ್ಷದಲ್ಲಿ ವರ್ಷಕ್ಕೆ ${formatPercent(threeYearReturn)}.`,
      'ಹಿಂದಿನ ಸಾಧನೆ ಮುಂದಿನ ಗಳಿಕೆಯ ಸೂಚನೆಯಲ್ಲ.',
    ]
      .filter(Boolean)
      .join(' '),
  picture: {
    nav: (date) => `${formatDate(date)}ರ ಎನ್‌ಎವಿ`,
    lead: ({ kind, fundHouse }) => `${fundHouse}: ${kind} ಫಂಡ್`,
    of: (name) => `${name}: ಕೊನೆಯ ಎನ್‌ಎವಿ, ಅದರ ದಿನ`,
  },
  nfoDescription: ({ title, category, fundHouse, opens, closes }) =>
    `${fundHouse} ಹೊಸ ಫಂಡ್ ಆಫರ್ (ಎನ್‌ಎಫ್‌ಒ) ${title} (${category}), ${formatDate(opens)}ರಿಂದ ${formatDate(closes)}ರವರೆಗೆ: ತಾರೀಖುಗಳು, ಕನಿಷ್ಠ ಮೊತ್ತ, ಅರ್ಜಿ ಹಾಕುವ ವಿಧಾನ.`,
  nfoOverDescription: ({ title, category, fundHouse, lastDay }) =>
    `${fundHouse} ಹೊಸ ಫಂಡ್ ಆಫರ್ (ಎನ್‌ಎಫ್‌ಒ) ${title} (${category}) ${formatDate(lastDay)}ರಂದು ಮುಗಿದಿದೆ.`,
  categoryDescription: (title, count) => `${count.toLocaleString('en-IN')} ${title}: ಗಳಿಕೆ, ರಿಸ್ಕ್, ಗಾತ್ರ, ಕನಿಷ್ಠ ಹೂಡಿಕೆಯ ಹೋಲಿಕೆ.`,
};

export const publicPages: Translation<typeof englishPublicPages> = {
  home: { title: siteText.homeTitle, description: 'ಹಲವು ಫಂಡ್ ಹೌಸ್‌ಗಳ ಮ್ಯೂಚುವಲ್ ಫಂಡ್‌ಗಳು, ಒಂದೇ ಖಾತೆಯಲ್ಲಿ.' },
  'best-performing-funds': {
    title: 'ಉತ್ತಮ ಗಳಿಕೆ ನೀಡಿದ ಫಂಡ್‌ಗಳು',
    description: 'ವಾರ್ಷಿಕ ಗಳಿಕೆ ಪ್ರಕಾರ ಮ್ಯೂಚುವಲ್ ಫಂಡ್‌ಗಳು; ವಿಭಾಗ, ರಿಸ್ಕ್, ಕನಿಷ್ಠ ಹೂಡಿಕೆಯ ಫಿಲ್ಟರ್‌ಗಳೊಂದಿಗೆ.',
  },
  nfos: {
    title: 'ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳು',
    description: 'ಮೊದಲ ಬಾರಿಗೆ ಮಾರಾಟಕ್ಕೆ ಬರುವ ಸ್ಕೀಮ್‌ಗಳು: ಯಾವುವು ತೆರೆದಿವೆ, ಯಾವಾಗ ಮುಗಿಯುತ್ತವೆ, ಯೂನಿಟ್ ಹಂಚಿಕೆ ಯಾವಾಗ.',
  },
  'compare-funds': { title: 'ಫಂಡ್ ಹೋಲಿಕೆ', description: 'ನಾಲ್ಕು ಮ್ಯೂಚುವಲ್ ಫಂಡ್‌ಗಳವರೆಗೆ ಪಕ್ಕಪಕ್ಕದಲ್ಲಿ: ಏರಿಕೆ, ಗಳಿಕೆ, ರಿಸ್ಕ್, ವೆಚ್ಚ, ಕನಿಷ್ಠ ಹೂಡಿಕೆ.' },
  'sip-calculator': { title: 'ಎಸ್‌ಐಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್', description: 'ಪ್ರತಿ ತಿಂಗಳು ಹಾಕುವ ಮೊತ್ತ ಕೆಲವು ವರ್ಷಗಳಲ್ಲಿ ಎಷ್ಟು ಬೆಳೆಯಬಹುದು ಎಂದು ನೋಡಿ.' },
  'goal-amount-calculator': {
    title: 'ಗುರಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    description: 'ನಿಗದಿತ ವರ್ಷದೊಳಗೆ ಒಂದು ಮೊತ್ತ ತಲುಪಲು ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು ಎಂದು ನೋಡಿ.',
  },
  'lumpsum-calculator': { title: 'ಇಡಿಗಂಟು ಕ್ಯಾಲ್ಕುಲೇಟರ್', description: 'ಒಮ್ಮೆ ಹಾಕುವ ಮೊತ್ತ ಕೆಲವು ವರ್ಷಗಳಲ್ಲಿ ಎಷ್ಟು ಬೆಳೆಯಬಹುದು ಎಂದು ನೋಡಿ.' },
  'step-up-calculator': {
    title: 'ಸ್ಟೆಪ್-ಅಪ್ ಎಸ್‌ಐಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    description: 'ಪ್ರತಿ ವರ್ಷ ಹೆಚ್ಚುವ ತಿಂಗಳ ಹೂಡಿಕೆ ಎಷ್ಟು ಬೆಳೆಯಬಹುದು ಎಂದು ನೋಡಿ.',
  },
  packs: { title: 'ಪ್ಯಾಕ್‌ಗಳು', description: 'ಸಿದ್ಧ ಮ್ಯೂಚುವಲ್ ಫಂಡ್ ಪ್ಯಾಕ್‌ಗಳು. ಮೊತ್ತ ನೀವು ನಿರ್ಧರಿಸಿ, ಪ್ರತಿ ಫಂಡ್‌ಗೆ ಅದರ ಪಾಲು ಹೋಗುತ್ತದೆ.' },
  'premium-services': { title: 'ಪ್ರೀಮಿಯಂ ಸೇವೆಗಳು', description: 'ಫಂಡ್ ಮಾತ್ರ ಸಾಕಾಗದ ಕಡೆ ತಜ್ಞರ ಸಹಾಯ.' },
  calculators: {
    title: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
    description: 'ಎಸ್‌ಐಪಿ, ಇಡಿಗಂಟು, ಎಸ್‌ಡಬ್ಲ್ಯುಪಿ, ಗುರಿ, ನಿವೃತ್ತಿ, ಶಿಕ್ಷಣ, ತೆರಿಗೆ ಉಳಿತಾಯ, ಹಣದುಬ್ಬರ, ಗಳಿಕೆಯ ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು.',
  },
  'swp-calculator': { title: 'ಎಸ್‌ಡಬ್ಲ್ಯುಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್', description: 'ಪ್ರತಿ ತಿಂಗಳು ಹಿಂಪಡೆದರೆ ಹಣ ಎಷ್ಟು ಕಾಲ ಬರುತ್ತದೆ ಎಂದು ನೋಡಿ.' },
  'retirement-calculator': {
    title: 'ನಿವೃತ್ತಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    description: 'ನಿವೃತ್ತಿಗೆ ಎಷ್ಟು ಬೇಕು, ಅಲ್ಲಿಯವರೆಗೆ ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು ಎಂದು ನೋಡಿ.',
  },
  'cagr-calculator': { title: 'CAGR ಕ್ಯಾಲ್ಕುಲೇಟರ್', description: 'ಒಂದು ಮೌಲ್ಯ ವರ್ಷಕ್ಕೆ ಎಷ್ಟು ಶೇಕಡಾ ಬೆಳೆದಿದೆ ಎಂದು ನೋಡಿ.' },
  'xirr-calculator': { title: 'XIRR ಕ್ಯಾಲ್ಕುಲೇಟರ್', description: 'ಬೇರೆ ಬೇರೆ ದಿನ ಹಾಕಿದ, ತೆಗೆದ ಮೊತ್ತಗಳ ವಾರ್ಷಿಕ ಗಳಿಕೆ ನೋಡಿ.' },
  'delay-calculator': { title: 'ವಿಳಂಬದ ಬೆಲೆ ಕ್ಯಾಲ್ಕುಲೇಟರ್', description: 'ಎಸ್‌ಐಪಿಯನ್ನು ಕೆಲವು ವರ್ಷ ತಡವಾಗಿ ಆರಂಭಿಸಿದರೆ ಎಷ್ಟು ನಷ್ಟ ಎಂದು ನೋಡಿ.' },
  'elss-calculator': {
    title: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    description: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್ ಹೂಡಿಕೆಯಿಂದ ಹಳೆಯ, ಹೊಸ ಪದ್ಧತಿಗಳಲ್ಲಿ ಎಷ್ಟು ತೆರಿಗೆ ಉಳಿಯುತ್ತದೆ ಎಂದು ನೋಡಿ.',
  },
  'inflation-calculator': { title: 'ಹಣದುಬ್ಬರ ಕ್ಯಾಲ್ಕುಲೇಟರ್', description: 'ಇಂದಿನ ಬೆಲೆ ಕೆಲವು ವರ್ಷಗಳಲ್ಲಿ ಎಷ್ಟಾಗಬಹುದು ಎಂದು ನೋಡಿ.' },
  'education-calculator': { title: 'ಶಿಕ್ಷಣ ಕ್ಯಾಲ್ಕುಲೇಟರ್', description: 'ಖರ್ಚು ಏರುತ್ತಲೇ ಇರುವ ಕೋರ್ಸ್‌ಗೆ ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು ಎಂದು ನೋಡಿ.' },
  help: { title: 'ಸಹಾಯ', description: 'ProsperX ಮೂಲಕ ಮ್ಯೂಚುವಲ್ ಫಂಡ್ ಹೂಡಿಕೆಯ ಪ್ರಶ್ನೆಗಳಿಗೆ ಉತ್ತರಗಳು.' },
  'contact-us': { title: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ', description: 'ProsperX ಅನ್ನು ಹೇಗೆ ಸಂಪರ್ಕಿಸುವುದು.' },
  'privacy-policy': { title: 'ಗೌಪ್ಯತಾ ನೀತಿ', description: 'ProsperX ಯಾವ ವಿವರಗಳನ್ನು, ಏಕೆ, ಎಷ್ಟು ಕಾಲ ಇಟ್ಟುಕೊಳ್ಳುತ್ತದೆ.' },
  'terms-conditions': { title: 'ಬಳಕೆಯ ನಿಯಮಗಳು', description: 'ProsperX ಬಳಸುವ ನಿಯಮಗಳು.' },
  'grievance-redressal': { title: 'ದೂರು ಪರಿಹಾರ', description: 'ಹೇಗೆ ದೂರು ನೀಡುವುದು, ಯಾರು ಯಾವಾಗ ತೀರ್ಮಾನಿಸುತ್ತಾರೆ.' },
};
