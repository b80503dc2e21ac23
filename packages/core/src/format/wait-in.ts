const MINUTE = 60;
const HOUR = 3_600;

interface WaitWords {
  readonly seconds: (count: number) => string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
}

/** Returns a wait by the words of a language. By itself, so that the words of refusals have a copy and English loads nothing for them. */
export function waitIn(text: WaitWords, seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < MINUTE) return text.seconds(whole);
  return whole < HOUR ? text.minutes(Math.ceil(whole / MINUTE)) : text.hours(Math.ceil(whole / HOUR));
}
