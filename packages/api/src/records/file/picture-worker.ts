import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MINUTE } from '@prosperx/core/time';
import { pixelsOf, type PictureType, UPLOAD_MAX_PIXELS } from '@prosperx/core/upload';

/** `clean`: the same picture, upright and without metadata. `print`: a JPEG that is large enough for paper. */
type Task = 'clean' | 'print';
type Decoded = Exclude<PictureType, 'image/bmp'>;

interface Limits {
  /** Bytes of the whole process, its program (some 60 MB) among them. */
  readonly memory: number;
  /** Milliseconds of work for one picture. */
  readonly cpu: number;
  /** Milliseconds until it is given up, however little was done. */
  readonly time: number;
  /** Pictures that wait for their turn. */
  readonly waiting: number;
}

/** A picture of 25 megapixels takes some 150 MB and two seconds. */
export const PICTURE_LIMITS: Limits = { memory: 512_000_000, cpu: 10_000, time: MINUTE, waiting: 20 };

export interface PictureWorker {
  /**
   * Resolves to null for a file that is no such picture, ends too early, has too many pixels, or needs more memory or time than it may.
   * Rejects when there are too many before it.
   */
  decode(task: Task, type: Decoded, bytes: Uint8Array): Promise<Uint8Array | null>;
}

// The same name lies beside this file and beside the bundle of the server.
const PROGRAM = fileURLToPath(new URL('./picture-decoder.mjs', import.meta.url));

/** Decodes pictures one after another in a process beside the server. It is begun with the first picture, and anew after one that it did not survive. */
export function pictureWorker({ memory, cpu, time, waiting }: Limits): PictureWorker {
  let running: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;

  const begin = () => {
    // It gets neither keys nor addresses of the server.
    const child = fork(PROGRAM, [String(memory), String(cpu)], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.once('exit', () => (running = running === child ? null : running));
    return child;
  };

  const decodeNext = (work: object) =>
    new Promise<Uint8Array | null>((resolve, reject) => {
      const child = (running ??= begin());
      const timer = setTimeout(() => child.kill('SIGKILL'), time);
      const listeners = {
        message: (picture: unknown) => end(() => resolve(picture as Uint8Array | null)),
        exit: () => end(() => resolve(null)),
        error: (error: Error) => end(() => reject(error)),
      };
      const end = (settle: () => void) => {
        clearTimeout(timer);
        for (const [event, listener] of Object.entries(listeners)) child.off(event, listener);
        child.channel?.unref();
        settle();
      };
      for (const [event, listener] of Object.entries(listeners)) child.on(event, listener);
      // While a picture is decoded the process waits for it.
      child.channel?.ref();
      child.send(work, (error) => error && listeners.exit());
    });

  return {
    decode: async (task, type, bytes) => {
      if ((pixelsOf(type, bytes) ?? Infinity) > UPLOAD_MAX_PIXELS) return null;
      if (held > waiting) throw new Error('too many pictures at once');
      held += 1;
      const turn = last.then(() => decodeNext({ task, type, bytes, mostPixels: UPLOAD_MAX_PIXELS }));
      last = turn.catch(() => null);
      return turn.finally(() => (held -= 1));
    },
  };
}

/** The one worker of this process. */
export const pictures = pictureWorker(PICTURE_LIMITS);
