import type { Section } from './example.js';
import { sandboxValuesText as text } from './sandbox-values.text.js';

const groups = Object.entries(text.groups).map(([group, values]) => ({ group, values: Object.entries(values) }));

function Values() {
  return (
    <>
      <p>
        {text.intro} <a href={text.inbox}>{text.inbox}</a>.
      </p>
      <div className="r-grid">
        {groups.map(({ group, values }) => (
          <div key={group} className="r-values">
            <h3>{group}</h3>
            <dl>
              {values.map(([value, outcome]) => (
                <div key={value}>
                  <dt>{value}</dt>
                  <dd>{outcome}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

/** The people and inputs of the sandbox, for whoever tries a widget. */
export const sandboxValues: Section = { name: 'sandbox', title: text.title, intro: <Values />, examples: [] };
