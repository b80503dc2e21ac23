/** However often it is asked for in a task, `run` runs once, at its end. */
export function oncePerTask(run: () => void): () => void {
  let isAskedFor = false;
  return () => {
    if (isAskedFor) return;
    isAskedFor = true;
    queueMicrotask(() => {
      isAskedFor = false;
      run();
    });
  };
}
