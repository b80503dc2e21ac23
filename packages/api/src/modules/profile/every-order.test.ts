import { changeAdvisor, setAdvisorAccess } from '@prosperx/core/agent';
import { changeBankAccount, updateBankAccount } from '@prosperx/core/bank';
import { toNomineePayload, updateNominees } from '@prosperx/core/nominee';
import {
  exportMyData,
  type ProfileOtpPurpose,
  sendProfileOtp,
  updateProfile,
  verifyProfileOtp,
} from '@prosperx/core/profile';
import { changeSip, stepUpSip, stopSip } from '@prosperx/core/sip';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { agentCustomers, otps } from '#db/schema/index.js';
import { linkBank, profileTicket } from '#testing/applicant.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { isOk, namedOrders, playedIn, type Step } from '#testing/every-order.js';
import { lastOtp } from '#testing/investing.js';
import type { TestInvestor } from '#testing/new-investor.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

interface Me extends TestInvestor {
  readonly client: TestClient;
  readonly sipId: string;
  readonly otherAccount: string;
}

/** Something that a code for just this allows: what the code is asked for, and the call that does it with the ticket. */
interface Change {
  readonly purpose?: ProfileOtpPurpose;
  readonly change?: object;
  readonly make: (ticket: string) => Promise<Response>;
}

const NEW_ACCOUNT = { kind: 'add' as const, accNo: '501001230077', ifsc: 'HDFC0000001', bankAccountType: 'SB' };

/** Every change of an account that wants a code. */
const CHANGES: Readonly<Record<string, (me: Me) => Change>> = {
  'add a bank account': ({ client, ucc }) => ({
    change: NEW_ACCOUNT,
    make: (ticket) => client.send(changeBankAccount, { query: { ucc }, body: { ...NEW_ACCOUNT, ticket } }),
  }),
  'replace the bank account': ({ client, ucc }) => {
    const change = { ...NEW_ACCOUNT, kind: 'replace' as const };
    return {
      change,
      make: (ticket) => client.send(changeBankAccount, { query: { ucc }, body: { ...change, ticket } }),
    };
  },
  ...Object.fromEntries(
    (['default', 'remove'] as const).map((action) => [
      `${action} another bank account`,
      ({ client, ucc, otherAccount: bankAccountId }: Me): Change => ({
        change: { bankAccountId, action },
        make: (ticket) => client.send(updateBankAccount, { query: { ucc }, body: { bankAccountId, action, ticket } }),
      }),
    ]),
  ),
  ...Object.fromEntries(
    [{ primaryEmail: 'newer@example.com' }, { address: '14 Lake View Road', pincode: '560001' }].map((change) => [
      `change ${Object.keys(change).join(' and ')}`,
      ({ client, ucc }: Me): Change => ({
        change,
        make: (ticket) => client.send(updateProfile, { query: { ucc }, body: { ...change, ticket } }),
      }),
    ]),
  ),
  'have no nominees': ({ client, profileId }) => {
    const change = toNomineePayload({ optIn: false, nominees: [] });
    return {
      change,
      make: (ticket) => client.send(updateNominees, { query: { encryptedId: profileId }, body: { ...change, ticket } }),
    };
  },
  'change a SIP': ({ client, sipId }) => {
    const change = { sipId, amount: 2_500, sipDate: 10, mandateId: null };
    return { change, make: (ticket) => client.send(changeSip, { key: newToken(), body: { ...change, ticket } }) };
  },
  'raise a SIP each year': ({ client, sipId }) => {
    const change = { sipId, kind: 'sum' as const, amount: 500, percent: null };
    return { change, make: (ticket) => client.send(stepUpSip, { key: newToken(), body: { ...change, ticket } }) };
  },
  'stop a SIP': ({ client, sipId }) => ({
    change: { sipId },
    make: (ticket) => client.send(stopSip, { key: newToken(), body: { sipId, ticket } }),
  }),
  'have another advisor': ({ client }) => ({
    purpose: 'advisor',
    change: { agentCode: 'AG1002' },
    make: (ticket) => client.send(changeAdvisor, { body: { agentCode: 'AG1002', ticket } }),
  }),
  'end what their advisor may do': ({ client }) => ({
    purpose: 'advisor',
    make: (ticket) => client.send(setAdvisorAccess, { body: { mayAct: false, ticket } }),
  }),
  'take a copy of their data': ({ client, ucc }) => ({
    purpose: 'export',
    make: (ticket) => client.send(exportMyData, { query: { ucc }, body: { ticket } }),
  }),
};

describeWithDb(
  'the code, its confirmation and the call that it allows, in every order',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    async function newMe(): Promise<Me> {
      const me = await newRunningSip(kit);
      const mapping = { agentCode: 'AG1001', direct: true, createdAt: kit.clock.now() };
      await given.db.insert(agentCustomers).values({ ...mapping, userId: me.userId });
      await linkBank(kit, me);
      const otherAccount = await linkBank(kit, me, '501009876500', { isDefault: false, redemptionsFrom: null });
      return { ...me, otherAccount };
    }

    /** The code, the ticket, and the change; `ticketOf` is the ticket of a stranger to the order. */
    function stepsOf({ client, mobile, profileId }: Me, { purpose = 'edit', change, make }: Change): Step[] {
      const query = { encryptedId: profileId, purpose };
      let ticket = newToken();
      return [
        () => isOk(client.send(sendProfileOtp, { query, body: change ? { change: { ...change } } : {} })),
        async () => {
          const otp = (await lastOtp(client, mobile)) || '000000';
          const answer = await client.call(verifyProfileOtp, { query, body: { otp } });
          ticket = answer.ticket ?? ticket;
          return answer.otpMatched;
        },
        () => isOk(make(ticket)),
      ];
    }

    // Trust A11: all six orders of code, confirmation and change, for each change of an account that wants a code
    describe.each(Object.keys(CHANGES))('to %s', (name) => {
      it.each(namedOrders(3))('%s', async (_, order) => {
        const me = await newMe();
        const { wanted, accepted } = await playedIn(order, stepsOf(me, CHANGES[name]!(me)));
        expect(accepted).toEqual(wanted);
      });
    });

    // Trust A11: the code for one change allows no other
    it.each(Object.keys(CHANGES))('to %s is not allowed by the code for something else', async (name) => {
      const me = await newMe();
      const { change } = CHANGES[name === 'stop a SIP' ? 'have no nominees' : 'stop a SIP']!(me);
      const ticket = await profileTicket(me, change ?? {});
      expect((await CHANGES[name]!(me).make(ticket)).ok).toBe(false);
    });

    // Trust A11, control: where the code were taken for given, the change gets through without it
    it('would leave out the code where its ticket were there already', async () => {
      const me = await newMe();
      const steps = stepsOf(me, CHANGES['stop a SIP']!(me));
      await playedIn([0], steps);
      expect(await steps[2]!()).toBe(false);
      const ticket = newToken();
      const known = { ticketHash: kit.services.crypto.lookup('otp-ticket', ticket), usedAt: kit.clock.now() };
      await given.db.update(otps).set(known).where(eq(otps.userId, me.userId));
      expect((await CHANGES['stop a SIP']!(me).make(ticket)).ok).toBe(true);
    });
  },
  'seeded',
);
