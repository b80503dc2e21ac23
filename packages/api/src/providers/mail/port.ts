/** A message to one person. */
export interface Message {
  readonly channel: 'sms' | 'email';
  /** Ten digits, or an e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code that the text holds, where it holds one. */
  readonly otp: string | null;
  /** Our reference, by which a message that is sent again is known as the same. */
  readonly ref?: string;
}

export interface Notifier {
  /** Rejects when the message was not taken. */
  send(message: Message): Promise<void>;
}
