import { type ErrorCode, errorKinds, errorText } from '@prosperx/core/errors';
import { COMMON_ERRORS } from '@prosperx/core/http';
import { table } from './docs.js';

/** Why a frame holds no widget, as the page around it is told. The server, or its frame, says so itself but for the last. */
const FRAME_CODES = {
  unknown_widget: 'There is no widget of this name.',
  unknown_partner: 'No partner of this id is registered.',
  unregistered_origin: "This page's origin is not registered for the partner.",
  version_unsupported: 'Loader and server are of versions that have no language in common.',
};

const codes = Object.keys(errorKinds) as ErrorCode[];
const again = (code: ErrorCode) => (errorKinds[code].retryable ? 'yes' : 'no');

const ofPage = codes.filter((code) => errorKinds[code].status === 0);
const ofAnyCall = COMMON_ERRORS;
const ofSomeCalls = codes.filter((code) => !ofPage.includes(code) && !ofAnyCall.includes(code));

const lineOf = (code: ErrorCode) =>
  `| \`${code}\` | ${errorKinds[code].status} | ${again(code)} | ${errorText[code]} |`;
const answered = (some: readonly ErrorCode[]) => table(['Code', 'Status', 'Again?', 'Sentence'], some.map(lineOf));

/** The page of all error codes: `docs/errors.md`. */
export const errorsPage = () => `# Error codes

Written from the server's own list by \`npm run docs\`. A widget tells its page a code by \`px-error\` (React: \`onError\`; a frame: \`onEvent\`); a call of the server answers with it:

\`\`\`json
{ "error": { "code": "otp_expired", "message": "${errorText.otp_expired}", "retryable": false, "requestId": "req_1" } }
\`\`\`

Go by \`code\`: sentences are for people and may change. "Again?" is \`retryable\`: the same may succeed later. \`requestId\`, also in the header \`X-Request-Id\`, is what the operator of the server looks for in the log. \`fields\` names each field that is wrong and why, \`retryAfter\` (and the header \`Retry-After\`) the seconds until another try makes sense.

## Told by the page itself

Nothing was answered, so there is no status.

${table(
  ['Code', 'Again?', 'Sentence'],
  ofPage.map((code) => `| \`${code}\` | ${again(code)} | ${errorText[code]} |`),
)}

## Told by frames

Besides \`unreachable\`, and the codes that the widget in the frame shows.

${table(
  ['Code', 'Meaning'],
  Object.entries(FRAME_CODES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`),
)}

## Answered by any call

${answered(ofAnyCall)}

## Answered by some calls

\`/prosperx-api/openapi.json\` of the server names them call by call.

${answered(ofSomeCalls)}
`;
