import type { FraudActionKind, VoteCluster } from '../records';

const votesOf = (count: string, isOne: boolean) => (isOne ? '1 vote' : `${count} votes`);

const done: Record<FraudActionKind, (votes: string) => string> = {
  quarantine: (votes) => `${votes} quarantined`,
  release: (votes) => `${votes} released`,
};

const kinds: Record<VoteCluster['kind'], string> = {
  device: 'One browser',
  network: 'One network',
  domain: 'One rare mail domain',
  stem: 'Numbered addresses',
  'no-mx': 'Addresses that receive no mail',
  disposable: 'Throwaway addresses',
  relay: 'One relay',
  pair: 'Two votes close together',
};

const hints: Record<VoteCluster['kind'], string> = {
  device: 'confirmed on one device',
  network: 'a hostel or a mobile carrier, if all else differs',
  domain: 'few people use it',
  stem: 'they differ only in their numbers',
  'no-mx': 'their domains have no mail server',
  disposable: 'of services for throwaway mailboxes',
  relay: 'it forwards many addresses to one mailbox',
  pair: 'only a hint: a family, or one person',
};

/** Suspicious votes, and what the owner decides about them. */
export const votes = {
  intro: {
    sealed:
      'The votes of each entry stay sealed until the result is certified. Opening them is written down.',
    certified:
      'The result is certified. Votes that were quarantined then are void in it. You can still decide about votes, with a reason: a correction of the result leaves out those that you quarantine, and counts those that you release.',
    final:
      'The result is final. Quarantined votes are void in it, and no decision about votes changes it any more.',
  },
  votesOf,
  undo: 'Undo',
  summary: {
    title: 'Votes of the contest',
    loadFailed: 'The figures could not be loaded',
    asked: 'Asked for',
    counted: 'Counted',
    unconfirmed: 'Not confirmed',
    quarantined: 'Quarantined',
    withdrawn: 'Withdrawn',
    void: 'Void',
  },
  hours: {
    title: 'Votes per hour',
    loadFailed: 'The votes per hour could not be loaded',
    none: 'Nobody has voted yet.',
    hour: 'Hour',
    counted: 'Counted',
    quarantined: 'Quarantined',
    range: 'Time',
    days: '3 days',
    all: 'All',
    most: (hour: string, votes: string) => `Most in the hour from ${hour}: ${votes}.`,
    summaryOf: (counted: string, quarantined: string, most: string) =>
      `Votes per hour: ${counted} counted, ${quarantined} quarantined. ${most}`,
  },
  clusters: {
    title: 'Suspicious votes',
    loadFailed: 'The suspicious votes could not be loaded',
    none: 'No votes look suspicious.',
    cluster: 'Cluster',
    votes: 'Votes',
    points: 'Points',
    from: 'From',
    entry: 'For',
    state: 'State',
    kinds,
    hints,
    choose: (name: string) => `Choose ${name}`,
    chooseAll: 'Choose all clusters',
    why: (name: string) => `Why: ${name}`,
    pointsOf60: (points: number) => `${points}, of 60 that quarantine by themselves`,
    within: (duration: string) => `within ${duration}`,
    minutes: (count: number) => `${count} min`,
    hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
    days: (count: number) => `${count} days`,
    share: (favored: string, votes: string) => `${favored} of ${votes}`,
    andOthers: (count: number) => (count === 1 ? 'and 1 other entry' : `and ${count} other entries`),
    counted: 'Counted',
    quarantined: 'Quarantined',
    partly: (quarantined: string, votes: string) => `${quarantined} of ${votes} quarantined`,
    byRule: 'by the rule',
    byYou: 'by your decision',
    partlyByYou: (decided: string) => `${decided} by your decision`,
    explanation:
      'From 60 points the rule quarantines; below, you decide. Nothing is deleted: until the result is certified, the voter reads “Your vote is being checked”.',
    found: (clusters: number) => (clusters === 1 ? '1 cluster' : `${clusters} clusters`),
    foundMost: (clusters: number) => `The ${clusters} clusters with the most points are listed.`,
  },
  decide: {
    bar: 'Chosen clusters',
    chosen: (clusters: number, votes: string) =>
      clusters === 1 ? `1 cluster, ${votes}` : `${clusters} clusters, at most ${votes}`,
    reason: 'Reason',
    reasonMissing: 'Please write the reason',
    quarantine: 'Quarantine',
    release: 'Release',
    clear: 'Clear',
    failed: { quarantine: 'The votes could not be quarantined', release: 'The votes could not be released' },
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
      'A vote from an address at one of these domains, or at a domain below it, is refused. Votes already counted are scored again within half a minute, and are then being checked. Once a result is certified, they appear among the suspicious votes instead: quarantine them there, and correct the result. Thousands of other throwaway domains are built in.',
    loadFailed: 'The throwaway domains could not be loaded',
    none: 'You have added no throwaway domain.',
    form: 'Add a throwaway domain',
    domain: 'Domain',
    hint: 'What follows the @ in an email address',
    missing: 'Please enter a domain',
    add: 'Add',
    added: (domain: string) => `${domain} added`,
    addedAt: (time: string) => `added ${time}`,
    addFailed: 'The domain could not be added',
    remove: 'Remove',
    removeOf: (domain: string) => `Remove ${domain}`,
    removed: (domain: string) => `${domain} removed`,
    removeFailed: 'The domain could not be removed',
  },
  tallies: {
    title: 'Votes of each entry',
    open: 'Open the tallies…',
    show: 'Show the tallies',
    question: 'Open the tallies before the result?',
    text: 'The audit log keeps that you opened them, and when. The published result can show it with the reason.',
    confirm: 'Open the tallies',
    openFailed: 'The tallies could not be opened',
    none: 'No entry has a vote.',
    entry: 'Entry',
    opened: (time: string, reason: string) => `Opened ${time}: ${reason}`,
    close: 'Hide the tallies',
  },
} as const;
