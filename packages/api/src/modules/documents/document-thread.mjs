// A thread in which documents are laid out or pictures drawn, one after another.
import { parentPort } from 'node:worker_threads';

/** What is asked of it, each by what makes it, which is loaded with the first one. @type {Record<string, (wanted: any) => Promise<Uint8Array>>} */
const MAKERS = {
  document: async (layout) => (await import('./document-layout.mjs')).layOut(layout),
  picture: async (picture) => (await import('./picture-drawing.mjs')).draw(picture),
};

parentPort?.on('message', ({ kind, wanted }) => {
  const make = MAKERS[kind];
  (make ? make(wanted) : Promise.reject(new Error(`nothing makes a ${kind}`))).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error) => parentPort?.postMessage({ fault: String(error) }),
  );
});
