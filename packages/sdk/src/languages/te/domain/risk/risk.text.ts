import type { Translation } from '@prosperx/core/language';
import type { riskProfileText as english } from '#domain/risk/risk.text.js';

export const riskProfileText: Translation<typeof english> = {
  introTitle: 'మీకు ఎంత రిస్క్ సరిపోతుంది?',
  intro: (count) => `మీ ఆర్థిక పరిస్థితి, లక్ష్యాలపై ${count} చిన్న ప్రశ్నలు. మీ సమాధానాలు ఎప్పటికప్పుడు సేవ్ అవుతాయి; తర్వాత వచ్చి కూడా కొనసాగించవచ్చు.`,
  resumed: (answered, count) => `${count} ప్రశ్నల్లో ${answered} ప్రశ్నలకు సమాధానం ఇచ్చారు. ఆపిన చోటు నుంచి కొనసాగించండి.`,
  begin: 'మొదలుపెడదాం',
  question: (at, count) => `ప్రశ్న ${at} / ${count}`,
  previous: 'వెనక్కి',
  next: 'తదుపరి',
  submit: 'పంపండి',
  notSaved: 'ఈ సమాధానం ఇంకా సేవ్ కాలేదు.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  failedTitle: 'ప్రశ్నలను చూపించలేకపోయాం',
  gauge: (name, at, count) => `రిస్క్ స్థాయి ${at} / ${count}: ${name}`,
  level: (at, count) => `స్థాయి ${at} / ${count}`,
  advisorsAnswers: {
    count: 'ఈ సమాధానాలు సలహాదారు ఇచ్చారు. మదుపరి స్వయంగా సమాధానాలు ఇచ్చే వరకు ఇవే లెక్కలోకి వస్తాయి.',
    wait: 'దీని తర్వాత సలహాదారు ప్రశ్నలకు సమాధానాలు ఇచ్చారు. మదుపరి మళ్లీ సమాధానాలు ఇచ్చే వరకు వారి సొంత సమాధానాలే లెక్కలోకి వస్తాయి.',
  },
  suggested: 'సరిపోయే ఫండ్ కేటగిరీలు',
  suggestedNote: 'ఇది ఆరంభం మాత్రమే, పెట్టుబడి సలహా కాదు.',
  retakeLink: 'మళ్లీ సమాధానాలు ఇవ్వండి',
  retakeButton: 'మళ్లీ సమాధానాలు ఇవ్వండి',
  toNextPage: 'కొనసాగించండి',
  awaiting: '*మీ కార్ట్ ఆమోదం కోసం వేచి ఉంది.',
};
