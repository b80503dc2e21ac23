// Lays a document out and prints it as PDF. It runs in a thread of its own: a long table takes seconds, in which a server could answer nobody.
import pdfmake from 'pdfmake';

/** @typedef {import('pdfmake/interfaces.js').TDocumentDefinitions} Definition */
/** @typedef {readonly { readonly text: string, readonly font: string }[]} Runs */
/** @typedef {{ readonly lines: readonly Runs[], readonly style: object }} Foot */
/** @typedef {Readonly<Record<string, { readonly normal: string, readonly bold: string }>>} Fonts */
/** @typedef {{ readonly definition: Definition, readonly foot: Foot, readonly fonts: Fonts, readonly headlineLevel: number }} Layout */

/**
 * Fills in the numbers of a page.
 * @param {Runs} runs
 * @param {number} page
 * @param {number} pages
 */
const numbered = (runs, page, pages) =>
  runs.map((run) => ({ ...run, text: run.text.replaceAll('{page}', `${page}`).replaceAll('{pages}', `${pages}`) }));

/**
 * Returns the bytes of a document.
 * @param {Layout} layout
 * @returns {Promise<Uint8Array>}
 */
export async function layOut({ definition, foot, fonts, headlineLevel }) {
  pdfmake.setFonts(fonts);
  // documents are made of data alone: nothing is read from the network, and of the disk only the fonts
  const fontFiles = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  const made = pdfmake.createPdf({
    ...definition,
    footer: (page, pages) => ({
      ...foot.style,
      stack: foot.lines.map((runs) => ({ text: numbered(runs, page, pages) })),
    }),
    pageBreakBefore: (node, around) =>
      node.headlineLevel === headlineLevel && around.getFollowingNodesOnPage().length === 0,
  });
  return new Uint8Array(await made.getBuffer());
}
