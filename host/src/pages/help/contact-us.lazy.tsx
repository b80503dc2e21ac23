import { formatMonthLong } from '@prosperx/core/format';
import { Banner, Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { Page } from '#layout/page.js';
import { contactLinks, operator } from '#site.js';
import { contactText } from './contact.text.js';

export function ContactPage() {
  const text = useWords(contactText);
  const layoutWords = useWords(layoutText);
  const answers = [
    { to: '/help', title: text.help, note: text.helpNote },
    { to: '/grievance-redressal', title: text.grievance, note: text.grievanceNote },
  ] as const;
  return (
    <Page title={text.title} intro={text.intro} words={contactText}>
      <address className="x-contact">
        <ContactCard title={text.call} href={contactLinks.helpLine} words={operator.helpLine} note={text.hours} />
        <ContactCard
          title={text.write}
          href={contactLinks.supportEmail}
          words={operator.supportEmail}
          note={text.writeNote}
        />
      </address>
      <Banner tone="info">{text.safe}</Banner>
      <section className="x-section">
        <h2 className="x-h2">{text.first}</h2>
        <div className="x-contact">
          {answers.map(({ to, title, note }) => (
            <Link key={to} className="x-card x-contact__to" to={to}>
              <span>
                <b>{title}</b>
                <small>{note}</small>
              </span>
              <Icon shape={siteIcons.arrowRight} />
            </Link>
          ))}
        </div>
      </section>
      <section className="x-section">
        <h2 className="x-h2">{text.registration}</h2>
        <p>{layoutWords.arn(formatMonthLong(operator.arnValidTo))}</p>
      </section>
    </Page>
  );
}

interface ContactCardProps {
  readonly title: string;
  readonly href: string;
  readonly words: string;
  readonly note: string;
}

function ContactCard({ title, href, words, note }: ContactCardProps) {
  return (
    <div className="x-card x-contact__way">
      <h2>{title}</h2>
      <a href={href}>{words}</a>
      <p>{note}</p>
    </div>
  );
}
