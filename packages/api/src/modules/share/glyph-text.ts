import * as fontkit from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Weight = 'plain' | 'bold';

const FILES: Readonly<Record<Weight, string>> = {
  plain: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};

const readFont = async (weight: Weight) =>
  fontkit.create(await readFile(require.resolve(FILES[weight]))) as fontkit.Font;

let fonts: Promise<Readonly<Record<Weight, fontkit.Font>>> | undefined;

/** Noto Sans, which has the rupee sign; read once. A picture has the shapes of its letters in it, so that the machine needs no fonts. */
export function pictureFonts(): Promise<Readonly<Record<Weight, fontkit.Font>>> {
  fonts ??= Promise.all([readFont('plain'), readFont('bold')]).then(([plain, bold]) => ({ plain, bold }));
  return fonts;
}

/** A line of text on a picture: its size and place in pixels, `y` being the line that letters stand on. */
export interface TextLine {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

const widthOf = (font: fontkit.Font, text: string, size: number) =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size;

/** Returns the lines into which a text is broken so that each fits a width; their words with blanks between are the text. */
export function wrapText(font: fontkit.Font, text: string, size: number, width: number): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last === undefined || widthOf(font, longer, size) > width
      ? [...lines, word]
      : [...lines.slice(0, -1), longer];
  }, []);
}

/** Returns a size at which a text fits a width: the wanted one, or a smaller one. */
export function fittingSize(font: fontkit.Font, text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / Math.max(1, widthOf(font, text, size)));
}

/** Draws a line of text as SVG paths. A letter that the font does not have is drawn as its empty box. */
export function drawText(font: fontkit.Font, { text, size, x, y, fill }: TextLine): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions?.[index]?.xAdvance ?? glyph.advanceWidth;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
