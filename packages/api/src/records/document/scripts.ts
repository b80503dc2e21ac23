import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * The files of the fonts, by name, as pdfmake takes them; each is read when a document needs it. The plain one has Latin letters, Devanagari
 * and the rupee sign; the others are named as Unicode names their scripts.
 */
export const documentFonts = {
  'Noto Sans': {
    normal: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  Bengali: {
    normal: require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  },
  Gujarati: {
    normal: require.resolve('@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf'),
  },
  Gurmukhi: {
    normal: require.resolve('@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf'),
  },
  Kannada: {
    normal: require.resolve('@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-kannada/700Bold/NotoSansKannada_700Bold.ttf'),
  },
  Malayalam: {
    normal: require.resolve('@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf'),
  },
  Oriya: {
    normal: require.resolve('@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf'),
  },
  Tamil: {
    normal: require.resolve('@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf'),
  },
  Telugu: {
    normal: require.resolve('@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf'),
  },
} as const;

type FontName = keyof typeof documentFonts;

/** The font for whatever has none of its own. */
export const PLAIN_FONT = 'Noto Sans' satisfies FontName;

const opened = new Map<FontName, fontkit.Font>();

function fontOf(name: FontName): fontkit.Font {
  const font = opened.get(name) ?? (fontkit.openSync(documentFonts[name].normal) as fontkit.Font);
  opened.set(name, font);
  return font;
}

/** Text in one font. */
export interface TextRun {
  readonly text: string;
  readonly font: FontName;
}

const PATTERNS = (Object.keys(documentFonts) as FontName[])
  .filter((name) => name !== PLAIN_FONT)
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));
const COMMON = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Returns the font for a letter; spaces, digits and signs stay in that of the letter before. */
function fontFor(letter: string, before: FontName): FontName {
  if (letter <= '\u02ff') return /[a-z0-9]/i.test(letter) ? PLAIN_FONT : before;
  const own = PATTERNS.find(({ pattern }) => pattern.test(letter))?.name;
  return own ?? (COMMON.test(letter) ? before : PLAIN_FONT);
}

/** Text that is in the plain font as it is: most of what a table holds. */
const PLAIN = /^[ -~₹−–]+$/;

/**
 * Returns text as runs of one font each, so that every script is shaped by its own. What no font has a letter for becomes a question mark:
 * the text is never lost from the data, only from the print.
 */
export function textRuns(text: string): TextRun[] {
  if (PLAIN.test(text)) return [{ text, font: PLAIN_FONT }];
  const runs: { text: string; font: FontName }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const wanted = fontFor(letter, last?.font ?? PLAIN_FONT);
    const font = has(wanted, letter) ? wanted : PLAIN_FONT;
    const printed = has(font, letter) ? letter : '?';
    if (last?.font === font) last.text += printed;
    else runs.push({ text: printed, font });
  }
  return runs;
}

/** Joiners steer the shaping and need no letter of their own. */
const has = (font: FontName, letter: string) =>
  /[\u200c\u200d\n]/.test(letter) || fontOf(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
