import { SANDBOX_PASSWORD } from '@prosperx/api/testing';
import { type ErrorCode, errorText } from '@prosperx/core/errors';
import { PARTNER_KEY_HEADER } from '@prosperx/core/http';
import { connectCustomer, createSignOnTicket, signOn } from '@prosperx/core/partner';
import { verifyPassword } from '@prosperx/core/session';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Portfolio } from '#react.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';

const server = serverForTests();
const pageOrigin = 'http://127.0.0.1:4173';
const bank = { Origin: '', [PARTNER_KEY_HEADER]: 'sandbox-server-key-of-bluebank' };
const customerRef = 'cust-5f3a9b2c';

beforeAll(async () => {
  const client = server.kit.client();
  const body = { username: '9876500001', password: SANDBOX_PASSWORD };
  const [info] = await client.call(verifyPassword, { body, headers: bank });
  const headers = { ...bank, Authorization: `Bearer ${info?.token}` };
  await client.call(connectCustomer, { body: { customerRef }, headers });
});

const newTicket = async () =>
  (await server.kit.client().call(createSignOnTicket, { body: { customerRef, scope: 'read' }, headers: bank })).ticket;

/** A ticket that was exchanged, as one is that stands in a page's own text. */
async function usedTicket(): Promise<string> {
  const ticket = await newTicket();
  const headers = { Origin: pageOrigin, 'X-PX-Partner': 'bluebank' };
  await server.kit.client().call(signOn, { body: { ticket }, headers });
  return ticket;
}

async function oldTicket(): Promise<string> {
  const ticket = await newTicket();
  server.kit.clock.advance(60_000);
  return ticket;
}

describe('a sign-on ticket that the server does not exchange', () => {
  it.each<[ErrorCode, () => Promise<string>]>([
    ['launch_ticket_used', usedTicket],
    ['launch_ticket_expired', oldTicket],
    ['launch_ticket_invalid', () => Promise.resolve('pxt_invented')],
  ])('is told to the page as %s, and on the console without the ticket', async (code, ticketFor) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    const ticket = await ticketFor();
    const getToken = () => ticket;
    const { failures } = renderWithServer(server, <Portfolio />, { pageOrigin, partner: 'bluebank', getToken });
    await waitFor(() => expect(new Set(failures)).toEqual(new Set([code])));
    expect(await screen.findByText(errorText[code])).toBeTruthy();
    expect(new Set(said.mock.calls.map((line) => line.join(' ')))).toEqual(
      new Set([`prosperx: getToken failed: ${code}`]),
    );
  });
});
