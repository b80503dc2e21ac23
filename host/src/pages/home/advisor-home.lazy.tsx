import { firstNameOf, formatDateShort, formatMoment } from '@prosperx/core/format';
import { NFO_CLOSES_SOON_DAYS } from '@prosperx/core/nfo';
import { DAY } from '@prosperx/core/time';
import { AdvisorRegistration } from '@prosperx/sdk';
import { DataProvider, useNfos, useOwnAgent } from '@prosperx/sdk/site';
import { ArnEndNotice, RefusalNotice, useAgentOverview, usePartnerDetails } from '@prosperx/sdk/site/advisor';
import { Banner, Dialog, Icon, Money, siteIcons, Stack, useWords } from '@prosperx/sdk/site/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { NotAllowed } from '#layout/lazy-regions.js';
import { contactLinks, operator } from '#site.js';
import { AdvisorAnswers } from './advisor-answers.js';
import { advisorHomeText } from './advisor-home.text.js';
import { Waiting } from './advisor-waiting.js';
import { AgentPicture } from './agent-picture.js';

/** The home of an advisor who is signed in and in nobody's account: their book, what waits, and the ways on. */
export const AdvisorHome = ({ name }: { readonly name: string }) => (
  <DataProvider>
    <Home name={name} />
  </DataProvider>
);

function Home({ name }: { readonly name: string }) {
  const text = useWords(advisorHomeText);
  const overview = useAgentOverview();
  return (
    <div className="h-agent">
      <div className="x-wrap">
        <NotAllowed />
        <Unverified />
        <Refused />
        <ArnEnds />
        <div className="h-agent__head">
          <AgentPicture name={name} />
          <div>
            <h1 className="x-title">{text.welcome(firstNameOf(name))}</h1>
            <p className="px-muted">{overview.data && text.waits(overview.data.waits)}</p>
          </div>
          <Link className="px-btn" data-variant="primary" to="/my-customers">
            <Icon shape={siteIcons.users} />
            {text.myCustomers}
          </Link>
        </div>
        <Book overview={overview} />
        <AdvisorChanges overview={overview} />
        <Waiting overview={overview} />
        <AdvisorAnswers overview={overview} />
        <SendToCustomer />
        <Redeem />
        <WhoToCall />
      </div>
      <Registration />
    </div>
  );
}

type Overview = ReturnType<typeof useAgentOverview>;

/** Customers, assets and SIP book; an advisor who sees no totals sees the SIP book alone. */
function Book({ overview: { data } }: { readonly overview: Overview }) {
  const text = useWords(advisorHomeText);
  if (!data) return <div className="x-card h-agent__book" aria-busy="true" />;
  const { totals, sipBook, asOfNavDate } = data;
  const sums = (
    <dl className="x-card h-agent__book">
      {totals && (
        <>
          <div>
            <dt>{text.assets}</dt>
            <dd>
              <Money amount={totals.totalAUM} size="hero" />
              <small>{asOfNavDate && text.assetsOf(formatDateShort(asOfNavDate))}</small>
            </dd>
          </div>
          <div>
            <dt>{text.customers}</dt>
            <dd>
              <b>{totals.customerCount.toLocaleString('en-IN')}</b>
              <small>{totals.newThisMonth === 0 ? text.nothingNew : text.newThisMonth(totals.newThisMonth)}</small>
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>{text.sipBook}</dt>
        <dd>
          <Money amount={sipBook.monthly} size="lg" />
          <small>{text.sips(sipBook.count)}</small>
        </dd>
      </div>
    </dl>
  );
  if (!totals) return sums;
  return (
    <Stack gap={3}>
      {sums}
      <Link className="px-link" to="/book">
        {text.book}
      </Link>
    </Stack>
  );
}

/** The customers who chose this advisor of late, or another one in their place. */
function AdvisorChanges({ overview: { data } }: { readonly overview: Overview }) {
  const text = useWords(advisorHomeText);
  const changes = data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section className="x-section" aria-labelledby="changes">
      <h2 className="x-h2" id="changes">
        {text.changes}
      </h2>
      <ul className="x-card h-agent__changes px-plain">
        {changes.map(({ name, kind, at }) => (
          <li key={`${name} ${at}`}>
            {kind === 'came' ? text.came(name) : text.left(name)} <small className="px-muted">{formatMoment(at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an advisor sends on: calculators and new fund offers. */
function SendToCustomer() {
  const text = useWords(advisorHomeText);
  const { groups: [open] = [], now = 0 } = useNfos().data ?? {};
  const count = open?.nfos.length ?? 0;
  const closing =
    open?.nfos.filter(({ nfoClousureDate }) => nfoClousureDate < now + NFO_CLOSES_SOON_DAYS * DAY).length ?? 0;
  const ways = [
    { to: '/sip-calculator', icon: siteIcons.calculator, title: text.sip, note: text.sipNote },
    { to: '/goal-amount-calculator', icon: siteIcons.target, title: text.goal, note: text.goalNote },
    {
      to: '/nfos',
      icon: siteIcons.rocket,
      title: text.nfos,
      note: count > 0 ? text.openNfos(count, closing) : text.nfosNote,
    },
  ] as const;
  return (
    <section className="x-section" aria-labelledby="send">
      <h2 className="x-h2" id="send">
        {text.send}
      </h2>
      <ul className="home-tiles h-agent__ways px-plain">
        {ways.map(({ to, icon, title, note }) => (
          <li key={to}>
            <Link to={to}>
              <Icon shape={icon} />
              <b>{title}</b>
              <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to the verification, for an advisor whom the partner has not verified. */
function Unverified() {
  const text = useWords(advisorHomeText);
  const { data } = usePartnerDetails();
  if (data?.partnerStatus !== 'not_verified') return null;
  const verify = data.accountUrl && (
    <a className="px-link" href={data.accountUrl}>
      {text.verify}
    </a>
  );
  return (
    <Banner title={text.unverifiedTitle} action={verify}>
      {text.unverified}
    </Banner>
  );
}

function RegisterLink({ words }: { readonly words?: string }) {
  const text = useWords(advisorHomeText);
  return (
    <Link className="px-link" to="/home" search={{ register: 'true' }}>
      {words ?? text.register}
    </Link>
  );
}

/** That the ARN ends soon, or has ended, with the way to hand in its renewed dates. */
function ArnEnds() {
  const { data } = useOwnAgent();
  return data?.arnEnd ? <ArnEndNotice end={data.arnEnd} action={(words) => <RegisterLink words={words} />} /> : null;
}

/** Why the ARN was refused, with the way to hand it in again. */
function Refused() {
  const { data } = useOwnAgent();
  return data?.refusal ? <RefusalNotice refusal={data.refusal} action={<RegisterLink />} /> : null;
}

/** The way to the registration, for an advisor without an ARN; that theirs waits, where nobody has verified it. */
function Redeem() {
  const text = useWords(advisorHomeText);
  const { data } = useOwnAgent();
  if (data?.arnState === 'waiting')
    return (
      <Banner tone="info" title={text.arnWaitsTitle}>
        {text.arnWaits}
      </Banner>
    );
  if (data?.arnState !== 'missing' || data.refusal || data.arnEnd) return null;
  return (
    <Banner tone="info" title={text.redeemTitle} action={<RegisterLink />}>
      {text.redeem}
    </Banner>
  );
}

function WhoToCall() {
  const text = useWords(advisorHomeText);
  return (
    <section className="x-section" aria-labelledby="who">
      <h2 className="x-h2" id="who">
        {text.whoToCall}
      </h2>
      <address className="x-card h-agent__call">
        <p className="px-muted">{text.helpLine}</p>
        <a className="px-link" href={contactLinks.helpLine}>
          {operator.helpLine}
        </a>
        <a className="px-link" href={contactLinks.supportEmail}>
          {operator.supportEmail}
        </a>
      </address>
    </section>
  );
}

/** The registration, over the home page; its address opens it. */
function Registration() {
  const text = useWords(advisorHomeText);
  const { register } = useSearch({ strict: false });
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/home', search: {} });
  return (
    <Dialog open={register === 'true'} title={text.registration} onClose={close}>
      {register === 'true' && <AdvisorRegistration onClosed={close} />}
    </Dialog>
  );
}
