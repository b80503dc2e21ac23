import { configure } from 'https://invest.example/sdk/latest/elements.js';

const SERVER = 'https://invest.example';
configure({ apiBase: SERVER, partner: 'bluebank' });

/** What a way of paying takes of the page's parameters. */
const payBy =
  (mode) =>
  ({ paymentUrl, loopBackUrl }) => ({ mode, paymentUrl, loopBackUrl });

/** A fund, and what its reader had chosen of it when a login came between. */
const fundOf = ({ schemeId, nfoType, investmentType, monthlyAmount, lumpsumAmount }) => ({
  schemeId,
  nfoType,
  investmentType,
  monthlyAmount,
  lumpsumAmount,
});

/** Which widget stands for a page of the site, and what it takes of the page's parameters. */
const PAGES = [
  ['/search', 'px-fund-search', ({ keywords = '' }) => ({ keywords })],
  ['/mutual-fund-detail', 'px-fund-detail', fundOf],
  ['/login', 'px-login', () => ({})],
  ['/cart-review', 'px-cart', () => ({})],
  ['/order-summary', 'px-order-summary', ({ paymentUrl }) => ({ paymentUrl })],
  ['/upi-payment', 'px-payment', payBy('upi')],
  ['/neft-payment', 'px-payment', payBy('neft')],
  ['/cheque-payment', 'px-payment', payBy('cheque')],
  ['/challan', 'px-payment', ({ encryptedGroupId }) => ({ mode: 'challan', paymentId: encryptedGroupId })],
  ['/thank-you', 'px-order-result', ({ orderNo }) => ({ orderNo })],
  ['/payment-error', 'px-order-result', ({ orderNo, paymentUrl }) => ({ orderNo, paymentUrl })],
  ['/profile/portfolio', 'px-portfolio', () => ({})],
];

/** Where the widget on the page was asked to lead afterwards. */
let afterwards = '/search';

function show(to, params = {}) {
  const address = new URL(`${SERVER}/v1${to}`);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  const path = address.pathname.slice('/v1'.length);
  const page = PAGES.find(([prefix]) => path.startsWith(prefix));
  // what the bank has no place for stands on the site, which does not know who logged in here
  if (!page) return void window.open(address, '_blank');
  const [, tag, propsOf] = page;
  const given = Object.fromEntries(address.searchParams);
  if (tag === 'px-login') afterwards = given.to ?? '/search';
  document.querySelector('main').replaceChildren(Object.assign(document.createElement(tag), propsOf(given)));
}

document.addEventListener('px-navigate', (event) => {
  event.preventDefault();
  show(event.detail.to, event.detail.params);
});
document.addEventListener('authorised', () => show(afterwards));
document.querySelector('#start').addEventListener('click', () => show('/search'));
document.querySelector('#portfolio').addEventListener('click', () => show('/profile/portfolio'));
show('/search');
