import { advisorOfCode, operatorClient } from '@prosperx/api/testing';
import { CERTIFICATE_RESET_MS, uploadArn, uploadNism } from '@prosperx/core/agent';
import { getWaitingAdvisors, refuseAdvisor, verifyAdvisor } from '@prosperx/core/operator';
import { loadSandboxFixture } from '@prosperx/core/sandbox';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { advisorRegistrationContract } from './advisor-registration.contract.js';
import { AdvisorRegistration as View } from './advisor-registration.js';

const AdvisorRegistration = toReact(advisorRegistrationContract, View);
type Props = WidgetProps<typeof advisorRegistrationContract>;

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const server = serverForTests();
const showTo = async (agentCode: string, props: Props = {}) => {
  const client = await advisorOfCode(server.kit, agentCode);
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  return { client, ...renderWithServer(server, <AdvisorRegistration {...props} />, { browser }) };
};
/** An advisor whose certificates wait for an operator, who saw them as they were saved. */
const waitingAdvisor = async () => {
  await server.kit.client().call(loadSandboxFixture, { body: { name: 'operator-work' } });
  const operator = await operatorClient(server.kit);
  const [waiting] = await operator.call(getWaitingAdvisors);
  const { code, arn, euin } = waiting!;
  return { operator, savedAt: new Date(waiting!.savedAt!).toISOString(), code, arn, euin };
};
const answer = async (question: string, given: string) => {
  const group = await screen.findByRole('group', { name: question });
  fireEvent.click([...group.querySelectorAll('input')].find(({ value }) => value === given)!);
};
const fill = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const agree = () => fireEvent.click(screen.getByRole('checkbox'));
const submit = () => screen.queryByRole('button', { name: 'Submit' });

describe('the registration of an advisor', () => {
  it('asks for the ARN only of the NISM certified, and says at once what is wrong with a field', async () => {
    await showTo('AG1002');
    expect(screen.queryByRole('group', { name: 'Are you an ARN holder?' })).toBeNull();
    await answer('Are you NISM certified?', 'yes');
    await answer('Are you an ARN holder?', 'yes');
    fill('NISM certification number', '12a');
    expect(await screen.findByText('Enter only integers')).toBeTruthy();
    fill('NISM certification number', '123456789');
    expect(await screen.findByText('Please enter valid NISM number')).toBeTruthy();
    fill('NISM certification number', '');
    expect(await screen.findByText('Please enter NISM certification number')).toBeTruthy();
    fill('EUIN', '12345');
    expect(await screen.findByText('Please enter 6 digits EUIN')).toBeTruthy();
    fill('Test date', '2999-01-01');
    expect(await screen.findByText('Please select valid date')).toBeTruthy();
    expect(submit()).toBeNull();
  });

  it('offers Submit once everything is there, the pictures too, and locks a record without an ARN until it is reset', async () => {
    const onRegistered = vi.fn();
    const { client, user, services } = await showTo('AG1002', { onRegistered });
    await answer('Are you NISM certified?', 'yes');
    await answer('Are you an ARN holder?', 'no');
    fill('NISM certification number', '2020123456');
    fill('Test date', '2025-01-10');
    fill('NISM valid till', '2028-01-09');
    agree();
    expect(submit()).toBeNull();
    await client.call(uploadNism, { query: { agentCode: 'AG1002' }, body: { file: PNG } });
    await services.queryClient.invalidateQueries();
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { name: 'You are registered' })).toBeTruthy();
    expect(onRegistered).toHaveBeenCalledWith({ isArnHolder: false });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Your registration is locked')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('NISM certification number')).toMatchObject({
      value: '2020123456',
      disabled: true,
    });
    server.kit.clock.advance(CERTIFICATE_RESET_MS);
    await services.queryClient.invalidateQueries();
    await waitFor(() => expect(screen.queryByText('Your registration is locked')).toBeNull());
    expect(screen.queryByLabelText('NISM certification number')).toBeNull();
  });

  it('says of a file that is no picture which files can be uploaded', async () => {
    const { user } = await showTo('AG1002');
    await answer('Are you NISM certified?', 'yes');
    const input = await screen.findByLabelText(/Picture of your NISM certificate/);
    await user.upload(input, new File(['%PDF-1.7'], 'certificate.png', { type: 'image/png' }));
    const words = 'Invalid file. You can upload jpeg/jpg/png/bmp/gif file of < 5mb size.';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says what the server says of an ARN that another agent has', async () => {
    const { client } = await showTo('AG1002');
    const query = { agentCode: 'AG1002', arn: 'ARN-100101' };
    expect((await client.fail(uploadArn, { query, body: { file: PNG } })).message).toContain(
      'ARN Code is already mapped to other agent',
    );
  });

  it('of an ARN holder is locked, and says whom to ask', async () => {
    await showTo('AG1001');
    expect(await screen.findByText(/ARN-100101 is registered for you\./)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('that an operator refused says what and why, and is handed in again with what was typed', async () => {
    const { operator, savedAt, code, arn, euin } = await waitingAdvisor();
    const reason = 'The end on the card is another one.';
    await operator.call(refuseAdvisor, { body: { code, arn, euin, savedAt, cause: 'dates', reason } });
    const { user } = await showTo(code);
    expect(await screen.findByText(`${arn} was not verified`)).toBeTruthy();
    expect(screen.getByText(/AMFI has other dates for this ARN\./)).toBeTruthy();
    expect(screen.getByText(reason).lang).toBe('en');
    fill('ARN valid to', '2029-02-28');
    agree();
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/is submitted and waiting for verification/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(`${arn} was not verified`)).toBeNull();
  });

  it('of a verified ARN lasts on while later days wait, and No asks before it gives the ARN up', async () => {
    const { operator, savedAt, code, arn, euin } = await waitingAdvisor();
    const reason = 'Looked up with AMFI today.';
    await operator.call(verifyAdvisor, { body: { code, arn, euin, savedAt, reason } });
    const { user } = await showTo(code);
    await screen.findByLabelText('ARN valid to');
    fill('NISM valid till', '2029-01-09');
    agree();
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(`Your certificates are saved. ${arn} stays verified.`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    fill('ARN valid to', '2031-02-28');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(
      await screen.findByText(/waiting for verification\. Until .+ you transact for customers as before/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await answer('Are you an ARN holder?', 'no');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alertdialog', { name: `Give up ${arn}?` })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('heading', { name: 'You are registered' })).toBeNull();
  });

  it('is for advisors alone', async () => {
    renderWithServer(server, <AdvisorRegistration />);
    expect(await screen.findByRole('heading', { name: 'Only advisors register here' })).toBeTruthy();
  });
});
