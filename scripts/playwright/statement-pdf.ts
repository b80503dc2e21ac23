import type { DrawnPage } from '@prosperx/core/testing';
import PDFDocument from 'pdfkit';

interface StatementPdf {
  /** Opens it; without one it is open. */
  readonly password?: string;
  /** The version of the PDF, by which it is encrypted: RC4 of 40 and of 128 bits, AES of 128 and of 256. */
  readonly version?: '1.3' | '1.4' | '1.7' | '1.7ext3';
}

/** Draws pages as a PDF, such as registrars send it. */
export function statementPdf(pages: readonly DrawnPage[], { password, version = '1.7' }: StatementPdf = {}) {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: version,
    ...(password !== undefined && { userPassword: password, ownerPassword: `${password} of its maker` }),
  });
  const parts: Uint8Array[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
  });
  for (const page of pages) {
    pdf.addPage({ size: [612, 842], margin: 0 });
    pdf.font('Helvetica').fontSize(8);
    for (const { text, x, y, right } of page)
      pdf.text(text, right ? x - pdf.widthOfString(text) : x, 842 - y, { lineBreak: false, baseline: 'alphabetic' });
  }
  pdf.end();
  return done;
}
