import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../content/server/webhooks.md', import.meta.url), 'utf8');
const sampleOf = (language: string) => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';

const NOW = 1_790_000_000;
const SECRET = 'whsec_of_this_test';
const BODY = '{"id":"evt_1","note":"₹ 5,000"}';
const sign = (seconds: number, secret = SECRET, body = BODY) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** A header, and whether it is ours. */
const headers: readonly (readonly [string, boolean])[] = [
  [sign(NOW), true],
  [sign(NOW - 299), true],
  [sign(NOW - 301), false],
  [sign(NOW + 301), false],
  [sign(NOW, 'another secret'), false],
  [sign(NOW, SECRET, `${BODY} `), false],
  [sign(NOW).slice(0, -1), false],
  [`${sign(NOW)},v1=`, false],
  ['', false],
];
const expected = headers.map(([, isOurs]) => isOurs);

const folder = mkdtempSync(join(tmpdir(), 'px-webhooks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the sample as it stands on the page, with a few lines below it that ask it. */
function ask(command: string, file: string, source: string): unknown {
  writeFileSync(join(folder, file), source);
  return JSON.parse(execFileSync(command, [join(folder, file)], { encoding: 'utf8' }));
}
const has = (command: string) => spawnSync(command, ['--version']).status === 0;
const list = JSON.stringify(headers.map(([header]) => header));

describe('the samples that check a webhook’s signature', () => {
  it('Node takes what is ours and nothing else', () => {
    const source = `${sampleOf('js')}\nconsole.log(JSON.stringify(${list}.map((header) => isFromProsperX(header, ${JSON.stringify(BODY)}, '${SECRET}', ${NOW}))));`;
    expect(ask(process.execPath, 'sample.mjs', source)).toEqual(expected);
  });

  it.skipIf(!has('python3'))('Python takes what is ours and nothing else', () => {
    const source = `${sampleOf('python')}\nimport json\nprint(json.dumps([is_from_prosperx(header, ${JSON.stringify(BODY)}.encode(), '${SECRET}', ${NOW}) for header in ${list}]))`;
    expect(ask('python3', 'sample.py', source)).toEqual(expected);
  });

  it.skipIf(!has('php'))('PHP takes what is ours and nothing else', () => {
    const source = `${sampleOf('php')}\necho json_encode(array_map(fn($header) => is_from_prosperx($header, '${BODY}', '${SECRET}', ${NOW}), json_decode('${list}')));`;
    expect(ask('php', 'sample.php', source)).toEqual(expected);
  });

  it.skipIf(!has('java'))('Java takes what is ours and nothing else', () => {
    const asked = `{${list.slice(1, -1)}}`;
    const main = `class Main { public static void main(String[] given) throws Exception { var answers = new java.util.ArrayList<Boolean>(); for (var header : new String[] ${asked}) answers.add(ProsperXSignature.isRight(header, ${JSON.stringify(BODY)}.getBytes(StandardCharsets.UTF_8), "${SECRET}", ${NOW}L)); System.out.println(answers); } }`;
    // of a file that is run as it is, the first class is the one that begins
    expect(ask('java', 'Main.java', sampleOf('java').replace('class ', `${main}\nclass `))).toEqual(expected);
  });
});
