// These results are exact, by another road (month by month, in whole numbers), for the tests of sip and goal.

/** Returns what one rupee a month becomes as numerator and denominator; the rate is in hundredths of a per cent a year. */
export function exactGrowth(hundredthsOfPercent: number, months: number): { numerator: bigint; denominator: bigint } {
  const [base, grown] = [120_000n, 120_000n + BigInt(hundredthsOfPercent)];
  let [numerator, denominator] = [0n, 1n];
  for (let month = 0; month < months; month++) {
    // (balance + instalment) × (1 + rate)
    numerator = (numerator + denominator) * grown;
    denominator *= base;
  }
  return { numerator, denominator };
}
