/** More in one second than any widget has reason to send: a slider dragged on a 120 Hz screen sends 120. */
export const MESSAGES_PER_SECOND = 200;

/** A gate that lets so many through in each second and refuses the rest. */
export function rateCap(): () => boolean {
  let since = -Infinity;
  let passed = 0;
  return () => {
    const now = performance.now();
    if (now - since >= 1000) {
      since = now;
      passed = 0;
    }
    return ++passed <= MESSAGES_PER_SECOND;
  };
}
