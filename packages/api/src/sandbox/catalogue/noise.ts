/** 32 bits that depend on every character of a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The next of a series of well-spread 32-bit numbers (the mixing step of mulberry32). */
function mixed(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}

const DRAWS = 4;
// the sum of four uniform numbers has the variance 4/12
const TO_UNIT_VARIANCE = Math.sqrt(12 / DRAWS);

/** A number of mean 0 and variance 1 that is always the same for the same text; nearly normal, never beyond 3.5. Built of operations that are exact on every machine. */
export function noiseOf(text: string): number {
  let [state, sum] = [seedOf(text), 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    state = (state + 0x6d2b79f5) | 0;
    sum += mixed(state) / 2 ** 32;
  }
  return (sum - DRAWS / 2) * TO_UNIT_VARIANCE;
}
