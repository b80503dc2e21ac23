import { Hono } from 'hono';

/** A person as the tax department has them, and how their KYC stands at the registry. */
export interface PlayedHolder {
  readonly name: string;
  /** As Cashfree writes it: 31-01-1990. */
  readonly born: string;
  readonly readiness: { readonly status: string; readonly code?: string; readonly reason?: string };
  readonly maskedAadhaar?: string;
}

export const CYBRILLA_LOGIN = {
  clientId: 'partner',
  clientSecret: 'secret',
  url: 'https://api.sandbox.cybrilla.com',
  authUrl: 'https://s.finprim.com',
};
export const CASHFREE_LOGIN = { clientId: 'id', clientSecret: 'secret' };

type Locker = { status: string; card: string; callback: string };

/** Cybrilla's pre-verification and Cashfree's PAN 360 and DigiLocker, as their documents have them. */
export function playedKyc(holders: Map<string, PlayedHolder>) {
  const heard: { method: string; path: string; body: unknown }[] = [];
  const lockers = new Map<string, Locker>();
  const checks = new Map<string, { pan: string; asked: number }>();
  /** How often a check is asked for before it is done; how many logins were given out; a PAN 360 that answers with an error of its own. */
  const state = { questions: 1, logins: 0, endLogins: false, status: 200 };
  const app = new Hono();

  app.use('*', async (c, next) => {
    const isJson = c.req.header('Content-Type')?.includes('json') ?? false;
    heard.push({ method: c.req.method, path: c.req.path, body: isJson ? await c.req.json() : null });
    if (state.status !== 200) return c.json({ message: 'of its own' }, state.status as 500);
    return next();
  });

  app.post('/v2/auth/cybrillarta/token', async (c) => {
    const form = await c.req.parseBody();
    if (form['client_secret'] !== CYBRILLA_LOGIN.clientSecret) return c.json({ error: 'unauthorized_client' }, 401);
    state.logins += 1;
    return c.json({ access_token: `token ${state.logins}`, expires_in: 1_800, token_type: 'Bearer' });
  });
  app.use('/poa/*', async (c, next) => {
    const isKnown = c.req.header('Authorization') === `Bearer token ${state.logins}` && !state.endLogins;
    state.endLogins = false;
    return isKnown ? next() : c.json({ error: 'token expired' }, 401);
  });
  const checkOf = (id: string) => {
    const { pan, asked } = checks.get(id)!;
    const isDone = asked >= state.questions;
    return {
      object: 'pre_verification',
      id,
      status: isDone ? 'completed' : 'accepted',
      investor_identifier: pan,
      readiness: isDone ? holders.get(pan)?.readiness : { status: null, code: null, reason: null },
    };
  };
  app.post('/poa/pre_verifications', async (c) => {
    const { investor_identifier: pan } = await c.req.json<{ investor_identifier: string }>();
    const id = `pv_${checks.size + 1}`;
    checks.set(id, { pan, asked: 0 });
    return c.json(checkOf(id), 201);
  });
  app.get('/poa/pre_verifications/:id', (c) => {
    const id = c.req.param('id');
    checks.get(id)!.asked += 1;
    return c.json(checkOf(id));
  });

  app.use('/verification/*', async (c, next) => {
    const isKnown = c.req.header('x-client-id') === 'id' && c.req.header('x-client-secret') === 'secret';
    return isKnown ? next() : c.json({ code: 'authentication_failed' }, 401);
  });
  app.post('/verification/pan/advance', async (c) => {
    const { pan } = await c.req.json<{ pan?: string }>();
    if (!pan) return c.json({ message: 'pan is missing in the request.' }, 400);
    const holder = holders.get(pan);
    if (!holder) return c.json({ status: 'INVALID', message: 'Invalid PAN', pan });
    return c.json({
      status: 'VALID',
      pan,
      registered_name: holder.name,
      gender: 'Female',
      date_of_birth: holder.born,
      masked_aadhaar_number: holder.maskedAadhaar ?? null,
      aadhaar_linked: true,
      address: { full_address: '12 Residency Road Bengaluru', pincode: 560_001, country: 'India' },
    });
  });
  app.post('/verification/digilocker', async (c) => {
    const asked = await c.req.json<{ verification_id: string; redirect_url: string }>();
    if (lockers.has(asked.verification_id)) return c.json({ message: 'verification_id already exists' }, 409);
    lockers.set(asked.verification_id, { status: 'PENDING', card: '', callback: asked.redirect_url });
    const url = `https://verification.cashfree.com/dgl/${asked.verification_id}`;
    return c.json({ verification_id: asked.verification_id, url, status: 'PENDING' });
  });
  const lockerOf = (id: string | undefined) => lockers.get(id ?? '');
  app.get('/verification/digilocker', (c) => {
    const locker = lockerOf(c.req.query('verification_id'));
    return locker ? c.json({ status: locker.status, user_details: {} }) : c.json({ message: 'not found' }, 404);
  });
  // each account belongs to the first of the people; an empty question is how keys are tried
  app.post('/verification/bank-account/sync', async (c) => {
    const { bank_account: account } = await c.req.json<{ bank_account?: string }>();
    if (!account) return c.json({ message: 'bank_account is missing in the request.' }, 400);
    return c.json({ account_status_code: 'ACCOUNT_IS_VALID', name_at_bank: [...holders.values()][0]?.name ?? '' });
  });
  app.get('/verification/digilocker/document/:type', (c) => {
    const { card } = lockerOf(c.req.query('verification_id'))!;
    const holder = holders.get(card)!;
    if (c.req.param('type') === 'PAN') return c.json({ status: 'SUCCESS', pan: card, name_pan_card: holder.name });
    return c.json({
      status: 'SUCCESS',
      uid: 'xxxxxxxx5647',
      name: holder.name,
      dob: holder.born,
      gender: 'F',
      split_address: { house: '12', street: 'Residency Road', vtc: 'Bengaluru', dist: 'Bengaluru', pincode: '560001' },
    });
  });

  const answer = ((url: URL, init: RequestInit) => app.request(url.href, init)) as typeof globalThis.fetch;
  return {
    app,
    heard,
    state,
    fetch: answer,
    /** The person shares the cards of a PAN, refuses, or lets the time pass; returns where they are led. */
    decide(requestId: string, status: 'AUTHENTICATED' | 'CONSENT_DENIED' | 'EXPIRED', card = ''): string {
      const locker = lockers.get(requestId)!;
      Object.assign(locker, { status, card });
      return locker.callback;
    },
  };
}
