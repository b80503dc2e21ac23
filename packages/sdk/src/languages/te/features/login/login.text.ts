import { maskMobile } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { loginText as english } from '#features/login/login.text.js';

const codeTitle = 'OTP, కొత్త పాస్‌వర్డ్ ఎంటర్ చేయండి';

export const loginText: Translation<typeof english> = {
  titles: {
    mobile: 'మీ మొబైల్ నంబర్‌తో లాగిన్ చేయండి',
    password: 'మీ పాస్‌వర్డ్ ఎంటర్ చేయండి',
    passwordcode: 'OTP, పాస్‌వర్డ్ ఎంటర్ చేయండి',
    userdetails: 'మీ ఈమెయిల్, పేరు ఎంటర్ చేయండి',
    confirmpassword: codeTitle,
    updatepassword: codeTitle,
    multipleUsers: 'ఏ ప్రొఫైల్ తెరవాలో ఎంచుకోండి',
  },
  connect: (partner) => `${partner}తో అనుసంధానించాలా?`,
  newHere: 'కొత్తగా వచ్చారా? ఖాతా తెరవండి',
  forMobile: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)} నంబర్‌కు`,
  codeSent: (mobile, sends) =>
    sends > 1 ? `${maskMobile(mobile)} నంబర్‌కు కొత్త OTP పంపాం` : `${maskMobile(mobile)} నంబర్‌కు OTP పంపాం`,
  codeSentBefore: (mobile) => `కాసేపటి క్రితం ${maskMobile(mobile)} నంబర్‌కు OTP పంపాం`,
  mobile: 'మొబైల్ నంబర్',
  submit: 'పంపండి',
  keptPrivate: 'మీ వివరాలు గోప్యంగా ఉంచుతాం, అనవసర సందేశాలు పంపం.',
  privacyPolicy: 'గోప్యతా విధానం',
  terms: 'నిబంధనలు',
  tooManyTries: (wait) => `చాలాసార్లు ప్రయత్నించారు. ${wait} ఆగి మళ్లీ ప్రయత్నించండి.`,
  ownAdvisor: 'లాగిన్ చేయడానికి మీ సలహాదారు లింక్ తెరవండి. లాగిన్ అయ్యాక ప్రొఫైల్‌లో వేరే సలహాదారును ఎంచుకోవచ్చు.',
  leaveLink: 'ఈ సలహాదారు లింక్ లేకుండా లాగిన్ చేయండి',
  tryAgainNow: 'ఇప్పుడు మళ్లీ ప్రయత్నించవచ్చు.',
  welcome: (name) => `${name} ఖాతాలో లాగిన్ అయ్యారు.`,
};
