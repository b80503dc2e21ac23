import { Profile } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { profileText } from './profile.text.js';

/** The tabs and their addresses. */
const PATHS = {
  personal: '/profile/personal-info',
  bank: '/profile/bank-info',
  employment: '/profile/employment-info',
  nominee: '/profile/nominee-info',
  security: '/profile/security-info',
} as const;
type Section = keyof typeof PATHS;

const sections = Object.keys(PATHS) as Section[];

/** The profile at the tab of its address; on a phone the hub also lists the places of the account area. */
export function ProfilePage() {
  const text = useWords(profileText);
  const section = useLocation({ select: ({ pathname }) => sections.find((name) => pathname.endsWith(PATHS[name])) });
  const navigate = useNavigate();
  return (
    <AccountPage title={text.title} isHub={section === undefined} isOpenToLocked>
      <Profile
        section={section}
        onSelected={(chosen) => void navigate({ to: PATHS[chosen.section as Section], resetScroll: false })}
      />
    </AccountPage>
  );
}
