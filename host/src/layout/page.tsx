import { ENGLISH } from '@prosperx/core/language';
import { Breadcrumb, type Crumb, useWords, WordsContext } from '@prosperx/sdk/site/ui';
import { type ReactNode, useContext, useEffect } from 'react';
import { pageText } from '#layout.text.js';

export interface PageProps {
  readonly title: string;
  readonly intro?: string | undefined;
  /** The content begins with the lead line of the title. */
  readonly led?: boolean;
  /** The content tells by a heading of its own what the page is about: the title is for screen readers. */
  readonly quiet?: boolean;
  /** The content ends with a bar that stays at the foot of the window. */
  readonly barred?: boolean;
  /** Places between home and here. */
  readonly trail?: readonly Crumb[];
  /** Its words in English, where not each language has them: the page is marked as English then. */
  readonly words?: object | undefined;
  readonly children: ReactNode;
}

/** The column that every page but home stands in: breadcrumb, title, content; names the document too. */
export function Page({ title, intro, led, quiet, barred, trail = [], words, children }: PageProps) {
  const text = useWords(pageText);
  const said = useContext(WordsContext);
  const isLeft = words !== undefined && said !== ENGLISH && said(words) === words;
  useEffect(() => {
    document.title = text.documentTitle(title);
  }, [text, title]);
  return (
    <div className="x-wrap x-page" data-led={led} data-barred={barred} lang={isLeft ? 'en' : undefined}>
      <Breadcrumb path={trail} current={title} />
      <div>
        <h1 className={quiet ? 'px-vh' : 'x-title'}>{title}</h1>
        {intro && <p className="x-lead">{intro}</p>}
      </div>
      {children}
    </div>
  );
}
