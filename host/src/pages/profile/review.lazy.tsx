import { Review } from '@prosperx/sdk';
import { AccountPage } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

export function ReviewPage() {
  return (
    <AccountPage title={pagesText.review} intro={pagesText.reviewIntro}>
      <Review />
    </AccountPage>
  );
}
