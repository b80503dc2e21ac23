import type { Translation } from '@prosperx/core/language';
import type { devicesText as english } from '#features/profile/devices.text.js';

export const devicesText: Translation<typeof english> = {
  sessions: 'अभी लॉग इन',
  sessionsText: 'किसी सेशन को लॉग आउट करते ही वह बंद हो जाता है। कोई अनजान लगे, तो उसे लॉग आउट करें और पासवर्ड बदलें।',
  devices: 'आपके डिवाइस',
  devicesText: 'इन डिवाइस से आप पहले लॉग इन कर चुके हैं। जिसे हटाएंगे, उससे अगला लॉग इन नए डिवाइस का माना जाएगा।',
  failed: 'आपके डिवाइस लोड नहीं हो सके।',
  thisDevice: 'यह डिवाइस',
  unknown: 'अनजान ब्राउजर',
  browser: (name) => {
    const [browser = '', system] = name
      .replace('An app', 'ऐप')
      .replace('Unknown browser', 'अनजान ब्राउजर')
      .split(' on ');
    return system ? `${system} पर ${browser}` : browser;
  },
  ofAdvisor: (name) => `आपके सलाहकार ${name}`,
  ofAnAdvisor: 'आपके सलाहकार',
  ofPartner: (name) => `${name} के जरिए लॉग इन`,
  onPageOf: (browser, name) => `${browser}, ${name} पर`,
  since: (from, last) => `${from} से · आखिरी बार ${last}`,
  seen: (first, last) => `पहला लॉग इन ${first} · आखिरी बार ${last}`,
  logOut: 'लॉग आउट करें',
  logOutOf: (name) => `${name} से लॉग आउट करें`,
  remove: 'हटाएं',
  removeOf: (name) => `${name} हटाएं`,
  others: 'बाकी सब जगह से लॉग आउट करें',
  ended: 'लॉग आउट हो गया।',
  removed: 'हो गया। डिवाइस हटा दिया गया है।',
  othersEnded: 'आप बाकी सब जगह से लॉग आउट हो गए हैं।',
  none: 'अभी कोई डिवाइस नहीं है।',
};
