/** One instruction: `COPY`, its flags such as `from`, and the rest of its line. @typedef {{ name: string, flags: Record<string, string>, rest: string }} Instruction */
/** A stage of a Dockerfile with its instructions in their order. @typedef {{ name: string, image: string, instructions: Instruction[] }} Stage */

/** Reads the stages of a Dockerfile. @param {string} text @returns {Stage[]} */
export function readDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, image = '', stage = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      stages.push({ name: stage, image, instructions: [] });
      continue;
    }
    const flags = Object.fromEntries(
      [...rest.matchAll(/--(\w+)=(\S+)\s+/g)].map(([, key = '', value = '']) => [key, value]),
    );
    const isCopy = name === 'COPY' || name === 'ADD';
    const flagless = isCopy ? rest.replaceAll(/--\w+=\S+\s+/g, '') : rest;
    stages.at(-1)?.instructions.push({ name, flags: isCopy ? flags : {}, rest: flagless });
  }
  return stages;
}

/** What a stage copies: from which stage (null: the context), which paths, where to. @param {Stage} stage */
export const copiesOf = ({ instructions }) =>
  instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ flags, rest }) => {
      const paths = rest.trim().split(/\s+/);
      return { from: flags['from'] ?? null, paths: paths.slice(0, -1), to: paths.at(-1) ?? '' };
    });

/** The variables that a stage sets. @param {Stage} stage @returns {Record<string, string>} */
export const variablesOf = ({ instructions }) =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) =>
        rest
          .trim()
          .split(/\s+/)
          .map((pair) => pair.split('=')),
      ),
  );

/** What is wrong with an image that people run: a sentence each. @param {string} text @returns {string[]} */
export function faultsOf(text) {
  const stages = readDockerfile(text);
  const last = stages.at(-1);
  if (!last) return ['It has no stage.'];
  const names = stages.map(({ name }) => name);
  /** @param {string} name */
  const all = (name) => last.instructions.filter((one) => one.name === name);
  const user = all('USER').at(-1)?.rest ?? 'root';
  const known = new Set([
    'FROM',
    'WORKDIR',
    'COPY',
    'RUN',
    'ENV',
    'USER',
    'VOLUME',
    'EXPOSE',
    'STOPSIGNAL',
    'HEALTHCHECK',
    'CMD',
  ]);
  /** @type {[boolean, string][]} */
  const rules = [
    [stages.length < 2, 'It is built in one stage, with everything that builds it.'],
    [names.some((name) => name === ''), 'A stage has no name.'],
    [stages.some(({ image }) => !/:\S*\d/.test(image) || image.endsWith(':latest')), 'An image has no version.'],
    [/^(root|0)\b/.test(user), 'It runs as root.'],
    [all('HEALTHCHECK').length !== 1, 'Nobody asks whether it is alive.'],
    [!all('CMD').at(-1)?.rest.startsWith('["'), 'Its command runs in a shell, which hands on no signal.'],
    [all('COPY').some(({ flags }) => !flags['from']), 'What is run is copied from the context, not from a stage.'],
    [
      all('COPY').some(({ flags }) => flags['from'] && !names.includes(flags['from'])),
      'It copies from a stage that is not there.',
    ],
    [all('RUN').some(({ rest }) => /npm (ci|install)/.test(rest)), 'It installs in the last stage.'],
    [!/--omit=dev/.test(text), 'It brings what only builds and tests need.'],
    [/\bADD\b|\bsudo\b|curl [^|]*\|/.test(text), 'It takes something from the network that nobody checks.'],
    [
      stages.some(({ instructions }) => instructions.some(({ name }) => !known.has(name))),
      'It has an instruction that is not known.',
    ],
  ];
  return rules.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}
