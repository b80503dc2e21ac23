import { investmentInputSchema, sentTermsOf } from '@prosperx/core/cart';
import { type Paise, rupees, unitsFromScaled } from '@prosperx/core/money';
import { PROPOSAL_VALIDITY } from '@prosperx/core/proposal';
import { redemptionRequestSchema } from '@prosperx/core/redemption';
import { businessDate, DAY, instantAt } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { type ProposalItemRow, proposalItems, proposals } from '#db/schema/index.js';
import { newItem } from '#proposal/repository.js';
import { catalogue } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import { type Desk, type DeskCustomer, schemeOf } from './desk.js';
import { type SeedDeps, seedId } from './seed-person.js';

type Item = Pick<ProposalItemRow, 'call'> & {
  readonly change: Parameters<typeof newItem>[2]['change'];
  readonly answer?: ProposalItemRow['answer'];
  readonly saleId?: string | undefined;
};

const isinOf = (amfiCode: string) => catalogue.find((scheme) => scheme.amfiCode === amfiCode)?.isin ?? '';

function invest(amfiCode: string, amount: Paise, sipDate?: number): Item {
  const terms =
    sipDate === undefined
      ? { investmentType: 'LUMPSUM' as const, frequency: 0, sipDate: null, instalments: null }
      : { investmentType: 'SIP' as const, frequency: 1, sipDate, instalments: 60 };
  const body = {
    schemeId: catalogueId(isinOf(amfiCode)),
    ...sentTermsOf({ ...terms, amount, firstOrderToday: true, folioNumber: null }),
  };
  return { call: 'saveInvestment', change: z.encode(investmentInputSchema, body) as Item['change'] };
}

/** Half of a lumpsum, as it is redeemed. */
function redeem({ rows: [lumpsum] }: DeskCustomer): Item {
  const bought = lumpsum?.entries[0];
  if (!bought || !lumpsum) throw new Error('nothing to propose a redemption of');
  const body = {
    isin: schemeOf(bought.schemeId).isin,
    folioNo: lumpsum.folio.folioNumber,
    redeemType: 'units' as const,
    amount: null,
    units: unitsFromScaled(Math.floor(bought.units / 2)),
    allRedeem: 'N' as const,
  };
  return { call: 'requestRedemption', change: z.encode(redemptionRequestSchema, body) as Item['change'] };
}

interface Proposed {
  readonly number: number;
  readonly words: string;
  readonly items: readonly Item[];
  readonly state: 'pending' | 'approved' | 'declined' | 'replaced';
  /** Days ago. */
  readonly sent: number;
  readonly isOpened?: boolean;
  readonly reason?: string;
  /** The words of the version before, of a later version. */
  readonly after?: string;
}

/** Proposals as they are on an ordinary day: sent, opened, approved in part, declined, expired, and one in its second version. */
function proposedBy(
  { now }: Pick<SeedDeps, 'now'>,
  customer: (number: number) => DeskCustomer,
  redeemed: ReadonlyMap<number, string>,
): readonly Proposed[] {
  return [
    {
      number: 0,
      words: 'For the goal that we spoke about: a SIP beside what you hold, and the bonus once.',
      items: [invest('122640', rupees(5_000), 10), invest('113070', rupees(50_000))],
      state: 'pending',
      sent: 1,
    },
    {
      number: 4,
      words: 'Your liquid fund has grown: a part of it does more in the balanced fund for the next five years.',
      items: [invest('100119', rupees(40_000)), invest('105758', rupees(3_000), 7)],
      state: 'pending',
      sent: 3,
      isOpened: true,
    },
    {
      number: 8,
      words: 'You asked for money in June: half of the lumpsum, and a smaller SIP to go on with.',
      items: [
        { ...redeem(customer(8)), answer: 'approved', saleId: redeemed.get(8) },
        { ...invest('101161', rupees(2_000), 15), answer: 'left' },
      ],
      state: 'approved',
      sent: (now - instantAt(businessDate('2026-06-16'), '10:00')) / DAY,
      isOpened: true,
    },
    {
      number: 12,
      words: 'A first SIP for Trevor’s college.',
      items: [invest('108466', rupees(4_000), 5)],
      state: 'declined',
      sent: 3,
      isOpened: true,
      reason: 'Not before the loan is paid off. Please ask again in January.',
    },
    {
      number: 16,
      words: 'The tax saver before the end of the year.',
      items: [invest('111722', rupees(60_000))],
      state: 'pending',
      sent: 11,
    },
    {
      number: 20,
      words: 'A SIP of ₹10,000 from next month.',
      items: [invest('122640', rupees(10_000), 25)],
      state: 'replaced',
      sent: 6,
      isOpened: true,
    },
    {
      number: 20,
      words: 'A SIP of ₹6,000, as you wished, from next month.',
      items: [invest('122640', rupees(6_000), 25)],
      state: 'pending',
      sent: 4,
      isOpened: true,
      after: 'A SIP of ₹10,000 from next month.',
    },
  ];
}

export async function seedProposals(deps: SeedDeps, desk: Desk, redeemed: ReadonlyMap<number, string>): Promise<void> {
  const customer = (number: number) => {
    const found = desk.customers[number];
    if (!found) throw new Error(`there is no customer ${number}`);
    return found;
  };
  for (const { number, words, items, state, sent, isOpened = false, reason, after } of proposedBy(
    deps,
    customer,
    redeemed,
  )) {
    const { profileId } = customer(number);
    const id = seedId('prop', `${number} ${words}`);
    const sentAt = deps.now - sent * DAY;
    const isAnswered = state === 'approved' || state === 'declined';
    await deps.db.insert(proposals).values({
      ...{ id, profileId, state, sentAt },
      threadId: after === undefined ? id : seedId('prop', `${number} ${after}`),
      version: after === undefined ? 1 : 2,
      agentCode: desk.agentCode,
      words: deps.crypto.seal(proposals.words, id, words),
      createdAt: sentAt,
      expiresAt: sentAt + PROPOSAL_VALIDITY,
      openedAt: isOpened ? sentAt + DAY / 4 : null,
      answeredAt: isAnswered ? sentAt + DAY / 2 : null,
      reason: reason === undefined ? null : deps.crypto.seal(proposals.reason, id, reason),
    });
    await deps.db.insert(proposalItems).values(
      items.map(({ call, change, answer = 'open', saleId = null }, place) => ({
        ...newItem(deps, { id, profileId }, { call, change, place }),
        answer,
        saleId,
      })),
    );
  }
}
