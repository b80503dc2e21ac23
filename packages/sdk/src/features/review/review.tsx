import { QueryState } from '#domain/query-state/query-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useReview } from '#queries/review.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import { toReact } from '#widget/react.js';
import { reviewContract } from './review.contract.js';
import { reviewText } from './review.text.js';

const ReviewParts = lazy(async () => (await import('./review-parts.lazy.js')).ReviewParts);

export function Review() {
  return (
    <DataProvider>
      <ReviewStates />
    </DataProvider>
  );
}

function ReviewStates() {
  const text = useWords(reviewText);
  const query = useReview(useSession().status === 'signed_in');
  usePreloadForPerson(ReviewParts);
  return (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: text.logIn, to: '/profile/review' }}
      waiting={<SkeletonRows rows={6} />}
    >
      {(review) => <ReviewParts fallback={<SkeletonRows rows={6} />} review={review} />}
    </QueryState>
  );
}

export const ReviewWidget = /* @__PURE__ */ toReact(reviewContract, Review);
