import type { Language } from '@prosperx/core/language';
import type { Content } from 'pdfmake/interfaces.js';
import { columnWidths } from './column-widths.js';
import type { Layout } from './document-layout.mjs';
import { documents } from './document-worker.js';
import { documentFonts, PLAIN_FONT, textRuns } from './scripts.js';
import { cellText, type Cell, type DocumentTable, isFigure } from './tables.js';

const MARGIN = 50;
/** The space of the foot of each page. */
const FOOT = 70;
const SIZE = { title: 18, heading: 12, text: 10, foot: 8 } as const;
/** The width of an A4 page, in points. */
const PAGE = { portrait: 595, landscape: 842 } as const;
const LABEL_WIDTH = 140;
const INK = '#1a1a1f';
const MUTED = '#61616b';

/** Text that a heading must not stand under at the end of a page. */
const HEADING = 1;

/** Writes a document from top to bottom; a thread beside the server's lays it out, and begins a page when one is full. Imported when one is made, since the library of fonts takes a while of each start. */
export class DocumentWriter {
  private readonly content: Content[] = [];
  private readonly files: Record<string, { src: string; name: string }> = {};
  private orientation: 'portrait' | 'landscape' = 'portrait';

  constructor(
    private readonly titleText: string,
    private readonly madeAt: Date,
    /** The language of which screen readers are told. */
    private readonly language: Language = 'en',
  ) {}

  /** Lays the pages across, for tables of many columns. */
  across(): void {
    this.orientation = 'landscape';
  }

  title(text: string): void {
    this.content.push({ text: textRuns(text), fontSize: SIZE.title, bold: true, margin: [0, 0, 0, 6] });
  }

  heading(text: string): void {
    this.content.push({
      text: textRuns(text),
      fontSize: SIZE.heading,
      bold: true,
      margin: [0, SIZE.heading, 0, 4],
      headlineLevel: HEADING,
    });
  }

  paragraph(text: string): void {
    this.content.push({ text: textRuns(text), margin: [0, 0, 0, 4] });
  }

  /** A label with its value next to it. */
  row(label: string, value: string): void {
    const labelled = { text: textRuns(label), color: MUTED, width: LABEL_WIDTH };
    this.content.push({ columns: [labelled, { text: textRuns(value), width: '*' }] });
  }

  /** A table whose titles stand on each of its pages; figures are set to the right. */
  table(table: DocumentTable): void {
    const { columns, rows, total } = table;
    const { fontSize, columns: widths } = columnWidths(table, PAGE[this.orientation] - 2 * MARGIN);
    const isRight = columns.map((_, index) => rows.some((row) => isFigure(row[index] ?? null)));
    const cell = (text: string, index: number, bold: boolean) => ({
      text: textRuns(text),
      bold,
      fontSize,
      noWrap: widths[index]?.noWrap ?? false,
      alignment: isRight[index] ? ('right' as const) : ('left' as const),
    });
    const line = (cells: readonly Cell[], bold: boolean) =>
      cells.map((each, index) => cell(cellText(each), index, bold));
    this.content.push({
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: widths.map(({ width }) => width),
        body: [
          columns.map(({ title }, index) => ({ ...cell(title, index, true), noWrap: false })),
          ...rows.map((row) => line(row, false)),
          ...(total ? [line(total, true)] : []),
        ],
      },
      layout: 'lightHorizontalLines',
      margin: [0, 2, 0, 8],
    });
  }

  /** A picture as JPEG, made smaller where it is larger than that. */
  picture(jpeg: Uint8Array, most: { readonly width: number; readonly height: number }): void {
    this.content.push({ image: dataUrl('image/jpeg', jpeg), fit: [most.width, most.height], margin: [0, 2, 0, 8] });
  }

  /** A file that comes along inside of the document. */
  attach(name: string, mediaType: string, bytes: Uint8Array): void {
    this.files[name] = { src: dataUrl(mediaType, bytes), name };
  }

  /** Writes the foot of every page, and returns the bytes. Throws as `documents.layOut` does. */
  end(foot: (page: string, pages: string) => readonly string[]): Promise<Uint8Array> {
    return documents.layOut(this.layout(foot));
  }

  /** Returns all that its layout needs; `foot` is given the places that the numbers of each page take. */
  layout(foot: (page: string, pages: string) => readonly string[]): Layout {
    return {
      fonts: documentFonts,
      headlineLevel: HEADING,
      foot: {
        lines: foot('{page}', '{pages}').map(textRuns),
        style: { fontSize: SIZE.foot, color: MUTED, margin: [MARGIN, FOOT - MARGIN, MARGIN, 0] },
      },
      definition: {
        pageSize: 'A4',
        pageOrientation: this.orientation,
        pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
        language: `${this.language}-IN`,
        info: { title: this.titleText, creationDate: this.madeAt, modDate: this.madeAt },
        defaultStyle: { font: PLAIN_FONT, fontSize: SIZE.text, color: INK, lineHeight: 1.1 },
        content: this.content,
        files: this.files,
      },
    };
  }
}

const dataUrl = (mediaType: string, bytes: Uint8Array) =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
