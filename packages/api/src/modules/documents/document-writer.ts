import * as fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A font's file, and what is asked of it for every text. */
interface Face {
  readonly bytes: Uint8Array;
  readonly font: fontkit.Font;
  readonly letters: ReadonlySet<number>;
}

type Weight = 'plain' | 'bold';
type Faces = Readonly<Record<Weight, Face>>;

async function readFace(path: string): Promise<Face> {
  const bytes = await readFile(path);
  const font = fontkit.create(bytes) as fontkit.Font;
  return { bytes, font, letters: new Set(font.characterSet) };
}

async function readFaces(): Promise<Faces> {
  const [plain, bold] = await Promise.all([
    readFace(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFace(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]);
  return { plain, bold };
}

let faces: Promise<Faces> | undefined;

/** Noto Sans, which has the rupee sign; read and parsed once, since that takes longer than a document. */
function documentFaces(): Promise<Faces> {
  faces ??= readFaces();
  return faces;
}

/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 50;
/** The space that is left free for the foot of each page. */
const FOOT = 70;
const SIZE = { title: 18, heading: 12, text: 10, foot: 8 } as const;
const LEADING = 1.45;
const LABEL_WIDTH = 140;
const INK = rgb(0.1, 0.1, 0.12);
const MUTED = rgb(0.38, 0.38, 0.42);

/** Writes what the fonts have no letter for as a question mark: the text is never lost from the data, only from the print. */
function printable({ letters }: Face, text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join(
    '',
  );
}

/** The width of a text by that of its letters; kerning is left out, since laying each line out takes seconds for a form. */
function widthOf({ font }: Face, text: string, size: number): number {
  let units = 0;
  for (const letter of text) units += font.glyphForCodePoint(letter.codePointAt(0) ?? 0)?.advanceWidth ?? 0;
  return (units / font.unitsPerEm) * size;
}

/** Lines that fit a width; a word that alone does not is cut. */
function wrap(face: Face, text: string, size: number, width: number): string[] {
  const fits = (line: string) => widthOf(face, line, size) <= width;
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...cut(word, fits));
  }
  return lines.filter((line, index) => line !== '' || index > 0);
}

function cut(word: string, fits: (text: string) => boolean): string[] {
  const parts = [''];
  for (const letter of word) {
    const last = parts.at(-1) ?? '';
    if (fits(last + letter)) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts;
}

/** Writes a document from top to bottom, and begins a page when one is full. Imported when one is made, since the libraries of PDF take half a second of each start. */
export class DocumentWriter {
  private page: PDFPage;
  private y = HEIGHT - MARGIN;

  private constructor(
    readonly document: PDFDocument,
    private readonly faces: Faces,
    private readonly fonts: Readonly<Record<Weight, PDFFont>>,
  ) {
    this.page = document.addPage([WIDTH, HEIGHT]);
  }

  static async begin(title: string, madeAt: Date): Promise<DocumentWriter> {
    const document = await PDFDocument.create();
    document.setTitle(title);
    document.setLanguage('en-IN');
    document.setCreationDate(madeAt);
    document.setModificationDate(madeAt);
    const faces = await documentFaces();
    const embed = ({ bytes, font }: Face) => {
      document.registerFontkit({ create: () => font });
      return document.embedFont(bytes, { subset: true });
    };
    const fonts = { plain: await embed(faces.plain), bold: await embed(faces.bold) };
    return new DocumentWriter(document, faces, fonts);
  }

  private room(height: number): void {
    if (this.y - height >= FOOT) return;
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
  }

  /** Draws a line of printable text. */
  private line(text: string, weight: Weight, size: number, x = MARGIN, color = INK): void {
    this.page.drawText(text, { x, y: this.y - size, size, font: this.fonts[weight], color });
  }

  title(text: string): void {
    this.line(printable(this.faces.bold, text), 'bold', SIZE.title);
    this.y -= SIZE.title * LEADING;
  }

  heading(text: string): void {
    this.room(SIZE.heading * 4);
    this.y -= SIZE.heading;
    this.line(printable(this.faces.bold, text), 'bold', SIZE.heading);
    this.y -= SIZE.heading * LEADING;
  }

  paragraph(text: string): void {
    for (const line of wrap(this.faces.plain, printable(this.faces.plain, text), SIZE.text, WIDTH - 2 * MARGIN)) {
      this.room(SIZE.text * LEADING);
      this.line(line, 'plain', SIZE.text);
      this.y -= SIZE.text * LEADING;
    }
  }

  /** A label with its value next to it. */
  row(label: string, value: string): void {
    const lines = wrap(
      this.faces.plain,
      printable(this.faces.plain, value),
      SIZE.text,
      WIDTH - 2 * MARGIN - LABEL_WIDTH,
    );
    this.room(SIZE.text * LEADING * Math.max(1, lines.length));
    this.line(printable(this.faces.plain, label), 'plain', SIZE.text, MARGIN, MUTED);
    for (const line of lines.length > 0 ? lines : ['']) {
      this.line(line, 'plain', SIZE.text, MARGIN + LABEL_WIDTH);
      this.y -= SIZE.text * LEADING;
    }
  }

  picture(image: PDFImage, most: { readonly width: number; readonly height: number }): void {
    const { width, height } = image.scaleToFit(most.width, most.height);
    this.room(height);
    this.page.drawImage(image, { x: MARGIN, y: this.y - height, width, height });
    this.y -= height + SIZE.text;
  }

  /** Writes the foot of every page, and returns the bytes. */
  async end(foot: (page: number, pages: number) => readonly string[]): Promise<Uint8Array> {
    const pages = this.document.getPages();
    for (const [index, page] of pages.entries()) {
      foot(index + 1, pages.length).forEach((text, line) => {
        const y = MARGIN - 10 - line * SIZE.foot * LEADING;
        page.drawText(printable(this.faces.plain, text), {
          x: MARGIN,
          y,
          size: SIZE.foot,
          font: this.fonts.plain,
          color: MUTED,
        });
      });
    }
    return this.document.save();
  }
}
