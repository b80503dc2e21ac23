import { Icon } from '#ui/icon.js';
import { lock } from '#ui/icons/lock.js';
import { PageBeside } from '#ui/page-beside.js';
import { loginText } from './login.text.js';

export function PrivacyNote() {
  return (
    <p className="login__note">
      <Icon shape={lock} />
      <span>
        {loginText.keptPrivate} <PageBeside to="/privacy-policy">{loginText.privacyPolicy}</PageBeside>,{' '}
        <PageBeside to="/terms-conditions">{loginText.terms}</PageBeside>
      </span>
    </p>
  );
}
