import { ENGLISH, type Language, speaking } from '@prosperx/core/language';
import type { Services } from '#kernel/services.js';
import type { Message } from '#providers/providers.js';
import { notificationWords } from './notification-words.js';

type Written = Pick<Message, 'subject' | 'text'>;

/** A notification that is yet to be written. */
export interface UnwrittenNotification extends Omit<Message, keyof Written | 'english'> {
  /** That of its reader; null: English. */
  readonly language: Language | null;
  /** Writes it, of words that are asked for by `said`. It must not wait for anything meanwhile. */
  write(): Written;
}

/** Writes a notification in the language of its reader and sends it: the one way to the notifier. */
export async function sendNotification(
  { providers }: Pick<Services, 'providers'>,
  { language, write, ...envelope }: UnwrittenNotification,
): Promise<void> {
  const words = await notificationWords(language);
  const english = speaking(ENGLISH, write);
  if (words === ENGLISH) return providers.notifier.send({ ...envelope, ...english });
  return providers.notifier.send({ ...envelope, ...speaking(words, write), english: english.text });
}
