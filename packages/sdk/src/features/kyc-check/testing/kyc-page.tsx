import type { KycStatus } from '@prosperx/core/kyc';
import { setSandboxKyc } from '@prosperx/core/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { kycCheckContract } from '#features/kyc-check/kyc-check.contract.js';
import { KycCheck as View } from '#features/kyc-check/kyc-check.js';
import { enter } from '#testing/enter.js';
import { newcomer } from '#testing/newcomer.js';
import { renderWithServer, type serverForTests } from '#testing/render-with-server.js';
import type { TestBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';

export const KycCheck = toReact(kycCheckContract, View);

/** The date of birth of everybody in the sandbox's registry. */
export const BORN = '31/01/1990';
export const HELP_LINE = '1800 123 4567';
export const field = () => screen.findByLabelText<HTMLInputElement>('PAN');

/** The page of the KYC, for the people of a server. */
export function kycPage(server: ReturnType<typeof serverForTests>) {
  return {
    newcomer: () => newcomer(server),
    /** Makes the registry say a status of a PAN. */
    tell: (pan: string, status: KycStatus) => server.kit.client().call(setSandboxKyc, { body: { pan, status } }),
    show: (browser: TestBrowser, props: WidgetProps<typeof kycCheckContract> = {}) => {
      const page = renderWithServer(server, <KycCheck helpLine={HELP_LINE} {...props} />, { browser });
      const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
      const check = async (pan: string) => {
        if (pan) enter(await field(), pan);
        await press('Check KYC Status');
      };
      const prove = async (dob: string, name = 'Fill in my details') => {
        enter(await screen.findByLabelText('Date of birth'), dob);
        await press(name);
      };
      const leadsTo = (to: string, params: object) => waitFor(() => expect(page.navigations).toEqual([{ to, params }]));
      return { ...page, press, check, prove, leadsTo };
    },
  };
}
