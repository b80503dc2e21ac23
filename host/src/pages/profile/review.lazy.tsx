import { Review } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { AccountPage } from '#layout/account-page.js';
import { pagesText } from '#pages/pages.text.js';

export function ReviewPage() {
  const text = useWords(pagesText);
  return (
    <AccountPage title={text.review} intro={text.reviewIntro}>
      <Review />
    </AccountPage>
  );
}
