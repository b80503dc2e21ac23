import { Book } from '@prosperx/sdk/site/advisor';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { advisorPagesText } from '#pages/pages.text.js';
import { bookSearch } from './search.js';

/** The book of an advisor; what is chosen stands in the address. */
export function BookPage() {
  const text = useWords(advisorPagesText);
  const { by = 'house', house = '', category = '', page = 1 } = useSearch({ from: '/book' });
  const navigate = useNavigate();
  return (
    <Page title={text.book} intro={text.bookIntro}>
      <Book
        {...{ by, house, category, page }}
        onChanged={(choice) =>
          void navigate({
            to: '/book',
            search: bookSearch.validateSearch({
              ...choice,
              by: choice.by === 'house' ? undefined : choice.by,
              page: choice.page === 1 ? undefined : choice.page,
            }),
          })
        }
      />
    </Page>
  );
}
