export interface Tabs<Message> {
  tell(message: Message): void;
  leave(): void;
}

/** Joins the tabs and frames of this site that have a subject in common; what one tells, the others hear. */
export function joinTabs<Message>(subject: string, hear: (message: Message) => void): Tabs<Message> {
  const channel = new BroadcastChannel(`px-${subject}`);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return { tell: (message) => channel.postMessage(message), leave: () => channel.close() };
}
