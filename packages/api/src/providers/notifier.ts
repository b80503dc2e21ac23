/** A message to one person. */
export interface Message {
  readonly channel: 'sms' | 'email';
  /** Ten digits, or an e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code that the text holds, where it holds one. */
  readonly otp: string | null;
}

export interface Notifier {
  send(message: Message): Promise<void>;
}
