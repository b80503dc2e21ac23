import { Icon } from '#primitives/display/icon.js';
import { lock } from '#primitives/icons/features.js';
import { PageBeside } from '#domain/navigation/page-beside.js';
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
