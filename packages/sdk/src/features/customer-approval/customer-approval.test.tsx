import {
  advisorFor,
  aNominee,
  approvalTokenTo,
  askApproval,
  completeApplicant,
  DEBT,
  lastOtp,
  endAdvisor,
  EQUITY,
  givePan,
  goTo,
  holdingOf,
  newHolder,
  newInvestor,
  redemptionBody,
  schemeOf,
} from '@prosperx/api/testing';
import { blockedText, declineCustomerApproval, getCustomerApprovals } from '@prosperx/core/customer-approval';
import { toNomineePayload } from '@prosperx/core/nominee';
import { declarations, getProfile, saveProfile } from '@prosperx/core/profile';
import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { CustomerApproval } from './customer-approval.js';
import { approvalRequestText, customerApprovalText } from './customer-approval.text.js';

const server = serverForTests();

const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('CustomerApproval', () => {
  it('says what is sold, what it brings and who asks, and places it by the code of its owner', async () => {
    const { kit } = server;
    const holder = await newHolder(kit);
    await goTo(kit, '2026-11-17', '10:00');
    const advisor = await advisorFor(kit, holder);
    const { folioNumber } = await holdingOf(kit, holder.profileId, EQUITY);
    await askApproval(advisor, 'requestRedemption', redemptionBody(folioNumber, { allRedeem: 'N', amount: 10_000 }));
    const token = await approvalTokenTo(kit, holder);
    const { user } = renderWithServer(server, <CustomerApproval token={token} />);
    expect(await screen.findByRole('heading', { name: 'Redemption' })).toBeTruthy();
    expect(valueOf('Asked by')).toBe('Sunita Kulkarni');
    expect(valueOf('How much')).toBe('₹10,000.00');
    expect(valueOf('Approve by')).toMatch(/2026/);
    expect(screen.getByRole('region', { name: 'What to expect' }).textContent).toMatch(/You get about/);
    await user.click(screen.getByRole('button', { name: 'Approve with OTP' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Never share this OTP with anyone, not even your advisor.')).toBeTruthy();
    enter(within(dialog).getByLabelText(/One-time password/), await lastOtp(kit.client(), holder.mobile));
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/You have approved this, and the order is placed/)).toBeTruthy();
    expect(screen.getByText(/^Order number PX\d+$/)).toBeTruthy();
    expect(await advisor.call(getCustomerApprovals)).toMatchObject([{ state: 'approved' }]);
  });

  it('shows the new address beside the old one, and keeps a decision, also one that was made elsewhere', async () => {
    const { kit } = server;
    const customer = await newInvestor(kit);
    const advisor = await advisorFor(kit, customer);
    await askApproval(advisor, 'updateProfile', { primaryEmail: 'new@example.com' });
    const token = await approvalTokenTo(kit, customer);
    const { user, show } = renderWithServer(server, <CustomerApproval token={token} />);
    await screen.findByRole('heading', { name: 'Contact details' });
    expect(valueOf('Email address')).toMatch(/^new@example\.com Before: t••••@example\.com$/);
    await kit.client().call(declineCustomerApproval, { body: { token } });
    await user.click(screen.getByRole('button', { name: 'Approve with OTP' }));
    expect(await screen.findByText(/^You have declined this/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect((await customer.client.call(getProfile)).primaryEmail).not.toBe('new@example.com');
    await askApproval(advisor, 'updateProfile', { primaryEmail: 'newer@example.com' });
    const former = await approvalTokenTo(kit, customer);
    await askApproval(advisor, 'updateProfile', { primaryEmail: 'newest@example.com' });
    show(<CustomerApproval key="former" token={former} />);
    expect(await screen.findByText('A newer request has taken its place')).toBeTruthy();
    show(<CustomerApproval key="forged" token={`${token}x`} />);
    expect(await screen.findByText(customerApprovalText.invalid)).toBeTruthy();
  });

  it('sends nobody for a new link to an advisor whose right to act ended', async () => {
    const { kit } = server;
    const customer = await newInvestor(kit);
    const advisor = await advisorFor(kit, customer);
    await askApproval(advisor, 'updateProfile', { primaryEmail: 'new@example.com' });
    const token = await approvalTokenTo(kit, customer);
    await endAdvisor(kit, customer);
    renderWithServer(server, <CustomerApproval token={token} />);
    expect(await screen.findByText('Its advisor’s right to act for you ended. Nothing has changed.')).toBeTruthy();
    expect(screen.queryByText(/ask your advisor for a new link/)).toBeNull();
  });

  it('sends its reader back to the advisor where what was prepared is refused: there are no fields here', async () => {
    const { kit } = server;
    const customer = await newInvestor(kit);
    const advisor = await advisorFor(kit, customer);
    // the bank names another, and there is no cheque
    const change = { kind: 'add', accNo: '500000000005', ifsc: 'SBIN0000300', bankAccountType: 'SB' };
    await askApproval(advisor, 'changeBankAccount', change);
    const token = await approvalTokenTo(kit, customer);
    const { user } = renderWithServer(server, <CustomerApproval token={token} />);
    await user.click(await screen.findByRole('button', { name: 'Approve with OTP' }));
    const dialog = await screen.findByRole('dialog');
    enter(within(dialog).getByLabelText(/One-time password/), await lastOtp(kit.client(), customer.mobile));
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(
      await screen.findByText(/^This cannot be done as it was prepared. Please ask your advisor about it/),
    ).toBeTruthy();
  });

  it('says what is wrong with a nominee before a code is sent', async () => {
    const { kit } = server;
    const customer = await newInvestor(kit);
    const advisor = await advisorFor(kit, customer);
    await askApproval(advisor, 'updateNominees', toNomineePayload({ optIn: true, nominees: [aNominee] }));
    await givePan(kit, customer.profileId, aNominee.nomineeIDNumber);
    const token = await approvalTokenTo(kit, customer);
    const { user } = renderWithServer(server, <CustomerApproval token={token} />);
    await user.click(await screen.findByRole('button', { name: 'Approve with OTP' }));
    expect(
      await screen.findByText(/^You cannot use your own PAN number. This cannot be done as it was prepared/),
    ).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends no code for an account opening that has changed since it was read, and shows what it is now', async () => {
    const { kit } = server;
    const applicant = await completeApplicant(kit);
    const advisor = await advisorFor(kit, applicant);
    await askApproval(advisor, 'saveUser', {});
    const token = await approvalTokenTo(kit, applicant);
    const { user } = renderWithServer(server, <CustomerApproval token={token} />);
    await screen.findByRole('heading', { name: 'Account opening' });
    expect(screen.getByRole('img', { name: 'Picture of the signature' })).toBeTruthy();
    expect(screen.getByText(declarations.fatca.text, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terms of use' })).toBeTruthy();
    expect(screen.getByText(declarations.nominationOptOut.text)).toBeTruthy();
    expect([valueOf('Date of birth'), valueOf('Tax residence')]).toEqual(['31 January 1990', 'India']);
    const body = { address: '9 Other Lane' };
    await advisor.call(saveProfile, { query: { ucc: applicant.ucc }, body });
    await user.click(screen.getByRole('button', { name: 'Approve with OTP' }));
    expect(await screen.findByText('9 Other Lane')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^This has changed since it was shown/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the lock-in of units that a switch buys may end earlier', async () => {
    const { kit } = server;
    const holder = await newHolder(kit);
    await goTo(kit, '2026-11-18', '10:00');
    const advisor = await advisorFor(kit, holder);
    const { folioNumber } = await holdingOf(kit, holder.profileId, EQUITY);
    const { id, isin: toIsin, subCategory } = schemeOf(DEBT);
    await askApproval(advisor, 'requestSwitch', { ...redemptionBody(folioNumber), toIsin });
    const lockFor = (years: number, kind: string) =>
      kit.services.db.execute(
        `update schemes set lock_in_years = ${years}, sub_category = '${kind}' where id = '${id}'`,
      );
    await lockFor(5, 'Retirement');
    renderWithServer(server, <CustomerApproval token={await approvalTokenTo(kit, holder)} />);
    expect(await screen.findByRole('heading', { name: 'Switch' })).toBeTruthy();
    expect(valueOf('Lock-in of the new units')).toBe('Up to 5 years');
    await lockFor(0, subCategory);
  });

  it('says that it cannot be approved while its advisor has no ARN, and is declined all the same', async () => {
    const { kit } = server;
    const holder = await newHolder(kit);
    await goTo(kit, '2026-11-19', '10:00');
    const advisor = await advisorFor(kit, holder);
    const { folioNumber } = await holdingOf(kit, holder.profileId, EQUITY);
    await askApproval(advisor, 'requestRedemption', redemptionBody(folioNumber, { allRedeem: 'N', amount: 10_000 }));
    const token = await approvalTokenTo(kit, holder);
    const { user } = renderWithServer(server, <CustomerApproval token={token} />);
    const approve = await screen.findByRole('button', { name: 'Approve with OTP' });
    const verify = async (is: boolean) =>
      kit.services.db.execute(`update agents set verified = ${is} where code = 'AG1001'`);
    await verify(false);
    await user.click(approve);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve with OTP' })).toBeNull());
    expect(screen.getByText(blockedText.arn)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/^You have declined this/)).toBeTruthy();
    await verify(true);
  });

  it('asks its reader for no entry where a nominee asks for one: a nominee who was a minor has turned 18', async () => {
    const { kit } = server;
    const customer = await newInvestor(kit);
    await goTo(kit, '2026-12-01', '10:00');
    const advisor = await advisorFor(kit, customer);
    const minor = { ...aNominee, isNomineeMinor: true, nomineeDOB: '2008-12-02', guardianName: 'Dev Rao' };
    await askApproval(advisor, 'updateNominees', toNomineePayload({ optIn: true, nominees: [minor] }));
    const token = await approvalTokenTo(kit, customer);
    await goTo(kit, '2026-12-02', '09:00');
    const { user } = renderWithServer(server, <CustomerApproval token={token} />);
    await user.click(await screen.findByRole('button', { name: 'Approve with OTP' }));
    expect((await screen.findByRole('alert')).textContent).toBe(approvalRequestText.unfit);
  });
});
