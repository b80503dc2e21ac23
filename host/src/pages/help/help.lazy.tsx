import { Accordion, EmptyState, Icon, siteIcons, TextField, useWords } from '@prosperx/sdk/site/ui';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Page } from '#layout/page.js';
import { Survey } from '#layout/survey.js';
import { Blocks, Contents } from '#prose/blocks.js';
import { type Block, plainText } from '#prose/prose.js';
import { assistedSalesTopic, statementsTopic } from './account.text.js';
import { changeOfBrokerTopic, mandatesTopic, schemesTopic } from './investing.text.js';
import { helpText, platformTopic } from './platform.text.js';

/** Without capitals, accents and hyphens, so that "e-mandate" and "emandate" are one word. */
const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('-', '');

const holds = (words: readonly string[], topic: Topic, { question, answer }: Question) => {
  const text = simplify(`${topic.title} ${question} ${plainText(answer)}`);
  return words.every((word) => text.includes(word));
};

/** The questions that hold every word of a query, by topic; topics without any are left out. An empty query finds all. */
function findQuestions(topics: readonly Topic[], query: string): Topic[] {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((question) => holds(words, topic, question)) }))
    .filter(({ questions }) => questions.length > 0);
}

const countQuestions = (topics: readonly Topic[]) => topics.reduce((sum, { questions }) => sum + questions.length, 0);

export interface Question {
  readonly question: string;
  readonly answer: readonly Block[];
}

/** A topic of the help; `id` is its anchor. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The help, in the order in which it is shown. */
const useTopics = (): readonly Topic[] => [
  useWords(platformTopic),
  useWords(assistedSalesTopic),
  useWords(schemesTopic),
  useWords(statementsTopic),
  useWords(changeOfBrokerTopic),
  useWords(mandatesTopic),
];

/** Questions by topic, filtered as one types. */
export function HelpPage() {
  const helpWords = useWords(helpText);
  const [query, type] = useTypedQuery();
  const topics = useTopics();
  const found = findQuestions(topics, query);
  const count = countQuestions(found);
  return (
    <Page title={helpWords.title} intro={helpWords.intro} words={helpText}>
      <div className="x-find" role="search" aria-label={helpWords.search}>
        <TextField
          type="search"
          label={helpWords.search}
          placeholder={helpWords.placeholder}
          value={query}
          onInput={type}
          enterKeyHint="search"
          autoComplete="off"
          after={<Icon shape={siteIcons.search} />}
        />
        <p className="x-find__count" role="status">
          {query.trim() ? helpWords.found(count) : helpWords.all(count)}
        </p>
      </div>
      {count === 0 ? (
        <EmptyState level={2} title={helpWords.none(query.trim())} text={helpWords.noneText} action={<ToContact />} />
      ) : (
        <div className="x-long">
          <Contents sections={found} />
          <div className="x-prose">
            <TopicList topics={found} />
            <p>
              {helpWords.still} <Link to="/contact-us">{helpWords.contact}</Link>
            </p>
          </div>
        </div>
      )}
      <Survey survey="site" />
    </Page>
  );
}

function ToContact() {
  const text = useWords(helpText);
  return (
    <Link className="px-btn" data-variant="primary" to="/contact-us">
      {text.contact}
    </Link>
  );
}

/** What is typed into the search, kept in the address as `?q=`; an address that changes by itself is followed. */
function useTypedQuery(): [string, (typed: string) => void] {
  const { q = '' } = useSearch({ from: '/help' });
  const { history } = useRouter();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    // `q` may lag behind the keys, the history does not
    setTyped(new URLSearchParams(history.location.search).get('q') ?? '');
  }, [q, history]);
  const type = (text: string) => {
    setTyped(text);
    void navigate({ to: '/help', search: { q: text || undefined }, replace: true, resetScroll: false });
  };
  return [typed, type];
}

/** Topics with their questions; an answer opens below its question. */
function TopicList({ topics }: { readonly topics: readonly Topic[] }) {
  return topics.map(({ id, title, questions }) => (
    <section key={id} aria-labelledby={id}>
      <h2 className="x-h2" id={id}>
        {title}
      </h2>
      <div>
        {questions.map(({ question, answer }) => (
          <Accordion key={question} title={question}>
            <div className="x-answer">
              <Blocks blocks={answer} />
            </div>
          </Accordion>
        ))}
      </div>
    </section>
  ));
}
