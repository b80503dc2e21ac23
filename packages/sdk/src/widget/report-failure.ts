import { describeFailure, FAILURE_REPORTS } from '@prosperx/core/failure-report';
import { API_PREFIX } from '@prosperx/core/http';

/** Tells the server what broke here: its class and places in our scripts, under `page`. The id under which it was logged; null when the server is not reached. */
export async function reportFailure(apiBase: string, error: Error, page: string): Promise<string | null> {
  try {
    const answer = await fetch(apiBase + API_PREFIX + FAILURE_REPORTS, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page, ...describeFailure(error) }),
    });
    const { responseData } = (await answer.json()) as { responseData?: { requestId?: string } };
    return responseData?.requestId ?? null;
  } catch {
    return null;
  }
}
