import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDateShort, formatMoney } from '@prosperx/core/format';
import type { SharedPlan } from '@prosperx/core/share';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { drawText, fittingSize, pictureFonts, type TextLine, type Weight, wrapText } from './glyph-text.js';
import { figuresOf } from './plan-figures.js';
import { shareCalculatorText } from './share-calculator.text.js';

const { picture: text } = shareCalculatorText;

/** Pixels: upright, as chats show a picture whole. */
const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 84;
const INNER = WIDTH - 2 * MARGIN;
const COLOURS = { ink: '#17152b', muted: '#5b5870', accent: '#3b2fa8', highlight: '#d9822b', line: '#e3e1ee' } as const;

/** What a picture shows. */
export interface PlanPicture {
  readonly plan: SharedPlan;
  readonly advisor: string;
  readonly madeAt: Instant;
}

const escaped = (words: string) => words.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Returns the picture as an SVG whose letters are paths; its description says the same in words, with the risk warning to the letter. */
export async function planSvg({ plan, advisor, madeAt }: PlanPicture): Promise<string> {
  const fonts = await pictureFonts();
  const { monthly, invested, gain, value } = figuresOf(plan);
  const line = (weight: Weight, parts: Omit<TextLine, 'x'> & { readonly x?: number }) => {
    const size = fittingSize(fonts[weight], parts.text, parts.size, INNER);
    return drawText(fonts[weight], { x: MARGIN, ...parts, size });
  };
  const fact = (name: string, figure: string, y: number) => [
    line('plain', { text: name, size: 34, y, fill: COLOURS.muted }),
    drawText(fonts.bold, { text: figure, size: 38, x: MARGIN + 480, y, fill: COLOURS.ink }),
    `<path d="M${MARGIN} ${y + 30}h${INNER}" stroke="${COLOURS.line}" stroke-width="2"/>`,
  ];
  const share = Math.round((INNER * invested) / value);
  const foot = [text.by(advisor), text.made(formatDateShort(businessDateAt(madeAt)))];
  const warning = wrapText(fonts.plain, RISK_WARNING, 28, INNER);
  const said = [text.title(plan), text.lead({ plan }), formatMoney(value), ...foot, RISK_WARNING];
  const body = [
    line('bold', { text: 'ProsperX', size: 44, y: 120, fill: COLOURS.accent }),
    line('plain', { text: text.title(plan), size: 40, y: 220, fill: COLOURS.muted }),
    line('plain', { text: text.lead({ plan }), size: 40, y: 300, fill: COLOURS.ink }),
    line('bold', { text: formatMoney(value), size: 108, y: 430, fill: COLOURS.ink }),
    `<rect x="${MARGIN}" y="490" width="${INNER}" height="32" rx="16" fill="${COLOURS.highlight}"/>`,
    `<rect x="${MARGIN}" y="490" width="${share}" height="32" rx="16" fill="${COLOURS.accent}"/>`,
    ...fact(text.monthly, formatMoney(monthly), 620),
    ...fact(text.invested, formatMoney(invested), 710),
    ...fact(text.gain, formatMoney(gain), 800),
    ...fact(text.rate, text.rateOf(plan.annualRate), 890),
    line('bold', { text: foot[0] ?? '', size: 42, y: 1030, fill: COLOURS.ink }),
    line('plain', { text: foot[1] ?? '', size: 30, y: 1090, fill: COLOURS.muted }),
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

/** Returns the picture as a PNG. */
export async function planPng(picture: PlanPicture): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(await planSvg(picture)))
    .png({ palette: true })
    .toBuffer();
}
