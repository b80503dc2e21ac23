import { formatMoment } from '@prosperx/core/format';
import type { Device, OpenSession } from '@prosperx/core/session';
import { QueryState } from '#domain/query-state/query-state.js';
import { Badge } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type Ending, useDevices, useEndSessions } from '#queries/devices.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { devicesText } from './devices.text.js';
import { LoginSettings } from './login-settings.js';
import { MessageSettings } from './message-settings.js';

/** Shows who is in the account, and what they come in by. */
export function SecurityTab() {
  const text = useWords(devicesText);
  const reading = useDevices();
  return (
    <>
      <LoginSettings />
      <MessageSettings />
      <QueryState query={reading} failed={text.failed}>
        {({ sessions, devices }) => <SessionsAndDevices sessions={sessions} devices={devices} />}
      </QueryState>
    </>
  );
}

interface SessionsAndDevicesProps {
  readonly sessions: readonly OpenSession[];
  readonly devices: readonly Device[];
}

/** Ends what is pressed, and says so. */
function useEnding() {
  const text = useWords(devicesText);
  const services = useServices();
  const ending = useEndSessions((error) => showErrorFlash(services, error));
  const done = { session: text.ended, device: text.removed, others: text.othersEnded };
  return {
    ofKey: (key: string) => ending.isPending && keyOf(ending.variables) === key,
    end: (what: Ending) =>
      ending.mutate(what, { onSuccess: () => services.flash.getState().show('success', done[what.kind]) }),
  };
}

const keyOf = (ending: Ending): string =>
  ending.kind === 'session' ? ending.sessionId : ending.kind === 'device' ? ending.deviceId : ending.kind;

function nameOf({ by, browser, partnerName, advisorName }: OpenSession, text: typeof devicesText): string {
  if (by === 'advisor') return advisorName === null ? text.ofAnAdvisor : text.ofAdvisor(advisorName);
  const own = browser === null ? text.unknown : text.browser(browser);
  if (partnerName === null) return own;
  return by === 'partner' ? text.ofPartner(partnerName) : text.onPageOf(own, partnerName);
}

function SessionsAndDevices({ sessions, devices }: SessionsAndDevicesProps) {
  const text = useWords(devicesText);
  const { end, ofKey } = useEnding();
  const others = sessions.some(({ isThis }) => !isThis);
  return (
    <>
      <Card title={text.sessions} tone="fill">
        <p className="profile__rights">{text.sessionsText}</p>
        <ul className="profile__partners">
          {sessions.map((session) => {
            const { sessionId, startedAt, lastSeenAt, isThis } = session;
            const name = nameOf(session, text);
            return (
              <li key={sessionId}>
                <Entry
                  name={name}
                  isThis={isThis}
                  times={text.since(formatMoment(startedAt), formatMoment(lastSeenAt))}
                />
                {!isThis && (
                  <Button
                    size="sm"
                    aria-label={text.logOutOf(`${name}, ${formatMoment(startedAt)}`)}
                    busy={ofKey(sessionId)}
                    onClick={() => end({ kind: 'session', sessionId })}
                  >
                    {text.logOut}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {others && (
          <Row>
            <Button busy={ofKey('others')} onClick={() => end({ kind: 'others' })}>
              {text.others}
            </Button>
          </Row>
        )}
      </Card>
      <Card title={text.devices} tone="fill">
        <p className="profile__rights">{devices.length > 0 ? text.devicesText : text.none}</p>
        <ul className="profile__partners">
          {devices.map(({ deviceId, name: named, partnerName, firstSeenAt, lastSeenAt, isThis }) => {
            const browser = text.browser(named);
            const name = partnerName === null ? browser : text.onPageOf(browser, partnerName);
            return (
              <li key={deviceId}>
                <Entry
                  name={name}
                  isThis={isThis}
                  times={text.seen(formatMoment(firstSeenAt), formatMoment(lastSeenAt))}
                />
                {!isThis && (
                  <Button
                    size="sm"
                    aria-label={text.removeOf(`${name}, ${formatMoment(firstSeenAt)}`)}
                    busy={ofKey(deviceId)}
                    onClick={() => end({ kind: 'device', deviceId })}
                  >
                    {text.remove}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </>
  );
}

interface EntryProps {
  readonly name: string;
  readonly isThis: boolean;
  readonly times: string;
}

function Entry({ name, isThis, times }: EntryProps) {
  const text = useWords(devicesText);
  return (
    <div>
      <p>
        {name} {isThis && <Badge tone="success">{text.thisDevice}</Badge>}
      </p>
      <p className="profile__times">{times}</p>
    </div>
  );
}
