import { formatDateShort } from '@prosperx/core/format';
import type { BusinessDate } from '@prosperx/core/time';
import { Banner, useWords } from '@prosperx/sdk/site/ui';
import { Page } from '#layout/page.js';
import { Blocks, Contents } from '#prose/blocks.js';
import type { Section } from '#prose/prose.js';
import { proseText } from '#prose/prose.text.js';

interface LegalPageProps {
  readonly title: string;
  readonly intro: string;
  /** When its substance last changed. */
  readonly amended: BusinessDate;
  readonly sections: readonly Section[];
  readonly numbered?: boolean | undefined;
  /** All of it in English. */
  readonly words: object;
}

/** A text of law: what it is, since when it stands so, its parts and the way to each. */
export function LegalPage({ title, intro, amended, sections, numbered, words }: LegalPageProps) {
  const text = useWords(proseText);
  return (
    <Page title={title} intro={intro} words={words}>
      <p className="x-amended">
        {text.amended} <time dateTime={amended}>{formatDateShort(amended)}</time>
      </p>
      <Banner tone="info" title={text.template}>
        {text.templateText}
      </Banner>
      <div className="x-long">
        <Contents sections={sections} numbered={numbered} />
        <article className="x-prose" data-numbered={numbered}>
          {sections.map(({ id, title: heading, blocks }, index) => (
            <section key={id} className={index > 0 ? 'px-far' : undefined} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </article>
      </div>
    </Page>
  );
}
