import { Accordion } from '@prosperx/sdk/internal';
import { homeText } from './home.text.js';

/** Shown on narrow screens (specification, investing, section 2). */
export function Questions() {
  return (
    <section className="x-section x-block only-narrow" aria-labelledby="questions">
      <h2 className="x-h2" id="questions">
        {homeText.questions}
      </h2>
      <div>
        {homeText.faq.map(([question, answer]) => (
          <Accordion key={question} title={question}>
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}
