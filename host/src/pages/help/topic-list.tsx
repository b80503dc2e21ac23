import { Accordion } from '@prosperx/sdk/internal';
import { Blocks } from '#prose/blocks.js';
import type { Topic } from './question.js';

/** Topics with their questions; an answer opens below its question. */
export function TopicList({ topics }: { readonly topics: readonly Topic[] }) {
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
