import { Breadcrumb, type Crumb } from '@prosperx/sdk/internal';
import { type ReactNode, useEffect } from 'react';
import { pageText } from '#layout.text.js';

export interface PageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The content begins with the lead line of the title. */
  readonly led?: boolean;
  /** Places between home and here. */
  readonly trail?: readonly Crumb[];
  readonly children: ReactNode;
}

/** The column that every page but home stands in: breadcrumb, title, content; names the document too. */
export function Page({ title, lead, led, trail = [], children }: PageProps) {
  useEffect(() => {
    document.title = pageText.documentTitle(title);
  }, [title]);
  return (
    <div className="x-wrap x-page" data-led={led}>
      <Breadcrumb path={trail} current={title} />
      <div>
        <h1 className="x-title">{title}</h1>
        {lead && <p className="x-lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
