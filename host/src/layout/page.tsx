import { Breadcrumb, type Crumb, useWords } from '@prosperx/sdk/site/ui';
import { type ReactNode, useEffect } from 'react';
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
  /** Of words that are not in the reader's language. */
  readonly lang?: 'en' | undefined;
  readonly children: ReactNode;
}

/** The column that every page but home stands in: breadcrumb, title, content; names the document too. */
export function Page({ title, intro, led, quiet, barred, trail = [], lang, children }: PageProps) {
  const text = useWords(pageText);
  useEffect(() => {
    document.title = text.documentTitle(title);
  }, [text, title]);
  return (
    <div className="x-wrap x-page" data-led={led} data-barred={barred} lang={lang}>
      <Breadcrumb path={trail} current={title} />
      <div>
        <h1 className={quiet ? 'px-vh' : 'x-title'}>{title}</h1>
        {intro && <p className="x-lead">{intro}</p>}
      </div>
      {children}
    </div>
  );
}
