import type { Page } from 'playwright/test';
import { expect, PASSWORD } from './site.js';

export const MEERA = '9876500003';
export const KABIR = '9876500004';
export const ELSEWHERE = '9876500005';
export const MINOR = '9876500006';
export const NISHA = '9876500007';

let visitors = 9_000_000_000;

/** Nobody's yet: each worker has a server of its own. */
export const newMobile = () => String((visitors += 1));

/** The steps of the login as a person sees and uses them. */
export function loginOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Login / Sign Up' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const step = (name: string) => expect(dialog.getByRole('heading', { name })).toBeVisible();
  const giveMobile = async (mobile: string) => {
    await field('Mobile number').fill(mobile);
    await submit.click();
  };
  const openAccount = async (mobile: string) => {
    await field('Mobile number').fill(mobile);
    await dialog.getByRole('button', { name: 'New here? Create an account' }).click();
  };
  const givePassword = async (password = PASSWORD) => {
    await step('Please enter your password');
    await field('Password').fill(password);
    await submit.click();
  };
  return {
    dialog,
    submit,
    field,
    step,
    giveMobile,
    openAccount,
    givePassword,
    link: (name: string) => dialog.getByRole('button', { name }),
    open: () =>
      page
        .getByRole('button', { name: /^Login/ })
        .first()
        .click(),
    setPassword: async (code: string, password: string) => {
      await step('Please enter OTP and new password');
      await field('OTP').fill(code);
      await field('New password').fill(password);
      await field('Confirm password').fill(password);
      await submit.click();
    },
    isIn: async (name: string) => {
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
    },
  };
}

/** A code that is wrong. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Says who has signed in. */
export const greeting = (page: Page, name: string) =>
  expect(page.getByText(`You have successfully logged in to ${name}'s account.`).first()).toBeAttached();
