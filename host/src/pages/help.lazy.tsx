import { EmptyState, Icon, siteIcons, TextField } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { Contents } from '#prose/contents.js';
import { countQuestions, findQuestions } from './help/find-questions.js';
import { helpText } from './help/help.text.js';
import { TopicList } from './help/topic-list.js';
import { topics } from './help/topics.js';
import { useTypedQuery } from './help/use-typed-query.js';

/** Questions by topic, filtered as one types. */
export function HelpPage() {
  const [query, type] = useTypedQuery();
  const found = findQuestions(topics, query);
  const count = countQuestions(found);
  return (
    <Page title={helpText.title} lead={helpText.lead}>
      <div className="x-find" role="search" aria-label={helpText.search}>
        <TextField
          type="search"
          label={helpText.search}
          placeholder={helpText.placeholder}
          value={query}
          onInput={type}
          enterKeyHint="search"
          autoComplete="off"
          after={<Icon shape={siteIcons.search} />}
        />
        <p className="x-find__count" role="status">
          {query.trim() ? helpText.found(count) : helpText.all(count)}
        </p>
      </div>
      {count === 0 ? (
        <EmptyState level={2} title={helpText.none(query.trim())} text={helpText.noneText} action={<ToContact />} />
      ) : (
        <div className="x-long">
          <Contents sections={found} />
          <div className="x-prose">
            <TopicList topics={found} />
            <p>
              {helpText.still} <Link to="/contact-us">{helpText.contact}</Link>
            </p>
          </div>
        </div>
      )}
    </Page>
  );
}

function ToContact() {
  return (
    <Link className="px-btn" data-variant="primary" to="/contact-us">
      {helpText.contact}
    </Link>
  );
}
