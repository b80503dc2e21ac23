import { profileText as text } from './profile.text.js';

/** A value, or in its place that there is none. */
export function given(value: string | null) {
  return value || <span className="profile__missing">{text.missing}</span>;
}
