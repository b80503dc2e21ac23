/**
 * What is over its goal (docs/sizes.md), held at what it weighs until somebody makes it smaller: bytes and files. A row leaves this list when it
 * meets its goal again; one is added or raised only with its reason beside it.
 *
 * @type {Record<string, [bytes: number, files: number]>}
 */
export const SIZE_EXCEPTIONS = {
  // every widget carries the way in which it finds its language and marks what is not in it, values that are said in it, the sentences of all errors that its calls may answer, that an item is added once however fast the presses come, that nothing of one customer is shown to or done for the next or while their session has expired, that a state which a newer server knows is one in progress, that a page in place of a token is refused, and what a finger finds beyond what is drawn
  '<px-advisor-registration> first screen': [53_050, 8],
  '<px-cart-badge> first screen': [51_800, 8],
  '<px-cart> first screen': [52_600, 8],
  '<px-customers> first screen': [54_700, 8],
  '<px-fund-compare> first screen': [53_200, 8],
  '<px-fund-detail> first screen': [53_750, 8],
  '<px-fund-list> first screen': [53_500, 8],
  '<px-fund-search> first screen': [55_500, 9],
  '<px-home-tiles> first screen': [53_100, 8],
  '<px-kyc-check> first screen': [53_950, 8],
  '<px-lead-form> first screen': [52_200, 8],
  '<px-leads> first screen': [57_450, 10],
  // it reads the request of its page's partner; the question itself comes in a file of its own
  '<px-login> first screen': [56_950, 8],
  '<px-mandate-list> first screen': [54_550, 8],
  '<px-mandate-setup> first screen': [54_200, 8],
  '<px-nfo-list> first screen': [53_400, 8],
  '<px-nominees> first screen': [53_800, 8],
  '<px-onboarding> first screen': [53_850, 8],
  '<px-order-result> first screen': [53_350, 8],
  '<px-order-summary> first screen': [53_800, 8],
  '<px-payment> first screen': [52_950, 8],
  '<px-portfolio> first screen': [51_950, 8],
  '<px-profile> first screen': [53_750, 8],
  '<px-proposals> first screen': [56_000, 10],
  '<px-risk-profile> first screen': [53_850, 8],
  '<px-sips> first screen': [54_650, 8],
  '<px-stp> first screen': [53_650, 8],
  '<px-swp> first screen': [53_700, 8],
  '<px-top-funds> first screen': [53_000, 8],
  '<px-watchlist> first screen': [52_250, 8],
  // the watch by which a page counts its readers comes later too, in a file of its own; facts of a fund have their days, and what leaving it costs and takes comes by the rules of tax and payout; what stays English in a sentence is marked, in a file of its own; an advisor adds parts of each kind to a proposal, and is answered why their certificates were refused; a file is offered to the page around a frame first
  '<px-cart> at rest': [66_900, 20],
  '<px-fund-detail> at rest': [83_050, 31],
  '<px-fund-list> at rest': [68_650, 22],
  '<px-fund-search> at rest': [68_750, 21],
  '<px-nfo-list> at rest': [68_550, 22],
  '<px-packs> at rest': [67_300, 20],
  // the button and panels for the years, today's money and a real fund come with the chart, as do the roles of the look that the first screen has no use for, and the watch of readers after that
  '<px-goal-calculator> at rest': [25_950, 6],
  '<px-sip-calculator> at rest': [26_300, 6],
  '<px-lumpsum-calculator> at rest': [25_800, 6],
  '<px-step-up-calculator> at rest': [26_500, 6],
  '<px-swp-calculator> at rest': [26_250, 6],
  '<px-retirement-calculator> at rest': [27_700, 10],
  '<px-cagr-calculator> at rest': [25_850, 6],
  // it says at each line what it lacks: a return of other amounts than are seen would be untrue
  '<px-xirr-calculator> first screen': [17_950, 1],
  '<px-xirr-calculator> at rest': [27_300, 7],
  '<px-delay-calculator> at rest': [27_150, 9],
  '<px-elss-calculator> at rest': [28_050, 8],
  '<px-inflation-calculator> at rest': [26_500, 9],
  '<px-education-calculator> at rest': [26_850, 9],
  // the words with which lines are pasted, and those of the strip of funds, come in one file with those of the chart
  '<px-xirr-calculator> in te, besides': [3_400, 3],
  '<px-elss-calculator> in te, besides': [3_150, 3],
  // readers of a page of words load nothing until they are about to do something: then it is the router, what paints pages and has them take over, 60,000
  '/v1/terms-conditions until usable': [74_550, 20],
  // the router is fetched too, although the page can be read without it; the policy says all that an advisor sees of a person
  '/v1/privacy-policy at rest': [118_050, 20],
};
