import { expect, it } from 'vitest';
import { pathAfterLogin } from './rules.js';

const person = { minor: false, registered: true, url: 'https://invest.example/v1/home' };
const shared = 'https://invest.example/v1/home?mf_share_stmt=1';

it('leads a minor who has turned 18 to the portfolio', () => {
  expect(pathAfterLogin({ ...person, minor: true, registered: false })).toBe('/profile/portfolio');
});

it('leads who came by a shared statement to the portfolio, registered or not', () => {
  expect(pathAfterLogin({ ...person, url: shared })).toBe('/profile/portfolio');
  expect(pathAfterLogin({ ...person, registered: false, url: shared })).toBe('/profile/portfolio');
});

it('leads who is not registered yet to his KYC', () => {
  expect(pathAfterLogin({ ...person, registered: false })).toBe('/profile/kyc-details?flowType=checkout');
});

it('leaves everybody else where he was', () => {
  expect(pathAfterLogin(person)).toBeNull();
});
