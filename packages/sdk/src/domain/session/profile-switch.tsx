import { accountTypeName } from '@prosperx/core/session';
import { Monogram } from '#primitives/display/fund-cell.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { errorMessage, useServices } from '#services/services.js';
import { pickProfile, useSession } from '#session/use-session.js';
import { profileSwitchText } from './session.text.js';

interface ProfileSwitchProps {
  /** Called once the person is in another of their profiles. */
  readonly onSwitched: () => void;
}

/** The other profiles of the person, such as their HUF or a child's, as lines of a menu; nothing for who has one. */
export function ProfileSwitch({ onSwitched }: ProfileSwitchProps) {
  const text = useWords(profileSwitchText);
  const { user, profiles } = useSession();
  const services = useServices();
  const others = profiles.filter(({ encryptedId }) => encryptedId !== user?.encryptedId);
  if (others.length === 0) return null;
  const switchTo = async (encryptedId: string) => {
    try {
      await services.loader.getState().during(pickProfile(services, encryptedId));
      onSwitched();
    } catch (error) {
      services.flash.getState().show('error', errorMessage(error));
    }
  };
  return (
    <>
      <p className="px-small px-muted">{text.switchTo}</p>
      {others.map(({ encryptedId, name, taxStatus }) => (
        <button key={encryptedId} type="button" onClick={() => void switchTo(encryptedId)}>
          <Monogram name={name} user />
          <span>
            {name} <small className="px-muted">{accountTypeName(taxStatus)}</small>
          </span>
        </button>
      ))}
      <hr />
    </>
  );
}
