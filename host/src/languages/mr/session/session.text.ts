import type { Translation } from '@prosperx/core/language';
import { IDLE_SECONDS } from '@prosperx/core/session';
import type { sessionText as english } from '#session/session.text.js';

const minutes = IDLE_SECONDS / 60;

export const sessionText: Translation<typeof english> = {
  warningTitle: 'तुम्ही अजून येथे आहात का?',
  warning: `तुम्ही बराच वेळ काही केलेले नाही. तुमचे खाते सुरक्षित राहावे म्हणून ${minutes} मिनिटांनंतर आम्ही तुम्हाला लॉग आउट करतो.`,
  secondsLeft: (seconds) => (seconds === 1 ? '1 सेकंदात तुम्ही लॉग आउट व्हाल.' : `${seconds} सेकंदांत तुम्ही लॉग आउट व्हाल.`),
  stay: 'लॉग इन राहा',
  signOut: 'आता लॉग आउट करा',
  idle: `${minutes} मिनिटे काही न केल्याने तुम्हाला लॉग आउट केले आहे. जेथे थांबलात तेथून पुढे जाण्यासाठी लॉग इन करा.`,
  notLoaded: 'लॉग इन लोड झाले नाही',
  notLoadedText: 'इंटरनेट कनेक्शन तपासून पुन्हा प्रयत्न करा. तुम्ही करत असलेले काम तसेच आहे.',
  unreachable: 'तुमचे खाते लोड झाले नाही',
  unreachableText: 'इंटरनेट कनेक्शन तपासून पुन्हा प्रयत्न करा. तुम्ही लॉग इन केले असल्यास ते तसेच आहे.',
  advisorEnded: 'तुमचे सत्र संपले आहे. तुमच्या पार्टनर ॲपमधून ही साइट पुन्हा उघडा.',
  ended: 'तुमचे सत्र संपले आहे. जेथे थांबलात तेथून पुढे जाण्यासाठी लॉग इन करा.',
  notAuthorised: 'तुम्हाला हे पान पाहण्याची परवानगी नाही.',
  loginRegister: 'लॉग इन / नोंदणी',
  support: 'मदत हवी आहे? आम्हाला येथे लिहा:',
};
