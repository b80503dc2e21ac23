import { readFileSync } from 'node:fs';
import * as http from '@prosperx/core/http';
import { sandboxMessages } from '@prosperx/core/sandbox';
import * as session from '@prosperx/core/session';
import { beforeAll, expect, it } from 'vitest';
import { agentCustomers } from '#db/schema/index.js';
import { makeTicket } from '#modules/agent/launch-ticket.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const { API_PREFIX } = http;
const PAGE = readFileSync(new URL('../../../sdk/docs/server.md', import.meta.url), 'utf8');
/** Each `curl` of the page, on one line. */
const commands = [...PAGE.matchAll(/^curl (?:\\\n|.)*/gm)].map(([text]) => text.replaceAll(/\\\n\s*/g, ''));

const CALL = /^curl -sL? "\$BASE\/(\S+)"((?: -H "[^"]+")*)(?: -d '(.*)')?$/;

/** What a shell makes of a command, with its variables. */
function requestOf(command: string, variables: Readonly<Record<string, string>>): Request {
  const filled = command.replaceAll(/(?:'"\$(\w+)"'|\$(\w+))/g, (whole, quoted?: string, bare?: string) => {
    return variables[quoted ?? bare ?? ''] ?? whole;
  });
  const [, path = '', headers = '', body] = CALL.exec(filled.replace(`"${TEST_ORIGIN}`, '"$BASE')) ?? [];
  const named = [...headers.matchAll(/"([\w-]+): ([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  return new Request(`${TEST_ORIGIN}/${path}`, {
    headers: Object.fromEntries(named) as Record<string, string>,
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
}

/** The mobile without an account that the page opens one for. */
const NEWCOMER = '9400000077';

/** What later commands of the page take from an answer. */
interface Told {
  readonly token?: string | null;
  readonly ticket?: string;
  readonly user?: { readonly encryptedId: string } | null;
}

describeWithDb(
  "the page for a partner's server",
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const codeFor = async (to: string) => (await kit.client().call(sandboxMessages, { query: { to } }))[0]?.otp ?? '';

    it('has commands that the server takes as they are, one after another', async () => {
      const { userId, ucc } = await newInvestor(kit);
      await given.db.insert(agentCustomers).values({ userId, agentCode: 'AG1001', createdAt: 0 });
      const variables = {
        ORIGIN: 'http://127.0.0.1:4173',
        PARTNER: 'bluebank',
        TICKET: await makeTicket(kit.services, 'bluebank', 'AG1001', ucc),
        TOKEN: '',
      };
      let told: Told = {};
      const run = async (command: string): Promise<Told> => {
        const filled = command
          .replace('the-encryptedId', told.user?.encryptedId ?? '')
          .replace('the-ticket', told.ticket ?? '')
          .replace('the-code', await codeFor(/"mobile": "(\d+)"/.exec(command)?.[1] ?? ''));
        const answer = await kit.app.hono.request(requestOf(filled, variables));
        expect(answer.status, command).toBe(200);
        const { responseData } = (await answer.json()) as { responseData?: Told | Told[] | null };
        return [responseData].flat()[0] ?? {};
      };
      const toCall = commands.filter((command) => command.includes(`$BASE${API_PREFIX}/`));
      const forNewcomer = (command: string) => command.replace('9876500001', NEWCOMER);
      for (const command of toCall) {
        if (command.includes('/user-login'))
          for (const step of toCall.filter((one) => /send-otp|verify-login-otp/.test(one)))
            told = await run(forNewcomer(step));
        told = { ...told, ...(await run(command)) };
        if (told.token && !command.includes('/user-login')) variables.TOKEN = told.token;
      }
      expect(toCall.length).toBeGreaterThan(12);
    });

    it('names every call of the login and every header that we read', () => {
      const paths = Object.values(session).flatMap((call) =>
        typeof call === 'object' && 'path' in call ? [call.path] : [],
      );
      expect(paths.length).toBeGreaterThan(8);
      for (const path of paths) expect(PAGE).toContain(`${API_PREFIX}${path}"`);
      const names = Object.entries(http).flatMap(([name, value]) => (name.endsWith('_HEADER') ? [value] : []));
      for (const name of names) expect(PAGE).toContain(`| \`${String(name)}`);
    });
  },
  'seeded',
);
