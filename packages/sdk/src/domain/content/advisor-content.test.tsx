import { advisorFor, newInvestor } from '@prosperx/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { AdvisorContent } from './advisor-content.js';
import { SurveyForm } from './survey-form.js';

const server = serverForTests();

async function showToAdvisor() {
  const { cookies } = await advisorFor(server.kit, await newInvestor(server.kit));
  const browser = testBrowser(server.kit, { cookies });
  return renderWithServer(server, <AdvisorContent />, { browser });
}

describe('AdvisorContent', () => {
  it('opens a video that waits and has captions; its button notifies, then leads to customers', async () => {
    const { user, navigations } = await showToAdvisor();
    await user.click(await screen.findByRole('button', { name: /A SIP in a minute/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A SIP in a minute' }));
    const video = dialog.getByLabelText<HTMLVideoElement>(/a video without sound, with captions/);
    expect([video.hasAttribute('autoplay'), video.getAttribute('preload')]).toEqual([false, 'none']);
    expect(video.querySelector('track')?.getAttribute('kind')).toBe('captions');
    await user.click(dialog.getByRole('button', { name: 'Get notified' }));
    await user.click(await dialog.findByRole('button', { name: 'Create Leads' }));
    expect(navigations).toEqual([
      { to: '/my-customers', params: { agentCode: 'AG1001', source: 'singleContentView' } },
    ]);
  });

  it('says by the known sentence that the advisor could not be notified', async () => {
    const { user, browser, services } = await showToAdvisor();
    await user.click(await screen.findByRole('button', { name: /Before 31 March/ }));
    const dialog = within(await screen.findByRole('dialog'));
    browser.network = false;
    await user.click(dialog.getByRole('button', { name: 'Get notified' }));
    const said = () => services.flash.getState().flash?.message;
    await waitFor(() => expect(said()).toBe('Failed to subscribed dp. Please try again later.'));
  });

  it('is nothing for a visitor', async () => {
    const { container, browser } = renderWithServer(server, <AdvisorContent />);
    await waitFor(() => expect(browser.requests).toEqual(['GET /login/get-current-user']));
    expect(container.textContent).toBe('');
  });
});

describe('SurveyForm', () => {
  it('sends an answer and thanks', async () => {
    const { user } = renderWithServer(server, <SurveyForm survey="site" />);
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you for your answer.')).toBeTruthy();
  });
});
