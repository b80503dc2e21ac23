import type { PdfJob, PdfMessage, PdfPages } from './pdf-pages.lazy.js';

interface Policy {
  createScriptURL(url: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** Names a worker's script where a page allows named ones alone (Trusted Types): the policy `prosperx-pdf` knows this one address. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('prosperx-pdf', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`not the reader of PDFs: ${url}`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
}

/** Starts a worker; null where the page has none, or does not allow it: from another origin, by its policy, or in a bundle that moved the file. */
function startWorker(address: string): Worker | null {
  if (typeof Worker === 'undefined' || new URL(address).origin !== location.origin) return null;
  try {
    return new Worker(trusted(address), { type: 'module', name: 'prosperx-pdf' });
  } catch {
    return null;
  }
}

interface Following {
  readonly onPage: (page: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** Has a worker read a PDF; null where it fails before it has said anything. */
function readBeside(worker: Worker, job: PdfJob, { onPage, signal }: Following): Promise<PdfPages | null> {
  return new Promise((resolve) => {
    const end = (answer: PdfPages | null) => {
      worker.terminate();
      resolve(answer);
    };
    let hasSpoken = false;
    worker.onmessage = ({ data: { prosperx: said } }: MessageEvent<PdfMessage>) => {
      if (!said) return;
      hasSpoken = true;
      if ('page' in said) onPage(said.page, said.of);
      else end(said);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(hasSpoken ? { fault: 'cas_broken' } : null);
    };
    signal.addEventListener('abort', () => end({ fault: 'cas_broken' }));
    worker.postMessage(job);
  });
}

/** Reads the texts of a PDF on this device: in a worker, or where a page allows none, between its own tasks. pdf.js is loaded by this call alone. */
export async function readPdf(job: PdfJob, following: Following): Promise<PdfPages> {
  const { pdfPagesAddress, pagesOfPdf } = await import('./pdf-pages.lazy.js');
  const worker = startWorker(pdfPagesAddress);
  return (worker && (await readBeside(worker, job, following))) ?? pagesOfPdf(job, following.onPage);
}
