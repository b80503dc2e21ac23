import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF, page after page, its lines joined by spaces. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
