import type { ContentItem } from '@prosperx/core/content';
import { useId, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { download } from '#primitives/icons/features.js';
import { play } from '#primitives/icons/site.js';
import { useActiveContent, useContentPicture, useGreeting } from '#queries/content.js';
import { showErrorFlash } from '#services/error-message.js';
import { handFile } from '#services/hand-file.js';
import { DataProvider, useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { contentText } from './content.text.js';
import { ScratchCard } from './scratch-card.js';
import css from './content.css?inline';

const ContentPopup = lazy(async () => (await import('./content-popup.lazy.js')).ContentPopup, { optional: true });

/** What the advisor who is signed in is shown to read and watch, a greeting for their customers, and their scratch card; nothing for everybody else. */
export const AdvisorContent = () => (
  <DataProvider>
    <ContentSection />
  </DataProvider>
);

function ContentSection() {
  const text = useWords(contentText);
  useStyles(css);
  const id = useId();
  const { advisor } = useSession();
  const { data = [] } = useActiveContent();
  const [opened, setOpened] = useState<string | null>(null);
  if (!advisor || data.length === 0) return null;
  const shown = data.find(({ categoryId }) => categoryId === opened);
  return (
    <section className="px-content" aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <ul className="px-plain">
        {data.map((item) => (
          <li key={item.categoryId}>
            <ContentCard item={item} onOpen={() => setOpened(item.categoryId)} />
          </li>
        ))}
        <li>
          <ScratchCard eventKey="first_lead" />
        </li>
      </ul>
      <Greeting />
      {shown && <ContentPopup item={shown} onClose={() => setOpened(null)} />}
    </section>
  );
}

function ContentCard({ item, onOpen }: { readonly item: ContentItem; readonly onOpen: () => void }) {
  const picture = useContentPicture(item);
  return (
    <button type="button" className="px-content__card" aria-haspopup="dialog" onClick={onOpen}>
      <span>
        {picture.data && <img src={picture.data} alt="" />}
        {item.videoUrl !== null && <Icon shape={play} />}
      </span>
      <small lang="en">{item.category}</small>
      <b lang="en">{item.heading}</b>
    </button>
  );
}

function Greeting() {
  const text = useWords(contentText);
  const services = useServices();
  const widget = useWidget();
  const greeting = useGreeting();
  const press = () =>
    greeting.mutate(undefined, {
      onSuccess: (file) => void handFile(file, widget),
      onError: (error) => showErrorFlash(services, error, text.greetingFailed),
    });
  return (
    <Button variant="ghost" busy={greeting.isPending} onClick={press}>
      <Icon shape={download} />
      {text.greeting}
    </Button>
  );
}
