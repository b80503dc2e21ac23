import { RISK_WARNING } from '@prosperx/core/disclosure';
import { drawText, fittingSize, pictureFonts, type TextLine, type Weight, wrapText } from './glyph-text.js';

/** Pixels: upright, as chats show a picture whole. */
const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 84;
const INNER = WIDTH - 2 * MARGIN;
const COLOURS = { ink: '#17152b', muted: '#5b5870', accent: '#3b2fa8', highlight: '#d9822b', line: '#e3e1ee' } as const;

/** What a picture says: one large figure, of which a bar shows the share that was put in, and up to five facts. */
export interface FactPicture {
  readonly title: string;
  readonly lead: string;
  readonly figure: string;
  /** 0 to 1. */
  readonly share: number;
  readonly facts: readonly (readonly [name: string, figure: string])[];
  /** The first is large. */
  readonly foot: readonly string[];
}

const escaped = (words: string) => words.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Returns a picture as an SVG whose letters are paths; its description says the same in words, with the risk warning to the letter. */
export async function svgOf({ title, lead, figure, share, facts, foot }: FactPicture): Promise<string> {
  const fonts = await pictureFonts();
  const line = (weight: Weight, parts: Omit<TextLine, 'x'>) => {
    const size = fittingSize(fonts[weight], parts.text, parts.size, INNER);
    return drawText(fonts[weight], { x: MARGIN, ...parts, size });
  };
  const fact = ([name, value]: FactPicture['facts'][number], index: number) => {
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
  const warning = wrapText(fonts.plain, RISK_WARNING, 28, INNER);
  const said = [title, lead, figure, ...foot, RISK_WARNING];
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
    ...warning.map((part, index) => line('plain', { text: part, size: 28, y: 1190 + 42 * index, fill: COLOURS.ink })),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<desc>${escaped(said.join('. '))}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><rect width="${WIDTH}" height="16" fill="${COLOURS.accent}"/>`,
    ...body,
    '</svg>',
  ].join('');
}

/** Returns a picture as a PNG. */
export async function pngOf(picture: FactPicture): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(await svgOf(picture)))
    .png({ palette: true })
    .toBuffer();
}
