// The thread in which documents are laid out, one after another.
import { parentPort } from 'node:worker_threads';
import { layOut } from './document-layout.mjs';

parentPort?.on('message', (layout) => {
  layOut(layout).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error) => parentPort?.postMessage({ fault: String(error) }),
  );
});
