import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

/** @typedef {'plain' | 'bold'} Weight */
/** @typedef {Readonly<Record<Weight, fontkit.Font>>} PictureFonts */

/** @type {Readonly<Record<Weight, string>>} */
const FILES = {
  plain: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};

/** @param {Weight} weight */
const readFont = async (weight) =>
  /** @type {fontkit.Font} */ (fontkit.create(await readFile(require.resolve(FILES[weight]))));

/** @type {Promise<PictureFonts> | undefined} */
let fonts;

/** Noto Sans, which has the rupee sign; read once. A picture has the shapes of its letters in it, so that the machine needs no fonts. @returns {Promise<PictureFonts>} */
export function pictureFonts() {
  fonts ??= Promise.all([readFont('plain'), readFont('bold')]).then(([plain, bold]) => ({ plain, bold }));
  return fonts;
}

/**
 * A line of text on a picture: its size and place in pixels, `y` being the line that letters stand on.
 * @typedef {{ readonly text: string, readonly size: number, readonly x: number, readonly y: number, readonly fill: string }} TextLine
 */

const INDIAN_SCRIPT = /[\u0900-\u0D7F]/;

/** Lays a text out: by words where some are in an Indian script, since the library shapes all of a text by the rules of its first script. @param {fontkit.Font} font @param {string} text */
const layOut = (font, text) =>
  (INDIAN_SCRIPT.test(text) ? text.split(/(?= )/) : [text]).map((part) => font.layout(part));

/** @param {fontkit.Font} font @param {string} text @param {number} size */
const widthOf = (font, text, size) =>
  (layOut(font, text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm) * size;

/**
 * Returns the lines into which a text is broken so that each fits a width; their words with blanks between are the text.
 * @param {fontkit.Font} font
 * @param {string} text
 * @param {number} size
 * @param {number} width
 * @returns {readonly string[]}
 */
export function wrapText(font, text, size, width) {
  /** @type {string[]} */
  const none = [];
  return text.split(' ').reduce((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last === undefined || widthOf(font, longer, size) > width
      ? [...lines, word]
      : [...lines.slice(0, -1), longer];
  }, none);
}

/**
 * Returns a size at which a text fits a width: the wanted one, or a smaller one.
 * @param {fontkit.Font} font
 * @param {string} text
 * @param {number} size
 * @param {number} width
 */
export function fittingSize(font, text, size, width) {
  return Math.min(size, (size * width) / Math.max(1, widthOf(font, text, size)));
}

/**
 * Draws a line of text as SVG paths. A letter that the font does not have is drawn as its empty box.
 * @param {fontkit.Font} font
 * @param {TextLine} line
 */
export function drawText(font, { text, size, x, y, fill }) {
  const scale = size / font.unitsPerEm;
  let at = 0;
  const paths = layOut(font, text).flatMap(({ glyphs, positions }) =>
    glyphs.map((glyph, index) => {
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions?.[index] ?? {};
      const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
      at += xAdvance;
      return path;
    }),
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
