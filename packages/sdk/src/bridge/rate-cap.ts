/** More in one second than any widget has reason to send: a slider dragged on a 120 Hz screen sends 120. */
export const MESSAGES_PER_SECOND = 200;

/** A gate that lets `most` through in each second and refuses the rest. `now` is in milliseconds. */
export function rateCap(most = MESSAGES_PER_SECOND, now: () => number = () => performance.now()): () => boolean {
  let since = -Infinity;
  let passed = 0;
  return () => {
    if (now() - since >= 1000) {
      since = now();
      passed = 0;
    }
    return ++passed <= most;
  };
}
