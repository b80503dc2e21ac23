const mapped = Error.prepareStackTrace;

/** A place in what is not ours has no source to be looked up. */
const isForeign = (frame: NodeJS.CallSite) => /^node:|\/node_modules\//.test(frame.getFileName() ?? 'node:');

/**
 * Playwright asks for the stack at each of its calls, and looks up the source of each of its own places too, which is a tenth of what a
 * worker does. Now only places in tests are looked up.
 */
export function lookUpOurPlacesOnly(): void {
  if (!mapped) return;
  Error.prepareStackTrace = (error, frames) => {
    const head = String(mapped(error, []));
    const lines = frames.map((frame) =>
      isForeign(frame) ? `\n    at ${String(frame)}` : String(mapped(error, [frame])).slice(head.length),
    );
    return head + lines.join('');
  };
}
