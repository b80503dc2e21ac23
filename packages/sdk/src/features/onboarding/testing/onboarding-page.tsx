import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { StepName } from '#features/onboarding/onboarding-steps.js';
import { onboardingContract } from '#features/onboarding/onboarding.contract.js';
import { Onboarding as View } from '#features/onboarding/onboarding.js';
import { type ApplicantBrowser, applicantBrowser } from '#testing/applicant-browser.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, type serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';

const Onboarding = toReact(onboardingContract, View);

type Server = ReturnType<typeof serverForTests>;

export const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 10_000 });
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });

/** A small picture; `name` is what a person sees of it. */
export function png(name = 'cheque.png'): File {
  const bytes = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==');
  return new File([Uint8Array.from(bytes, (char) => char.charCodeAt(0))], name, { type: 'image/png' });
}

/** The onboarding on a page, for somebody whose KYC is validated or who is given. */
export async function openOnboarding(server: Server, step: StepName | '' = '', given?: ApplicantBrowser['applicant']) {
  const { applicant, browser } = await applicantBrowser(server, given);
  const onMoved = vi.fn();
  const onRedirected = vi.fn();
  const onRegistered = vi.fn();
  const heard = { onMoved, onRedirected, onRegistered };
  const page = renderWithServer(server, <Onboarding step={step} {...heard} />, { browser });
  return {
    ...page,
    applicant,
    ...heard,
    enter: (label: string | RegExp, text: string) => enter(field(label), text),
    press: (name: string) => page.user.click(button(name)),
    flash: () => page.services.flash.getState().flash?.message,
  };
}
