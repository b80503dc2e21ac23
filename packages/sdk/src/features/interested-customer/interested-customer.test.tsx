import { advisorFor, newInvestor } from '@prosperx/api/testing';
import { getLeads } from '@prosperx/core/lead';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { interestedCustomerContract } from './interested-customer.contract.js';
import { InterestedCustomer as View } from './interested-customer.js';

const InterestedCustomer = toReact(interestedCustomerContract, View);
const server = serverForTests();

describe('the form of an interested customer', () => {
  it('names the advisor, says what is wrong as one types, thanks, and credits the advisor', async () => {
    const { user } = renderWithServer(server, <InterestedCustomer agentCode="AG1001" />);
    expect(await screen.findByText('Sunita Kulkarni')).toBeTruthy();
    expect(screen.getByText(/you agree that Sunita Kulkarni and ProsperX may call/)).toBeTruthy();
    const field = (name: RegExp) => screen.getByRole('textbox', { name });
    await user.type(field(/Full name/), 'T');
    await user.clear(field(/Full name/));
    expect(screen.getByText('Please enter your full name')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    for (const [name, value] of [
      [/Full name/, 'Tara Bose'],
      [/Mobile number/, '9000000141'],
      [/Email/, 'tara.view@example.com'],
    ] as const) {
      await user.click(field(name));
      await user.paste(value);
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const thanks = within(await screen.findByRole('dialog', { name: 'Thank you' }));
    await user.click(thanks.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.getByText('Your details are with Sunita Kulkarni.')).toBeTruthy();
    const advisor = await advisorFor(server.kit, await newInvestor(server.kit));
    const { leads } = await advisor.call(getLeads, { query: { agentCode: 'AG1001' } });
    expect(leads.map(({ investorName, source }) => [investorName, source])).toEqual([['Tara Bose', 'calculator']]);
  });

  it('of a premium service asks about that, and makes a lead for it', async () => {
    const form = <InterestedCustomer agentCode="AG1001" serviceTag="mf_post_retirement" />;
    const { user } = renderWithServer(server, form);
    expect(await screen.findByText(/ calls you about this service\.$/)).toBeTruthy();
    enter(screen.getByRole('textbox', { name: /Full name/ }), 'Uma Das');
    enter(screen.getByRole('textbox', { name: /Mobile number/ }), '9000000142');
    enter(screen.getByRole('textbox', { name: /Email/ }), 'uma.view@example.com');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Thank you' });
    const advisor = await advisorFor(server.kit, await newInvestor(server.kit));
    const { leads } = await advisor.call(getLeads, { query: { agentCode: 'AG1001' } });
    expect(leads.find(({ investorName }) => investorName === 'Uma Das')).toMatchObject({
      source: 'premium_service',
      tag: 'mf_post_retirement',
    });
  });

  it('has no place without an advisor, or for one who is none', async () => {
    renderWithServer(server, <InterestedCustomer />);
    expect(screen.getByRole('heading', { name: /belongs to a link from an advisor/ })).toBeTruthy();
    renderWithServer(server, <InterestedCustomer agentCode="AG9999" />);
    const shown = () => screen.getAllByRole('heading', { name: /belongs to a link/ });
    await waitFor(() => expect(shown()).toHaveLength(2));
  });
});
