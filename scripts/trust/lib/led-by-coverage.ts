// Fuzzing led by coverage, over V8's own counts of blocks: an input that runs a block for the first time is kept and changed further. There is no kept library for it: jazzer.js needs a native part that is no longer built for new versions of
// Node, jsfuzz was given up in 2020.
import { Session } from 'node:inspector';
import { Script } from 'node:vm';

export interface Reader {
  /** What it reads, of every kind that it tells apart. */
  readonly seeds: readonly Uint8Array[];
  /** Words that mean something to it, beside those of its seeds. */
  readonly words?: readonly string[];
  /** Throws where it must not. */
  read(input: Uint8Array): void | Promise<void>;
}

export interface Found {
  readonly runs: number;
  readonly kept: number;
  readonly blocks: number;
  /** The first input of each failure, by its sentence. */
  readonly findings: ReadonlyMap<string, Uint8Array>;
}

interface Limits {
  readonly random: () => number;
  /** Ends after so many milliseconds, or so many runs. */
  readonly time?: number;
  readonly runs?: number;
  readonly untilFound?: boolean;
  /** Keeps nothing, and so only changes its seeds: the twin that finds less. */
  readonly isBlind?: boolean;
}

/** An input may take this long; a reader that goes on is stopped. */
const LONGEST = 1_000;
const LARGEST = 20_000;
/** Inputs after which it is asked where they went: asking takes as long as a hundred of them. */
const BATCH = 64;
/** The files whose blocks lead: ours, and libraries that read. */
const OURS = /\/(?:packages|parsedbf|papaparse|read-excel-file|unzipper-esm|fflate|saxen)\/|planted/;
const SIGNS = [0, 9, 10, 13, 32, 34, 44, 45, 46, 48, 57, 59, 92, 123, 125, 127, 128, 255];

interface Block {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

// only what is compiled from now on counts its blocks: readers are imported after this file
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Tells of what has run since it was last asked whether it went where nothing has been; `keep` notes where that was. */
function coverage() {
  /** Where blocks begin, by function: those that run whenever their function does are told of only once they do not. */
  const places = new Map<string, Set<number>>();
  const seen = new Set<string>();
  const take = (keep: boolean) => {
    let isNew = false;
    session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      for (const { scriptId, functions } of result.filter(({ url }) => OURS.test(url)))
        for (const { ranges } of functions) {
          const [whole, ...inner] = ranges as [Block, ...Block[]];
          const name = `${scriptId}:${whole.startOffset}`;
          const known = places.get(name) ?? new Set();
          places.set(name, known);
          for (const { startOffset } of ranges) known.add(startOffset);
          for (const start of known) {
            const block = inner.findLast((one) => one.startOffset <= start && start < one.endOffset) ?? whole;
            const place = `${name}:${start}`;
            if (block.count === 0 || seen.has(place)) continue;
            if (keep) seen.add(place);
            isNew = true;
          }
        }
    });
    return isNew;
  };
  // what ran before is none of it
  session.post('Profiler.takePreciseCoverage', () => {});
  return { take, blocks: () => seen.size };
}

/** An input with up to eight changes: bytes, cuts, copies, words, figures, and parts of another. */
function changed(input: Uint8Array, other: Uint8Array, words: readonly Buffer[], random: () => number): Uint8Array {
  const upTo = (end: number) => Math.floor(random() * end);
  let bytes = Buffer.from(input);
  const put = (at: number, cut: number, part: Uint8Array) => {
    bytes = Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at + cut)]);
  };
  for (let left = 1 + upTo(2 ** upTo(4)); left > 0; left -= 1) {
    const at = upTo(bytes.length + 1);
    const length = 1 + upTo(random() < 0.8 ? 8 : bytes.length + 1);
    const kind = upTo(8);
    if (kind === 0) put(at, 1, Buffer.from([upTo(256)]));
    else if (kind === 1) put(at, upTo(2), Buffer.from([SIGNS[upTo(SIGNS.length)] ?? 0]));
    else if (kind === 2) put(at, length, Buffer.alloc(0));
    else if (kind === 3) put(at, 0, bytes.subarray(at, at + length));
    else if (kind === 4) put(at, upTo(2) * length, words[upTo(words.length)] ?? Buffer.alloc(0));
    else if (kind === 5) put(at, upTo(2) * length, other.subarray(upTo(other.length), upTo(other.length + 1)));
    else if (kind === 6) put(at, 1, Buffer.from([(bytes[at] ?? 0) ^ (1 << upTo(8))]));
    else put(at, length, Buffer.from(['-1', '0', '1e308', '9'.repeat(1 + upTo(30)), '0.1', 'NaN'][upTo(6)] ?? ''));
  }
  return bytes.subarray(0, LARGEST);
}

const sentenceOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}`.replace(/\d+/g, '0').slice(0, 120) : String(error);

/** Gives a reader input after input, until its time is over. */
export async function fuzz({ seeds, words = [], read }: Reader, limits: Limits): Promise<Found> {
  const { random, time = Infinity, runs: most = Infinity, untilFound = false, isBlind = false } = limits;
  const corpus = seeds.map((seed) => Buffer.from(seed));
  const known = corpus.flatMap((seed) => seed.toString('latin1').match(/[\w /.&-]{2,40}/g) ?? []);
  const tokens = [...new Set([...words, ...known])].map((word) => Buffer.from(word));
  const findings = new Map<string, Uint8Array>();
  const covered = coverage();
  /** Mostly one of the last, which went furthest. */
  const one = () => {
    const place = random() < 0.5 ? random() : 1 - random() ** 3;
    // the cube of a small number is so small that one without it is one
    return corpus[Math.min(Math.floor(place * corpus.length), corpus.length - 1)] as Buffer;
  };
  let input: Uint8Array = new Uint8Array();
  Object.assign(globalThis, { readOnce: () => read(input) });
  const script = new Script('readOnce()');
  const run = async (next: Uint8Array) => {
    input = next;
    const since = performance.now();
    try {
      await (script.runInThisContext({ timeout: LONGEST }) as unknown);
      if (performance.now() - since > LONGEST) throw new Error(`it took more than ${LONGEST} ms`);
    } catch (error) {
      const sentence = sentenceOf(error);
      if (!findings.has(sentence)) findings.set(sentence, Uint8Array.from(input));
    }
  };
  const begun = performance.now();
  let runs = 0;
  for (const seed of seeds) await run(seed);
  covered.take(true);
  while (runs < most && performance.now() - begun < time && !(untilFound && findings.size > 0)) {
    const batch = Array.from({ length: BATCH }, () => changed(one(), one(), tokens, random));
    for (const each of batch) await run(each);
    runs += BATCH;
    if (isBlind || !covered.take(false)) continue;
    // one of them went somewhere new: which is seen by running each alone
    for (const each of batch) {
      await run(each);
      if (covered.take(true)) corpus.push(Buffer.from(each));
    }
  }
  return { runs, kept: corpus.length - seeds.length, blocks: covered.blocks(), findings };
}
