import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';
import type { FraudActionKind, VoteCluster } from './api';

const votesOf = (count: string, isOne: boolean) => (isOne ? '1 vote' : `${count} votes`);

const done: Record<FraudActionKind, (votes: string) => string> = {
  quarantine: (votes) => `${votes} set aside`,
  release: (votes) => `${votes} released`,
};

const kinds: Record<VoteCluster['kind'], string> = {
  device: 'One browser',
  network: 'One network',
  domain: 'One rare mail domain',
  stem: 'Numbered addresses',
  'no-mx': 'Addresses that receive no mail',
  disposable: 'Throwaway addresses',
  listed: 'A domain that you added',
  relay: 'One relay',
  relays: 'Several relays',
  rare: 'Several rare mail domains',
  pair: 'Two votes close together',
};

const hints: Record<VoteCluster['kind'], string> = {
  device: 'confirmed on one device',
  network: 'a hostel or a mobile carrier, if all else differs',
  domain: 'few people use it',
  stem: 'they differ only in their numbers',
  'no-mx': 'their domains have no mail server',
  disposable: 'of services for throwaway mailboxes',
  listed: 'only a hint: they voted before you added it',
  relay: 'it forwards many addresses to one mailbox',
  relays: 'they forward many addresses to one mailbox',
  rare: 'only a hint: colleges or firms, or one person with domains',
  pair: 'only a hint: a family, or one person',
};

/** Suspicious votes, and what the owner decides about them. */
export const voteSentences = inLanguage('votes', {
  /** The first sentence of their page. */
  say: {
    undecided: (count: number) =>
      count === 1
        ? '1 vote looks suspicious and is set aside. Keep it aside, or count it?'
        : `${formatCount(count)} votes look suspicious and are set aside. Keep them aside, or count them?`,
    counted: (count: string, isOne: boolean) =>
      `No vote waits for you: ${isOne ? '1 vote counts' : `${count} votes count`}.`,
    none: 'Nobody has voted yet.',
    noneAtAll: 'Nobody voted.',
    notYet: (day: string) => `Voting is not near: this page is in the menu ${day}.`,
  },
  intro: {
    sealed:
      'The votes of each entry stay sealed until the result is certified. Opening them is written down.',
    certified:
      'The result is certified. Votes that were set aside then do not count in it. You can still decide about votes, with a reason: a correction of the result leaves out those that you set aside, and counts the others.',
    final:
      'The result is final. Votes that were set aside do not count in it, and no decision about votes changes it any more.',
  },
  votesOf,
  undo: 'Undo',
  summary: {
    title: 'Votes of the contest',
    loadFailed: 'The figures could not be loaded',
    asked: 'Asked for',
    counted: 'Counted',
    unconfirmed: 'Not confirmed',
    quarantined: 'Set aside',
    withdrawn: 'Withdrawn',
    void: 'Do not count',
  },
  hours: {
    title: 'Votes per hour',
    loadFailed: 'The votes per hour could not be loaded',
    none: 'Nobody has voted yet.',
    hour: 'Hour',
    counted: 'Counted',
    quarantined: 'Set aside',
    range: 'Time',
    days: '3 days',
    all: 'All',
    most: (hour: string, votes: string) => `Most in the hour from ${hour}: ${votes}.`,
    summaryOf: (counted: string, quarantined: string, most: string) =>
      `Votes per hour: ${counted} counted, ${quarantined} set aside. ${most}`,
  },
  clusters: {
    title: 'Suspicious votes',
    loadFailed: 'The suspicious votes could not be loaded',
    none: 'No votes look suspicious.',
    cluster: 'Group',
    votes: 'Votes',
    points: 'Points',
    from: 'From',
    entry: 'For',
    erased: 'An entry that was erased',
    state: 'State',
    kinds,
    hints,
    choose: (name: string) => `Choose ${name}`,
    chooseAll: 'Choose all groups',
    why: (name: string) => `Why: ${name}`,
    pointsOf60: (points: number) => `${points}, of 60 that set votes aside by themselves`,
    within: (duration: string) => `within ${duration}`,
    minutes: (count: number) => `${formatCount(count)} min`,
    hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
    days: (count: number) => `${formatCount(count)} days`,
    share: (favored: string, votes: string) => `${favored} of ${votes}`,
    andOthers: (count: number) =>
      count === 1 ? 'and 1 other entry' : `and ${formatCount(count)} other entries`,
    counted: 'Counted',
    quarantined: 'Set aside',
    partly: (quarantined: string, votes: string) => `${quarantined} of ${votes} set aside`,
    byRule: 'by itself',
    byYou: 'by your decision',
    partlyByYou: (decided: string) => `${decided} by your decision`,
    explanation:
      'A network, a burst and a mail relay have at most 15 points together, because honest voters share them too. From 60 points on, votes are set aside by themselves, and you keep them aside or release them; below, you decide. Nothing is deleted: until the result is certified, the voter reads “Your vote is being checked”.',
    found: (clusters: number) => (clusters === 1 ? '1 group' : `${clusters} groups`),
    foundMost: (clusters: number) => `The ${clusters} groups with the most points are listed.`,
  },
  decide: {
    bar: 'Chosen groups',
    chosen: (clusters: number, votes: string) =>
      clusters === 1 ? `1 group, ${votes}` : `${clusters} groups, at most ${votes}`,
    reason: 'Reason',
    reasonMissing: 'Please write the reason',
    quarantine: 'Set aside',
    /** Of votes that are set aside by themselves. */
    keep: 'Keep aside',
    release: 'Release',
    clear: 'Clear',
    failed: { quarantine: 'The votes could not be set aside', release: 'The votes could not be released' },
  },
  actions: {
    title: 'What was done',
    loadFailed: 'What was done could not be loaded',
    none: 'Nothing was decided yet.',
    done,
    undoOf: (what: string) => `Undo: ${what}`,
    undone: 'Undone',
    undoneAt: (time: string) => `undone ${time}`,
    undoFailed: 'The decision could not be undone',
  },
  domains: {
    title: 'Throwaway mail domains',
    intro:
      'A vote from an address at one of these domains, or at a domain below it, is refused. Votes that count already still count: within half a minute they appear among the suspicious votes, where you decide with a reason. The record of each contest that is not decided keeps what you add and remove, when and why; the result publishes the domains and how many mailboxes of each were refused. Thousands of other throwaway domains are built in.',
    loadFailed: 'The throwaway domains could not be loaded',
    none: 'You have added no throwaway domain.',
    form: 'Add a throwaway domain',
    domain: 'Domain',
    hint: 'What follows the @ in an email address',
    missing: 'Please enter a domain',
    reason: 'Reason',
    reasonHint: 'Published with the result',
    reasonMissing: 'Please write the reason',
    add: 'Add',
    added: (domain: string) => `${domain} added`,
    addedAt: (time: string) => `added ${time}`,
    addFailed: 'The domain could not be added',
    countsIn: (contests: string) => `For the votes of: ${contests}`,
    countsNowhere: 'For the votes of no contest now',
    remove: 'Remove',
    removeQuestion: (domain: string) => `Remove ${domain}?`,
    removeText: 'Its addresses can vote again. The record of the contest keeps that you removed it.',
    removeOf: (domain: string) => `Remove ${domain}`,
    removed: (domain: string) => `${domain} removed`,
    removeFailed: 'The domain could not be removed',
  },
  tallies: {
    title: 'Votes of each entry',
    open: 'Open the tallies…',
    show: 'Show the tallies',
    question: 'Open the tallies before the result?',
    text: 'They are open for an hour. The page of the result lists each opening with its reason.',
    confirm: 'Open the tallies',
    openFailed: 'The tallies could not be opened',
    none: 'No entry has a vote.',
    entry: 'Entry',
    openUntil: (time: string) => `Open until ${time}.`,
    opened: (time: string, reason: string) => `Opened ${time}: ${reason}`,
    close: 'Hide the tallies',
  },
});
