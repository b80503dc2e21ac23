import { type Applicant, newApplicant, type TestKit } from '@prosperx/api/testing';
import { testBrowser } from './test-browser.js';
import { uploadBy } from './upload-by.js';

/** A browser in which somebody is signed in who is about to open their account: a new applicant unless one is given. */
export async function applicantBrowser({ kit }: { readonly kit: TestKit }, given?: Applicant) {
  const applicant = given ?? (await newApplicant(kit));
  const browser = testBrowser(kit, { cookies: applicant.client.cookies });
  uploadBy(browser);
  return { applicant, browser };
}

export type ApplicantBrowser = Awaited<ReturnType<typeof applicantBrowser>>;
