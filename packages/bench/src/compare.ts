export interface Side {
  readonly name: string;
  run(): unknown;
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

async function timeOf({ run }: Side): Promise<number> {
  const since = performance.now();
  await run();
  return performance.now() - since;
}

/** Runs both sides in turn, so that a busy machine slows both, and prints how their median times compare. */
export async function compare(what: string, ours: Side, peer: Side, rounds = 31): Promise<void> {
  const times: [number, number][] = [];
  // the first round warms up
  for (let round = 0; round <= rounds; round++) times.push([await timeOf(ours), await timeOf(peer)]);
  times.shift();
  const [mine, theirs] = [median(times.map(([one]) => one)), median(times.map(([, other]) => other))];
  const ratio = mine > 10 * theirs ? Math.round(mine / theirs) : (mine / theirs).toPrecision(2);
  console.log(
    `${what}: ${ours.name} takes ${ratio} times as long as ${peer.name} (${mine.toFixed(2)} and ${theirs.toFixed(2)} ms, ${rounds} rounds)`,
  );
}
