import type { WordsFile } from './files.js';

/** What every language writes as cards, apps and files print it (docs/words.*.md), with names that are their own. */
const LATIN = new Set(
  [
    // codes, proofs and measures
    'AMFI AOP ARN AUM BSE CAGR CAS CRS DFI EMI EPF EUIN FATCA FD FIFO FII GST HUF ID IDCW IFSC IMPS ISIN IST KIM KYC LLP',
    'MFSD NEFT NISM NRE NRI NRO ODR OTP PAN PEP PIN PIO PMS POA PPF QR RTGS SCORES SEBI SID SMART SMS SSN STT TIN UCC',
    'UPI UTR WBR XIRR AAA',
    // formats of files and dates, and their sizes
    'BMP CSV DBF Excel GIF JPEG JSON PDF PNG TIFF XLSX ZIP bmp gif jpeg jpg png tiff MB kB DD MM YYYY dd mm MMM yyyy',
    // names
    'CAMS CDSL KFintech MF Central NSDL Prosper ProsperX WhatsApp',
    // examples of numbers: ABCDE1234F, AG1001
    'ABCD ABCDE AG',
    // values of an address: the old tax regime and the new one
    'old new',
  ].flatMap((line) => line.split(' ')),
);

/** Sentences that are said in English, each with its reason. */
const SAID_IN_ENGLISH: readonly RegExp[] = [
  // for the makers of a page, in their console and on their screens
  /^(siteText\.notBuilt|errorText\.partner_key_kind)/,
  // what an operator reads, who reads English, and what the exchange writes
  /^(SEARCH_ENDED|TOO_FEW_AT_EXCHANGE|bseText\.(scan|cancel)ByHand)/,
  // a button of the profile, which speaks English and Hindi alone
  /^errorText\.deletion_requested/,
  // the headings of columns that a file must have
  /^(leadImportText\.how|updateCustomersText\.lacks|brokerageText\.import\.notOne)/,
];

const wordsIn = (text: string) =>
  text.replaceAll(/\{[^{}]*\}|\]\([^)]*\)|<[^>]*>|https?:\S+|\S+@\S+/g, ' ').match(/[A-Za-z]{2,}/g) ?? [];

/** Returns the English words of a text in another language: all Latin ones but those that every language has. */
export const englishIn = (text: string): readonly string[] => wordsIn(text).filter((word) => !LATIN.has(word));

/** Returns the sentences of a translation that have English words, with them. */
export const englishLeft = ({ translation, units }: WordsFile): readonly string[] =>
  units.flatMap(({ key, target }) => {
    const words = SAID_IN_ENGLISH.some((pattern) => pattern.test(key)) ? [] : englishIn(target);
    return words.length > 0 ? [`${translation}, ${key}: ${words.join(' ')}`] : [];
  });
