import {
  advisorFor,
  DEBT,
  endAdvisor,
  fillCart,
  notificationsTo,
  lumpsum,
  newInvestor,
  sip,
} from '@prosperx/api/testing';
import { getCart, requestApproval, saveInvestment } from '@prosperx/core/cart';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { CartApproval } from './cart-approval.js';
import { cartApprovalText } from './cart-approval.text.js';

const server = serverForTests();

type Choices = Parameters<typeof fillCart> extends [unknown, ...infer Rest] ? Rest : never;

/** The link that a customer gets by mail. */
async function mailed(...choices: Choices) {
  const { kit } = server;
  const customer = await newInvestor(kit);
  const advisor = await advisorFor(kit, customer);
  const cart = await fillCart(advisor, ...choices);
  await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
  const [notification] = await notificationsTo(kit, customer);
  const token = /token=([\w-]+)/.exec(notification?.text ?? '')?.[1] ?? '';
  return { token, advisor, cart, customer };
}

/** The page that a customer opens from their mail. */
async function opened(...choices: Choices) {
  const { token, ...asked } = await mailed(...choices);
  const page = renderWithServer(server, <CartApproval token={token} />);
  await screen.findByRole('button', { name: 'Approve' });
  return { ...page, ...asked };
}

const valueOf = (term: string) => screen.getAllByText(term).map((found) => found.nextElementSibling?.textContent);

describe('the cart that a customer approves', () => {
  it('tells of each investment when, how long and how often it is paid', async () => {
    const { cart } = await opened(sip(1_500), lumpsum(5_000));
    const { schemeName, subCategory, plan, option } =
      cart.activeCustomizedInvestmentDetailList[0]!.investmentDetail[0]!.mutualFund;
    expect(screen.getAllByText(schemeName)).toHaveLength(2);
    expect(screen.getAllByText(`${subCategory}, ${plan}, ${option}`)).toHaveLength(2);
    expect(valueOf('SIP date')).toEqual(['10th of every month for 24 month(s)']);
    // ordered on 16 November; the 10th of January is a Sunday
    expect(valueOf('Next instalment')).toEqual(['11 Jan 2027, if ordered today']);
    expect(valueOf('Payable after approval')).toEqual(['₹6,500.00']);
    expect(valueOf('Then every month')).toEqual(['₹1,500.00']);
  });

  it('says of a SIP of which a single instalment is debited that it is debited once', async () => {
    await opened({ ...sip(1_500), numOfSipInstallments: 2 });
    expect(valueOf('Debited later, once')).toEqual(['₹1,500.00']);
    expect(screen.queryByText('Then every month')).toBeNull();
  });

  it('says nothing of instalments where there are none', async () => {
    await opened(lumpsum(5_000));
    for (const term of ['SIP date', 'First SIP instalments', 'Then every month'])
      expect(screen.queryByText(term)).toBeNull();
  });

  it('is over once the cart it was about is another', async () => {
    const { user, advisor } = await opened(lumpsum(5_000));
    await advisor.call(saveInvestment, { body: lumpsum(6_000, DEBT) });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('heading', { name: cartApprovalText.invalid })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Payable after approval')).toBeNull();
  });

  it('is that of the link that is open, where the same tab has shown another', async () => {
    const { show, user, advisor } = await opened(lumpsum(5_000));
    const second = await mailed(lumpsum(7_000, DEBT));
    show(<CartApproval key={second.token} token={second.token} />);
    expect(screen.queryByText('₹5,000.00')).toBeNull();
    await screen.findByRole('button', { name: 'Approve' });
    expect(valueOf('Payable after approval')).toEqual(['₹7,000.00']);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(async () => expect(await second.advisor.call(getCart)).toMatchObject({ agentStatus: 'APPROVED' }));
    expect(await advisor.call(getCart)).toMatchObject({ agentStatus: 'PENDING' });
  });

  it('is withdrawn with the right of its advisor to act, and sends nobody to them', async () => {
    const { token, customer } = await mailed(lumpsum(5_000));
    await endAdvisor(server.kit, customer);
    renderWithServer(server, <CartApproval token={token} />);
    expect(await screen.findByText(/^Its advisor’s right to act for you ended/)).toBeTruthy();
    expect(screen.queryByText(/ask your advisor/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not approved while its advisor may not order it, and says so; what is approved promises no order then', async () => {
    const { token } = await mailed(lumpsum(5_000));
    const openAnew = () => {
      cleanup();
      return renderWithServer(server, <CartApproval token={token} />);
    };
    const bar = (mayTransact: boolean) =>
      server.kit.services.db.execute(`update agents set may_transact = ${mayTransact} where code = 'AG1001'`);
    try {
      await bar(false);
      renderWithServer(server, <CartApproval token={token} />);
      expect(await screen.findByText(/^You cannot approve this at present: your advisor may not/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
      await bar(true);
      const { user } = openAnew();
      await user.click(await screen.findByRole('button', { name: 'Approve' }));
      expect(await screen.findByText(/Your advisor can place the order now/)).toBeTruthy();
      await bar(false);
      openAnew();
      expect(await screen.findByText(/Your advisor cannot place the order at present/)).toBeTruthy();
    } finally {
      await bar(true);
    }
  });

  it('says once why it cannot be approved where its advisor lost the right to order while the page was open', async () => {
    const { user } = await opened(lumpsum(5_000));
    const bar = (mayTransact: boolean) =>
      server.kit.services.db.execute(`update agents set may_transact = ${mayTransact} where code = 'AG1001'`);
    try {
      await bar(false);
      await user.click(screen.getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
      expect(screen.getAllByText(/^You cannot approve this at present: your advisor may not/)).toHaveLength(1);
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      await bar(true);
    }
  });

  it('says of an ARN that waits for the operator that it is not verified, and not that it is no longer valid', async () => {
    const { token } = await mailed(lumpsum(5_000));
    const verify = (verified: boolean) =>
      server.kit.services.db.execute(`update agents set verified = ${verified} where code = 'AG1001'`);
    try {
      await verify(false);
      renderWithServer(server, <CartApproval token={token} />);
      const why = /^You cannot approve this at present: your advisor’s registration \(ARN\) is not verified\./;
      expect(await screen.findByText(why)).toBeTruthy();
    } finally {
      await verify(true);
    }
  });

  it('is shown to whoever has just approved it, and by its link no more after that', async () => {
    const { token } = await mailed(lumpsum(5_000));
    const { user } = renderWithServer(server, <CartApproval token={token} />);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^You have approved this cart/)).toBeTruthy();
    expect(valueOf('Payable after approval')).toEqual(['₹5,000.00']);
    cleanup();
    renderWithServer(server, <CartApproval token={token} />);
    expect(await screen.findByText(/^You have approved this cart/)).toBeTruthy();
    expect(screen.queryByText('Payable after approval')).toBeNull();
    expect(screen.queryByText(/asks you to approve/)).toBeNull();
  });

  it('can be declined, and the advisor sees it', async () => {
    const { user, advisor } = await opened(lumpsum(5_000));
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await screen.findByText(/^You have declined this cart\./);
    expect(screen.queryByRole('button')).toBeNull();
    expect(await advisor.call(getCart)).toMatchObject({ agentStatus: 'PENDNEW', declined: true });
  });
});
