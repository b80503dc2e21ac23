/** What goes wrong at the sandbox's providers beside what amounts decide. Tests and long runs set it; nothing does otherwise. */
export interface Faults {
  /** Asked before a provider carries something out: true loses the request. */
  loseRequest?: () => boolean;
  /** Asked after it has: true loses the answer. */
  loseAnswer?: () => boolean;
}
