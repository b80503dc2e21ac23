import * as fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface DocumentFonts {
  readonly plain: Uint8Array;
  readonly bold: Uint8Array;
}

async function read(): Promise<DocumentFonts> {
  const [plain, bold] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]);
  return { plain, bold };
}

let fonts: Promise<DocumentFonts> | undefined;

/** Noto Sans, which has the rupee sign; read from disk once. */
function documentFonts(): Promise<DocumentFonts> {
  fonts ??= read();
  return fonts;
}

/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 50;
/** Left free for what stands at the foot of each page. */
const FOOT = 70;
const SIZE = { title: 18, heading: 12, text: 10, foot: 8 } as const;
const LEADING = 1.45;
const LABEL_WIDTH = 140;
const INK = rgb(0.1, 0.1, 0.12);
const MUTED = rgb(0.38, 0.38, 0.42);

/** Writes what the fonts have no letter for as a question mark: the text is never lost from the data, only from the print. */
function printable(font: Pick<PDFFont, 'getCharacterSet'>, text: string): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text.normalize('NFC'), (letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
}

/** Lines that fit a width; a word that alone does not is cut. */
function wrap(font: PDFFont, text: string, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
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
  private readonly plain: PDFFont;
  private readonly bold: PDFFont;
  private page: PDFPage;
  private y = HEIGHT - MARGIN;

  private constructor(
    readonly document: PDFDocument,
    fonts: readonly [PDFFont, PDFFont],
  ) {
    [this.plain, this.bold] = fonts;
    this.page = document.addPage([WIDTH, HEIGHT]);
  }

  static async begin(title: string, madeAt: Date): Promise<DocumentWriter> {
    const document = await PDFDocument.create();
    document.setTitle(title);
    document.setLanguage('en-IN');
    document.setCreationDate(madeAt);
    document.setModificationDate(madeAt);
    document.registerFontkit(fontkit);
    const { plain, bold } = await documentFonts();
    const embed = (font: Uint8Array) => document.embedFont(font, { subset: true });
    return new DocumentWriter(document, [await embed(plain), await embed(bold)]);
  }

  private room(height: number): void {
    if (this.y - height >= FOOT) return;
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
  }

  private line(text: string, font: PDFFont, size: number, x = MARGIN, color = INK): void {
    this.page.drawText(text, { x, y: this.y - size, size, font, color });
  }

  title(text: string): void {
    this.line(printable(this.bold, text), this.bold, SIZE.title);
    this.y -= SIZE.title * LEADING;
  }

  heading(text: string): void {
    this.room(SIZE.heading * 4);
    this.y -= SIZE.heading;
    this.line(printable(this.bold, text), this.bold, SIZE.heading);
    this.y -= SIZE.heading * LEADING;
  }

  paragraph(text: string): void {
    for (const line of wrap(this.plain, printable(this.plain, text), SIZE.text, WIDTH - 2 * MARGIN)) {
      this.room(SIZE.text * LEADING);
      this.line(line, this.plain, SIZE.text);
      this.y -= SIZE.text * LEADING;
    }
  }

  /** A label with its value next to it. */
  row(label: string, value: string): void {
    const lines = wrap(this.plain, printable(this.plain, value), SIZE.text, WIDTH - 2 * MARGIN - LABEL_WIDTH);
    this.room(SIZE.text * LEADING * Math.max(1, lines.length));
    this.line(printable(this.plain, label), this.plain, SIZE.text, MARGIN, MUTED);
    for (const line of lines.length > 0 ? lines : ['']) {
      this.line(line, this.plain, SIZE.text, MARGIN + LABEL_WIDTH);
      this.y -= SIZE.text * LEADING;
    }
  }

  picture(image: PDFImage, most: { readonly width: number; readonly height: number }): void {
    const { width, height } = image.scaleToFit(most.width, most.height);
    this.room(height);
    this.page.drawImage(image, { x: MARGIN, y: this.y - height, width, height });
    this.y -= height + SIZE.text;
  }

  /** Writes what stands at the foot of every page, and gives the bytes. */
  async end(foot: (page: number, pages: number) => readonly string[]): Promise<Uint8Array> {
    const pages = this.document.getPages();
    for (const [index, page] of pages.entries()) {
      foot(index + 1, pages.length).forEach((text, line) => {
        const y = MARGIN - 10 - line * SIZE.foot * LEADING;
        page.drawText(printable(this.plain, text), { x: MARGIN, y, size: SIZE.foot, font: this.plain, color: MUTED });
      });
    }
    return this.document.save();
  }
}
