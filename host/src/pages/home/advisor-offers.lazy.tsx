import { AdvisorContent, InterestButton, LamfBanner } from '@prosperx/sdk/site/advisor';

/** What advisors are offered on their home: a loan for customers, a registration, and what they can show. Each is left out where it does not concern them. */
export const AdvisorOffers = () => (
  <div className="x-wrap h-main">
    <LamfBanner />
    <InterestButton />
    <AdvisorContent />
  </div>
);
