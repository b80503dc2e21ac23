import { Icon } from '#ui/icon.js';
import { lock } from '#ui/icons/lock.js';
import { pageUrl } from '#widget/open-page.js';
import { useWidget } from '#widget/context.js';
import { loginText } from './login.text.js';

/** Its pages open beside this one: what was typed stays. */
export function PrivacyNote() {
  const { apiBase } = useWidget();
  const link = (to: string, label: string) => (
    <a href={pageUrl(apiBase ?? '', to, {})} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
  return (
    <p className="login__note">
      <Icon shape={lock} />
      <span>
        {loginText.keptPrivate} {link('/privacy-policy', loginText.privacyPolicy)},{' '}
        {link('/terms-conditions', loginText.terms)}
      </span>
    </p>
  );
}
