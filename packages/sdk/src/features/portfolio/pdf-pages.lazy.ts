import type { StatementPage, TextPiece } from '@prosperx/core/statement';
import { getDocument } from 'unpdf/pdfjs';

/** A PDF, and the password that opens it; '' for none. */
export interface PdfJob {
  readonly bytes: ArrayBuffer;
  readonly password: string;
}

/** What a PDF says, or why it says nothing. */
export type PdfPages =
  | { readonly pages: readonly StatementPage[] }
  | { readonly fault: 'cas_password' | 'cas_password_needed' | 'cas_broken' };

/** What a worker answers while it reads, and at the end. pdf.js, which knows that it is in a worker, says things of its own. */
export interface PdfMessage {
  readonly prosperx?: PdfPages | { readonly page: number; readonly of: number };
}

/** The address from which this module was loaded: a worker is started with the same. */
export const pdfPagesAddress: string = import.meta.url;

/** Text that runs up or down a page belongs to no line. */
const isLevel = (rise: number, run: number) => Math.abs(rise) <= Math.abs(run) / 10;

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

/** Returns the texts of a page as its reader sees them, also where it is kept lying on its side. */
async function piecesOf(page: PdfPage): Promise<TextPiece[]> {
  const { height, transform } = page.getViewport({ scale: 1 });
  const [a, b, c, d, e, f] = transform as [number, number, number, number, number, number];
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [run, rise, , , x, y] = item.transform as [number, number, number, number, number, number];
    const level = isLevel(b * run + d * rise, a * run + c * rise);
    const place = { x: a * x + c * y + e, y: height - (b * x + d * y + f), width: item.width };
    return [{ text: item.str, ...place, ...(!level && { isTurned: true }) }];
  });
}

function faultOf(error: unknown, password: string): PdfPages {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return { fault: isLocked ? (password === '' ? 'cas_password_needed' : 'cas_password') : 'cas_broken' };
}

/** Reads the texts of a PDF, page by page, and says how far it is. */
export async function pagesOfPdf(
  { bytes, password }: PdfJob,
  onPage: (page: number, of: number) => void,
): Promise<PdfPages> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    password,
    isEvalSupported: false,
    disableFontFace: true,
    useWorkerFetch: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const pages: StatementPage[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      pages.push(await piecesOf(page));
      page.cleanup();
      onPage(number, pdf.numPages);
    }
    return { pages };
  } catch (error) {
    return faultOf(error, password);
  } finally {
    await task.destroy();
  }
}

interface WorkerScope {
  postMessage(message: PdfMessage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<PdfJob>) => void): void;
}

/** Answers as a worker, where this is one. */
if ('WorkerGlobalScope' in globalThis) {
  const scope = globalThis as unknown as WorkerScope;
  const say = (prosperx: PdfMessage['prosperx']) => scope.postMessage({ ...(prosperx && { prosperx }) });
  scope.addEventListener('message', ({ data }) => {
    void pagesOfPdf(data, (page, of) => say({ page, of })).then(say);
  });
}
