import { layoutText } from '#layout.text.js';
import { contactLinks, operator } from '#site.js';
import { StripStart } from './lazy-regions.js';

/** Above the header's bar: in whose name one is here, and the way to people who help. */
export function Strip() {
  return (
    <div className="px-strip">
      <div>
        <StripStart />
        <address className="px-strip__help only-wide">
          <span>{layoutText.helpLine}</span>
          <a href={contactLinks.helpLine}>{operator.helpLine}</a>
          <a href={contactLinks.supportEmail}>{operator.supportEmail}</a>
        </address>
      </div>
    </div>
  );
}
