import { TEST_ORIGIN } from '@prosperx/api/testing';
import { getProfileView, type ProfileView } from '@prosperx/core/profile';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '#services/client.js';
import { DataProvider } from '#services/services.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { NomineeBanner } from './nominee-panel.js';

const server = serverForTests();
const WARNING = 'Nominee details are incomplete';

/** Shows the banner to somebody with one nominee, changed as the case asks. */
async function show(change: (profile: ProfileView) => Partial<ProfileView>) {
  const browser = await signedInBrowser(server, '9876500001');
  const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
  const { data } = await call(getProfileView, { query: { ucc: 'PX00000001' } });
  const banner = <NomineeBanner profile={{ ...data, ...change(data) }} />;
  return renderWithServer(server, <DataProvider>{banner}</DataProvider>, { browser });
}
const withoutIdentity = ({ nomineeList }: ProfileView) => ({
  nomineeList: nomineeList.map((nominee) => ({ ...nominee, nomineeIdentityType: '' })),
});

describe('NomineeBanner', () => {
  it('says that an identity is missing, and why it is asked for', async () => {
    const { user } = await show(withoutIdentity);
    expect(screen.getByText(WARNING)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Complete nominee details' });
    expect(link.pathname).toMatch(/\/profile\/nominee-info$/);
    await user.click(screen.getByRole('button', { name: 'Learn why' }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nominee ID: PAN, Aadhaar or Driving Licence',
      'Contact information',
      'Address details',
    ]);
  });

  it('says that one who was named as a minor has come of age', async () => {
    const { container } = await show(({ nomineeList }) => ({
      nomineeList: nomineeList.map((nominee) => ({ ...nominee, isNomineeMinor: true, nomineeDOB: '2008-11-16' })),
    }));
    expect(await screen.findByText('Kiran Rao is 18 now')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit Nominee Details' })).toBeTruthy();
    expect(container.textContent).not.toContain(WARNING);
  });

  it.each([
    ['nothing is missing', () => ({})],
    [
      'a minor is one still',
      ({ nomineeList }) => ({
        nomineeList: nomineeList.map((nominee) => ({ ...nominee, isNomineeMinor: true, nomineeDOB: '2010-11-17' })),
      }),
    ],
    ['no nominees are wanted', () => ({ optIn: false, nomineeList: [] })],
    ['it was never asked', () => ({ optIn: null, nomineeList: [] })],
    [
      'the rules in force ask for no identity',
      (profile: ProfileView) => ({
        ...withoutIdentity(profile),
        nomineeRules: profile.nomineeRules && { ...profile.nomineeRules, mandatory: ['nomineeName', 'relationship'] },
      }),
    ],
  ] satisfies [string, (profile: ProfileView) => Partial<ProfileView>][])('is silent when %s', async (_, change) => {
    await show(change);
    expect(screen.queryByText(WARNING)).toBeNull();
  });
});
