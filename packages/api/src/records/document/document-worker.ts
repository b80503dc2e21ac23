import { Worker } from 'node:worker_threads';
import { PxError } from '@prosperx/core/errors';
import { MINUTE } from '@prosperx/core/time';
import type { Layout } from './document-layout.mjs';
import type { Task } from './document-thread.mjs';
import { documentWorkerText as text } from './document-worker.text.js';
import type { Picture } from './picture-drawing.mjs';
import type { WidePicture } from './wide-picture.mjs';

interface Limits {
  /** Megabytes of the thread's heap. */
  readonly memory: number;
  /** Milliseconds for one document or picture, from its turn on. */
  readonly time: number;
  /** Those that wait for their turn. */
  readonly waiting: number;
}

/** A table of 500 rows takes some 100 MB and, on a busy machine, five seconds. */
export const DOCUMENT_LIMITS: Limits = { memory: 512, time: MINUTE, waiting: 20 };

/**
 * A picture takes a fraction of a second, the first one on a busy machine seconds. All together they hold fewer of the server's places
 * for pictures than there are.
 */
const PICTURE_LIMITS: Limits = { memory: 256, time: 20_000, waiting: 8 };

export interface DocumentWorker {
  /** Resolves to the bytes of a PDF. Throws `unavailable`, with a sentence of why, for one that takes too long, and when too many wait. */
  layOut(layout: Layout): Promise<Uint8Array>;
  /** Resolves to the bytes of a PNG, under the same limits. */
  draw(picture: Picture | WidePicture): Promise<Uint8Array>;
}

// The same name lies beside this file and beside the bundle of the server.
const PROGRAM = new URL('./document-thread.mjs', import.meta.url);

type Printed = { readonly bytes: Uint8Array } | { readonly fault: string };

/** Makes documents and pictures one after another in a thread beside the server's. It is begun with the first one, and anew after one that it did not survive. */
export function documentWorker({ memory, time, waiting }: Limits): DocumentWorker {
  let running: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;

  const begin = () => {
    // It gets neither keys nor addresses of the server.
    const thread = new Worker(PROGRAM, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } });
    thread.once('exit', () => (running = running === thread ? null : running));
    return thread;
  };

  const makeNext = (task: Task) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const thread = (running ??= begin());
      const words = text[task.kind];
      const timer = setTimeout(() => void thread.terminate(), time);
      const listeners = {
        message: (printed: Printed) =>
          end(() => ('bytes' in printed ? resolve(printed.bytes) : reject(new Error(printed.fault)))),
        // its end by the limit of time or memory
        exit: () => end(() => reject(new PxError('unavailable', { message: words.tooLong }))),
        error: (cause: Error) => end(() => reject(new PxError('unavailable', { message: words.tooLong, cause }))),
      };
      const end = (settle: () => void) => {
        clearTimeout(timer);
        for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
        thread.unref();
        settle();
      };
      for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
      // While something is made the process waits for it.
      thread.ref();
      thread.postMessage(task);
    });

  const inTurn = async (task: Task) => {
    if (held > waiting) throw new PxError('unavailable', { message: text[task.kind].tooMany });
    held += 1;
    const turn = last.then(() => makeNext(task));
    last = turn.catch(() => null);
    return turn.finally(() => (held -= 1));
  };
  return {
    layOut: (wanted) => inTurn({ kind: 'document', wanted }),
    draw: (wanted) => inTurn({ kind: 'picture', wanted }),
  };
}

/** What makes the documents of this process. */
export const documents: Pick<DocumentWorker, 'layOut'> = documentWorker(DOCUMENT_LIMITS);

/** What draws its pictures to share. Everybody who has the link may ask for one: they and documents do not wait for each other. */
export const pictures: Pick<DocumentWorker, 'draw'> = documentWorker(PICTURE_LIMITS);
