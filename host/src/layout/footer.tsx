import { riskText } from '@prosperx/core/disclosure';
import { formatMonthLong } from '@prosperx/core/format';
import { Brand, useWords } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { useNav } from '#nav.js';
import { contactLinks, operator } from '#site.js';
import { Languages } from './languages.js';

export function Footer() {
  const nav = useNav();
  const text = useWords(layoutText);
  return (
    <footer className="px-footer px-far">
      <div>
        <div className="px-footer__cols">
          <div className="x-about">
            <span className="px-brand">
              <Brand />
            </span>
            <p>{text.about}</p>
            <p>
              {text.helpLine}
              <br />
              <a href={contactLinks.helpLine}>{operator.helpLine}</a>
              <br />
              <a href={contactLinks.supportEmail}>{operator.supportEmail}</a>
            </p>
          </div>
          {nav.footer.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="px-plain">
                {links.map((link) => (
                  <li key={link.label} className={'isForPhones' in link ? 'only-narrow' : undefined}>
                    {'href' in link ? (
                      <a href={link.href}>{link.label}</a>
                    ) : (
                      <Link
                        to={link.to}
                        params={'params' in link ? link.params : {}}
                        search={'search' in link ? link.search : {}}
                      >
                        {link.label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Languages />
        <div className="px-footer__legal">
          <p>
            <strong>{text.arn(formatMonthLong(operator.arnValidTo))}</strong>
          </p>
          <p>{useWords(riskText).riskWarning}</p>
          <p>{text.pastPerformance}</p>
        </div>
      </div>
    </footer>
  );
}
