// Draws a picture of facts and prints it as PNG, in a thread beside the server's: shapes of letters take a server's time as tables do.
import sharp from 'sharp';
import { drawText, fittingSize, pictureFonts, wrapText } from './glyph-text.mjs';
import { COLOURS, escaped } from './picture-parts.mjs';
import { wideSvgOf } from './wide-picture.mjs';

/** @typedef {import('./glyph-text.mjs').TextLine} TextLine */
/** @typedef {import('./glyph-text.mjs').Weight} Weight */

/** Pixels: upright, as chats show a picture whole. */
const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 84;
const INNER = WIDTH - 2 * MARGIN;

/**
 * What a picture says: one large figure, of which a bar shows the share that was put in (0 to 1), and up to five facts; at its foot lines of which
 * the first is large, and the risk warning.
 * @typedef {object} Picture
 * @property {string} title
 * @property {string} lead
 * @property {string} figure
 * @property {number} share
 * @property {readonly (readonly [name: string, figure: string])[]} facts
 * @property {readonly string[]} foot
 * @property {string} warning
 */

/**
 * Returns a picture as an SVG whose letters are paths; its description says the same in words, with the risk warning to the letter.
 * @param {Picture} picture
 */
export async function svgOf({ title, lead, figure, share, facts, foot, warning }) {
  const fonts = await pictureFonts();
  /** @param {Weight} weight @param {Omit<TextLine, 'x'>} parts */
  const line = (weight, parts) => {
    const size = fittingSize(fonts[weight], parts.text, parts.size, INNER);
    return drawText(fonts[weight], { x: MARGIN, ...parts, size });
  };
  /** @param {Picture['facts'][number]} pair @param {number} index */
  const fact = ([name, value], index) => {
    const y = 620 + 90 * index;
    return [
      line('plain', { text: name, size: 34, y, fill: COLOURS.muted }),
      drawText(fonts.bold, {
        text: value,
        size: fittingSize(fonts.bold, value, 38, INNER - 480),
        x: MARGIN + 480,
        y,
        fill: COLOURS.ink,
      }),
      `<path d="M${MARGIN} ${y + 30}h${INNER}" stroke="${COLOURS.line}" stroke-width="2"/>`,
    ];
  };
  const warned = wrapText(fonts.plain, warning, 28, INNER);
  const said = [title, lead, figure, ...foot, warning];
  const body = [
    line('bold', { text: 'ProsperX', size: 44, y: 120, fill: COLOURS.accent }),
    line('plain', { text: title, size: 40, y: 220, fill: COLOURS.muted }),
    line('plain', { text: lead, size: 40, y: 300, fill: COLOURS.ink }),
    line('bold', { text: figure, size: 108, y: 430, fill: COLOURS.ink }),
    `<rect x="${MARGIN}" y="490" width="${INNER}" height="32" rx="16" fill="${COLOURS.highlight}"/>`,
    `<rect x="${MARGIN}" y="490" width="${Math.round(INNER * share)}" height="32" rx="16" fill="${COLOURS.accent}"/>`,
    ...facts.flatMap(fact),
    line('bold', { text: foot[0] ?? '', size: 42, y: 1080, fill: COLOURS.ink }),
    line('plain', { text: foot[1] ?? '', size: 30, y: 1132, fill: COLOURS.muted }),
    ...warned.map((part, index) => line('plain', { text: part, size: 28, y: 1190 + 42 * index, fill: COLOURS.ink })),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<desc>${escaped(said.join('. '))}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><rect width="${WIDTH}" height="16" fill="${COLOURS.accent}"/>`,
    ...body,
    '</svg>',
  ].join('');
}

/**
 * Returns the bytes of a picture, upright or wide.
 * @param {Picture | import('./wide-picture.mjs').WidePicture} picture
 * @returns {Promise<Uint8Array>}
 */
export async function draw(picture) {
  const svg = await ('share' in picture ? svgOf(picture) : wideSvgOf(picture));
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Uint8Array(png);
}
