import { drawText, fittingSize, pictureFonts, wrapText } from './glyph-text.mjs';
import { COLOURS, escaped, WIDE_HEIGHT, WIDE_WIDTH } from './picture-parts.mjs';

/** @typedef {import('./glyph-text.mjs').TextLine} TextLine */
/** @typedef {import('./glyph-text.mjs').Weight} Weight */

const MARGIN = 72;
const INNER = WIDE_WIDTH - 2 * MARGIN;

/**
 * What the preview of a link shows: a name, one large figure with what it is, and the risk warning.
 * @typedef {object} WidePicture
 * @property {string} title
 * @property {string} lead
 * @property {string} figureName
 * @property {string} figure
 * @property {string} warning
 */

/**
 * Returns a picture as an SVG whose letters are paths; its description says the same in words.
 * @param {WidePicture} picture
 */
export async function wideSvgOf({ title, lead, figureName, figure, warning }) {
  const fonts = await pictureFonts();
  /** @param {Weight} weight @param {Omit<TextLine, 'x'>} parts */
  const line = (weight, parts) =>
    drawText(fonts[weight], { ...parts, x: MARGIN, size: fittingSize(fonts[weight], parts.text, parts.size, INNER) });
  const warned = wrapText(fonts.plain, warning, 22, INNER);
  const said = [title, lead, `${figureName} ${figure}`, warning];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE_WIDTH}" height="${WIDE_HEIGHT}" viewBox="0 0 ${WIDE_WIDTH} ${WIDE_HEIGHT}">`,
    `<desc>${escaped(said.join('. '))}</desc>`,
    `<rect width="${WIDE_WIDTH}" height="${WIDE_HEIGHT}" fill="#ffffff"/><rect width="${WIDE_WIDTH}" height="14" fill="${COLOURS.accent}"/>`,
    line('bold', { text: 'ProsperX', size: 36, y: 88, fill: COLOURS.accent }),
    line('bold', { text: title, size: 58, y: 190, fill: COLOURS.ink }),
    line('plain', { text: lead, size: 32, y: 246, fill: COLOURS.muted }),
    line('plain', { text: figureName, size: 34, y: 362, fill: COLOURS.muted }),
    line('bold', { text: figure, size: 116, y: 486, fill: COLOURS.ink }),
    `<path d="M${MARGIN} 548h${INNER}" stroke="${COLOURS.line}" stroke-width="2"/>`,
    ...warned.map((part, index) => line('plain', { text: part, size: 22, y: 588 + 30 * index, fill: COLOURS.ink })),
    '</svg>',
  ].join('');
}
