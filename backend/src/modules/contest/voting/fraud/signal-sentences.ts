/** A signal that the votes of a cluster share. */
export interface SharedSignal {
  kind: string;
  points: number;
  /** How many votes of the cluster have it. */
  votes: number;
  evidence: { domain?: string; stem?: string; relay?: string; by?: 'browser' | 'address' };
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const votes = (number: number) => count(number, 'vote', 'votes');
const addresses = (number: number) => count(number, 'address', 'addresses');

const SENTENCES: Record<string, (signal: SharedSignal) => string> = {
  disposable: (signal) => `${addresses(signal.votes)} of a service of throwaway mailboxes.`,
  listed: ({ votes: n, evidence }) =>
    `${addresses(n)} of a domain that you added to the throwaway ones: ${evidence.domain}. The votes count until you decide.`,
  'no-mx': (signal) => `${addresses(signal.votes)} whose domain has no mail server.`,
  device: (signal) => `${votes(signal.votes)} from a browser in which three voters or more voted.`,
  network: (signal) =>
    `${votes(signal.votes)} from a network with ten votes or more for one entry in an hour.`,
  domain: ({ votes: n, evidence }) => `${addresses(n)} of one rare domain: ${evidence.domain}.`,
  stem: ({ votes: n, evidence }) =>
    `${addresses(n)} differ from others only in their numbers: ${evidence.stem}.`,
  fast: (signal) =>
    `${count(signal.votes, 'link was', 'links were')} pressed less than 4 s after the email was asked for.`,
  automated: (signal) => `${votes(signal.votes)} from an automated browser.`,
  burst: (signal) => `${votes(signal.votes)} in an hour with far more for the entry than usual.`,
  rare: (signal) =>
    `${addresses(signal.votes)} of domains that have few votes, nearly all of them for one entry. It may be colleges or firms, or one person with domains.`,
  relay: ({ votes: n, evidence }) =>
    evidence.relay === undefined
      ? `${addresses(n)} of several services, which forward emails and may have many addresses for one mailbox.`
      : `${addresses(n)} of ${evidence.relay}, which forwards emails and may have many addresses for one mailbox.`,
  pair: ({ votes: n, evidence }) =>
    evidence.by === 'browser'
      ? `${votes(n)} from one browser, half an hour apart at most. It may be a family, or one person with several mailboxes.`
      : `${votes(n)} for the entry from one network address, half an hour apart at most. It may be a household, or one person with several mailboxes.`,
};

/** The meaning of the signal, in one sentence for the owner. */
export function sentenceOfSignal(signal: SharedSignal): string {
  return SENTENCES[signal.kind]?.(signal) ?? signal.kind;
}
