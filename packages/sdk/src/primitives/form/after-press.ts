/** A press moves the focus before it is over: whatever a field that is left brings into the page may move the button away below the pointer, and the press is lost. */
const PRESSES = ['pointerdown', 'mousedown'] as const;
const RELEASES = ['pointerup', 'pointercancel', 'mouseup'] as const;

let isWatched = false;
let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  // the click comes after the release, in the same task
  setTimeout(() => {
    isPressed = false;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}

/** Begins to notice presses, once a page. */
export function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  for (const name of PRESSES) document.addEventListener(name, () => void (isPressed = true), true);
  for (const name of RELEASES) document.addEventListener(name, release, true);
}

/** Runs what changes the page once the press that is under way is through; at once without one. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
