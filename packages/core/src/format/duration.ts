import { waitText } from './format.text.js';

const MINUTE = 60;
const HOUR = 3_600;

/** How long to wait, in words and never too short: `30 seconds`, `2 minutes` (for 61 to 120 seconds), `3 hours`. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < MINUTE) return waitText.seconds(whole);
  return whole < HOUR ? waitText.minutes(Math.ceil(whole / MINUTE)) : waitText.hours(Math.ceil(whole / HOUR));
}
