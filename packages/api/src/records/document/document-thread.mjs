// A thread in which documents are laid out or pictures drawn, one after another.
import { parentPort } from 'node:worker_threads';

/** @typedef {{ kind: 'document', wanted: import('./document-layout.mjs').Layout } | { kind: 'picture', wanted: import('./picture-drawing.mjs').Picture | import('./wide-picture.mjs').WidePicture }} Task */

/** What lays out or draws is loaded with the first of its kind. @param {Task} task */
const make = async (task) =>
  task.kind === 'document'
    ? (await import('./document-layout.mjs')).layOut(task.wanted)
    : (await import('./picture-drawing.mjs')).draw(task.wanted);

parentPort?.on('message', (task) => {
  make(task).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error) => parentPort?.postMessage({ fault: String(error) }),
  );
});
