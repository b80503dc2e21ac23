import { readdirSync, readFileSync } from 'node:fs';
import { LOGIN_LIMITS, OTP_LIMITS } from '@prosperx/core/session';
import { DAY, HOUR, SECOND } from '@prosperx/core/time';
import { describe, expect, it } from 'vitest';
import { connectionLimits } from '#start/listen.js';
import { operatorCommands } from '#start/operator-socket.js';
import type { TokenBucket } from '#throttle/token-buckets.js';
import { trafficLimits } from '#throttle/traffic.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The rows of a page's tables, without the spaces that line them up. */
const rowsOf = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/ +/g, ' '));
const rows = rowsOf('../README.md');

describe('the README of the server', () => {
  it('has a row for each limit of what is asked at once', () => {
    const { buckets, work, share, waits } = trafficLimits('postgres');
    const count = (value: number) => value.toLocaleString('en');
    const bucket = ({ holds, aSecond }: TokenBucket, what = '') =>
      `| ${count(holds)}${what} at once, then ${aSecond} a second | `;
    const gate = (kind: keyof typeof work, what: string) =>
      `| ${work[kind].atOnce} ${what} in hand${kind === 'reads' || kind === 'writes' ? ` (${trafficLimits('pglite').work[kind].atOnce} embedded)` : ''}, ${work[kind].waiting} waiting for ${work[kind].longest / 1_000} s | `;
    const { connections, ofOneAddress, head, body } = connectionLimits(0);
    const limits = [
      `| ${count(connections)} connections, ${count(ofOneAddress ?? 0)} of an address | `,
      `| ${head / 1_000} s for the head of a request, ${body / 1_000} s for all of it | `,
      `${bucket(buckets.visitor, ' calls')}reads of a visitor who has a name |`,
      `${bucket(buckets.named.shared)}all who have one, of an IPv4 address |`,
      `${bucket(buckets.named.own)}all who have one, of a /64 of IPv6 |`,
      `${bucket(buckets.nameless.shared)}all who have none, of an IPv4 address |`,
      `${bucket(buckets.nameless.own)}all who have none, of a /64 of IPv6 |`,
      bucket(buckets.files.shared, ' files'),
      bucket(buckets.files.own, ' files'),
      gate('reads', 'reads'),
      gate('writes', 'writes'),
      gate('files', 'files'),
      gate('documents', 'documents'),
      gate('pictures', 'pictures'),
      `| ${count(waits.atOnce)} of an address, ${count(work.waits.atOnce)} of all | `,
      gate('providers', 'pages'),
      gate('webhooks', 'messages'),
      gate('logins', 'login'),
      gate('calls', 'calls'),
      `| ${share.atOnce} of a person (${trafficLimits('pglite').share.atOnce} embedded), ${share.waiting} waiting for ${share.longest / 1_000} s | `,
    ];
    expect(limits.filter((limit) => !rows.some((row) => row.startsWith(limit)))).toEqual([]);
  });

  it('says which commands a running server carries out, and which want it stopped', () => {
    const namedBeside = (what: string) =>
      [...(rows.find((row) => row.includes(what)) ?? '').matchAll(/`([a-z:-]+)`/g)].map(([, name]) => name);
    const scripts = new URL('../scripts/', import.meta.url);
    const opening = readdirSync(scripts)
      .filter((file) => file.endsWith('.ts') && !/^(command|run-by-server)\./.test(file))
      .filter((file) => readFileSync(new URL(file, scripts), 'utf8').includes('withStoredData('))
      .map((file) => file.replace('.ts', '').replace('keys-rotate', 'keys:rotate'));
    expect(namedBeside('the server does it')).toEqual(Object.keys(operatorCommands).sort());
    expect(namedBeside('stop the server first')).toEqual(opening.sort());
  });
});

describe('the pages for integrators', () => {
  it('say how many calls of a person are in hand', () => {
    const [{ share }, embedded] = [trafficLimits('postgres'), trafficLimits('pglite').share];
    const limit = `${share.atOnce} in hand (${embedded.atOnce} on the embedded database), ${share.waiting} wait for up to ${share.longest / SECOND} s`;
    expect(rowsOf('../../docs/content/server/limits.md')).toContain(
      `| calls of one person, in all their sessions | ${limit} |`,
    );
  });

  it('say how many guesses and codes are taken', () => {
    const { gap, hour, day, address, partner } = OTP_LIMITS;
    expect([gap.most, hour.within, day.within]).toEqual([1, HOUR, DAY]);
    const apart = `${gap.within / SECOND} seconds (\`otp_too_soon\`, \`otp_wait\`), ${hour.most} an hour`;
    const bucket = ({ holds, oneEvery }: typeof address | typeof partner | typeof LOGIN_LIMITS.address, join = ',') =>
      `${holds} at once${join} ${HOUR / oneEvery} an hour`;
    expect(rowsOf('../../docs/content/server/limits.md')).toEqual(
      expect.arrayContaining([
        `| wrong passwords and codes, of one network address | ${bucket(LOGIN_LIMITS.address)} |`,
        `| codes sent, to one mobile or email; its owner, logged in or on a known device, counts apart from others | one in ${apart}, ${day.most} a day |`,
        `| codes sent, asked for by one network address | ${bucket(address)} |`,
        `| codes sent, asked for by your server for customers who are not logged in, all together | ${bucket(partner)} |`,
      ]),
    );
    const server = read('../../sdk/docs/server.md').replaceAll(/ (wrong guesses|codes) at once/g, ' at once');
    expect(server).toContain(`${bucket(LOGIN_LIMITS.address, ' and')}, ${bucket(address, ' and')};`);
    expect(server).toContain(`one code in ${apart} and ${day.most} a day`);
    expect(server).toContain(`are ${bucket(partner, ' and')}.`);
  });
});
