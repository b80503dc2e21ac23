import { formatMoment } from '@prosperx/core/format';
import { type useAgentOverview, useEnterAccount } from '@prosperx/sdk/site/advisor';
import { Button, Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { advisorAnswersText } from './advisor-answers.text.js';

interface AnswersProps {
  readonly overview: ReturnType<typeof useAgentOverview>;
}

/** What customers answered to proposals of late, each with the way to it, and the way to all proposals. */
export function AdvisorAnswers({ overview: { data } }: AnswersProps) {
  const text = useWords(advisorAnswersText);
  const navigate = useNavigate();
  const enter = useEnterAccount(() => void navigate({ to: '/proposals' }));
  if (!data) return null;
  const { answers } = data;
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
          {answers.map(({ encryptedId, name, answer, approved, items, at }) => (
            <li key={`${encryptedId} ${at}`}>
              {answer === 'approved' ? text.customerApproved(name, approved, items) : text.customerDeclined(name)}{' '}
              <small className="px-muted">{formatMoment(at)}</small>{' '}
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${text.openAccount}, ${name}`}
                busy={enter.isPending && enter.variables === encryptedId}
                onClick={() => enter.mutate(encryptedId)}
              >
                {text.openAccount}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
