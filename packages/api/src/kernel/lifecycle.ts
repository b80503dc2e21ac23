/** Whether a server goes on, or is about to end: who sends requests to several is told before any is refused. */
export interface Lifecycle {
  readonly isLeaving: () => boolean;
  leave(): void;
}

export function newLifecycle(): Lifecycle {
  let isLeaving = false;
  return {
    isLeaving: () => isLeaving,
    leave: () => {
      isLeaving = true;
    },
  };
}
