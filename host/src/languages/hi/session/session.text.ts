import type { Translation } from '@prosperx/core/language';
import { IDLE_SECONDS } from '@prosperx/core/session';
import type { sessionText as english } from '#session/session.text.js';

const minutes = IDLE_SECONDS / 60;

export const sessionText: Translation<typeof english> = {
  warningTitle: 'क्या आप अब भी यहां हैं?',
  warning: `आपने कुछ देर से कुछ नहीं किया है। आपके अकाउंट की सुरक्षा के लिए हम ${minutes} मिनट बाद आपको लॉग आउट कर देते हैं।`,
  secondsLeft: (seconds) => `${seconds} सेकंड में आप लॉग आउट हो जाएंगे।`,
  stay: 'लॉग इन रहें',
  signOut: 'अभी लॉग आउट करें',
  idle: `${minutes} मिनट तक कुछ न करने पर आपको लॉग आउट कर दिया गया। जहां छोड़ा था, वहीं से आगे बढ़ने के लिए लॉग इन करें।`,
  notLoaded: 'लॉग इन लोड नहीं हो सका',
  notLoadedText: 'इंटरनेट कनेक्शन देखकर फिर कोशिश करें। आप जो कर रहे थे, वह सुरक्षित है।',
  unreachable: 'आपका अकाउंट लोड नहीं हो सका',
  unreachableText: 'इंटरनेट कनेक्शन देखकर फिर कोशिश करें। अगर आप लॉग इन थे, तो अब भी हैं।',
  advisorEnded: 'आपका सेशन खत्म हो गया है। इस साइट को अपने पार्टनर ऐप से फिर खोलें।',
  ended: 'आपका सेशन खत्म हो गया है। जहां छोड़ा था, वहीं से आगे बढ़ने के लिए लॉग इन करें।',
  notAuthorised: 'आपको यह पेज देखने की अनुमति नहीं है',
  loginRegister: 'लॉग इन / रजिस्टर',
  support: 'मदद चाहिए? हमें लिखें:',
};
