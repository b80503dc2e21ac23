import { APPROVED_KINDS, type ApprovedKind } from '@prosperx/core/agent';
import { approvableCallText } from '@prosperx/core/customer-approval';
import { formatMoment } from '@prosperx/core/format';
import { placeOf, type useAgentOverview, useEnterAccount } from '@prosperx/sdk/site/advisor';
import { Button, Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { advisorAnswersText } from './advisor-answers.text.js';

interface AnswersProps {
  readonly overview: ReturnType<typeof useAgentOverview>;
}

/** The most answers that are shown. */
const SHOWN = 10;

const kindOf = (about: string): ApprovedKind | null => APPROVED_KINDS.find((kind) => kind === about) ?? null;

/** What customers answered of late to proposals and to what they were asked to approve, each with the way to it, and the way to all proposals. */
export function AdvisorAnswers({ overview: { data } }: AnswersProps) {
  const text = useWords(advisorAnswersText);
  const calls: Readonly<Record<string, string>> = useWords(approvableCallText);
  const navigate = useNavigate();
  if (!data) return null;
  const proposals = data.answers.map(({ encryptedId, name, answer, approved, items, at }) => ({
    encryptedId,
    name,
    at,
    place: ['/proposals', {}] as const,
    words: answer === 'approved' ? text.customerApproved(name, approved, items) : text.customerDeclined(name),
  }));
  const approvals = data.approvals.map(({ encryptedId, name, about, isApproved, at }) => {
    const kind = kindOf(about);
    const what = kind === 'cart' ? text.cart : (kind ?? calls[about] ?? text.request);
    return {
      encryptedId,
      name,
      at,
      place: placeOf(kind === null ? undefined : 'order', kind),
      words: text.answered(name, what, isApproved),
    };
  });
  const answers = [...proposals, ...approvals].toSorted((one, other) => other.at - one.at).slice(0, SHOWN);
  return (
    <section className="x-section" aria-labelledby="answers">
      <div className="x-head">
        <h2 className="x-h2" id="answers">
          {text.answersTitle}
        </h2>
        <Link className="px-link px-small" to="/all-proposals">
          {text.all} <Icon shape={siteIcons.arrowRight} />
        </Link>
      </div>
      {answers.length === 0 ? (
        <p className="x-card h-agent__none px-muted">{text.none}</p>
      ) : (
        <ul className="x-card h-agent__changes px-plain">
          {answers.map(({ words, at, place: [to, search], ...answer }) => (
            <li key={`${answer.encryptedId} ${at} ${words}`}>
              {words} <small className="px-muted">{formatMoment(at)}</small>{' '}
              <OpenAccount {...answer} onEntered={() => void navigate({ to: to as never, search: search as never })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OpenAccountProps {
  readonly encryptedId: string;
  readonly name: string;
  readonly onEntered: () => void;
}

function OpenAccount({ encryptedId, name, onEntered }: OpenAccountProps) {
  const text = useWords(advisorAnswersText);
  const enter = useEnterAccount(onEntered);
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${text.openAccount}, ${name}`}
      busy={enter.isPending}
      onClick={() => enter.mutate(encryptedId)}
    >
      {text.openAccount}
    </Button>
  );
}
