const API = '/prosperx-api';

/** The sandbox's people, and an advisor. Their password is no secret: the sandbox holds nobody real. */
export const people = {
  '9876500001': 'Asha Rao: folios, SIPs, a mandate, orders to pay',
  '9876500002': 'Vikram Shah: not onboarded, empty cart',
  '9876500004': 'Kabir Anand: three profiles',
  '9876500007': 'Nisha Verma: customer of an advisor',
  AG1001: 'Advisor AG1001',
} as const;
const PASSWORD = 'Prosper@123';

const call = async (path: string, body: object) => {
  const answer = await fetch(API + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-PX-Client': 'docs' },
    body: JSON.stringify(body),
  });
  return answer.ok ? ((await answer.json()) as unknown) : null;
};

/** Whether this server plays a sandbox: only there may a reader be somebody else. */
export const isSandbox = async (): Promise<boolean> => {
  try {
    return (await fetch(`${API}/sandbox/clock`)).ok;
  } catch {
    return false;
  }
};

/** Signs a person of the sandbox in, for this browser; false where that is refused. */
export async function signIn(person: string): Promise<boolean> {
  if (!person.startsWith('AG'))
    return (await call('/login/verify-password', { username: person, password: PASSWORD })) !== null;
  const launch = (await call('/sandbox/launch-ticket', { partner: 'bluebank', agentCode: person })) as {
    ticket: string;
  } | null;
  return launch !== null && (await call('/login/launch', { encryptedId: launch.ticket })) !== null;
}
