export interface RateLimitRule {
  /** The name of the counter; rules with the same name share it. */
  name: string;
  points: number;
  /** Seconds. */
  duration: number;
  /** Counted by each process alone: a shared store would cost more than the limited request. */
  local?: boolean;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** The limits of one network address, unless they say otherwise. */
export const RATE_LIMITS = {
  read: { name: 'read', points: 600, duration: 60, local: true },
  playbackFailure: { name: 'playback-failure', points: 60, duration: HOUR },
  /** Of one song: a listener counts once. */
  playbackFailureOfSong: { name: 'playback-failure-of-song', points: 1, duration: DAY },
  /** Of one mailbox in a contest: the published number counts it once a day. */
  rejectedVote: { name: 'rejected-vote', points: 1, duration: DAY },
  /** Bytes of songs and photos: three listeners around the clock at the best quality, or a thousand downloads. */
  media: { name: 'media', points: 10 * 1024 ** 3, duration: DAY, local: true },
  write: { name: 'write', points: 120, duration: 60 },
  /** The owner decides about a page of a hundred entries, and opens the next one within a minute. */
  moderation: { name: 'moderation', points: 600, duration: 60 },
  /** Log-in, sign-up and reset share one counter. */
  account: { name: 'account', points: 30, duration: 15 * 60 },
  /** Tries of the code that opens the set-up. */
  setup: { name: 'setup', points: 10, duration: 15 * 60 },
  /** Each stores a row for five minutes. */
  passkeyChallenge: { name: 'passkey-challenge', points: 120, duration: HOUR },
  /**
   * Failed log-ins, by account and address together, so that failures from one address do not lock out another.
   */
  failedLogIn: { name: 'failed-log-in', points: 5, duration: 15 * 60 },
  failedLogInOfAddress: { name: 'failed-log-in-of-address', points: 20, duration: 15 * 60 },
  /** Wrong codes after the password, of one account and all networks: six digits are few. */
  wrongCode: { name: 'wrong-code', points: 10, duration: HOUR },
  /** One that is not kept takes a tenth of a second to draw. */
  picture: { name: 'picture', points: 120, duration: 60, local: true },
  submission: { name: 'submission', points: 10, duration: HOUR },
  /** Each entry stores a photo. */
  submissionOfDay: { name: 'submission-of-day', points: 50, duration: DAY },
  /** Each asks YouTube. */
  videoCheck: { name: 'video-check', points: 20, duration: HOUR },
  /** Each asks YouTube for a description. */
  proofCheck: { name: 'proof-check', points: 10, duration: HOUR },
  captcha: { name: 'captcha', points: 60, duration: 10 * 60 },
  /** Requests for new links to entries. */
  entryLinks: { name: 'entry-links', points: 10, duration: HOUR },
  /** Each closes an entry in all other browsers. Who has it by deceit must not do so as often as its entrant opens it. */
  entryClosing: { name: 'entry-closing', points: 30, duration: HOUR },
  /** Each change may decode and store a photo. */
  entryChange: { name: 'entry-change', points: 30, duration: HOUR },
  /** Each sends an email. */
  entryWithdrawal: { name: 'entry-withdrawal', points: 10, duration: HOUR },
  /** Each may send an email. */
  entryErasure: { name: 'entry-erasure', points: 20, duration: HOUR },
  /** Each may send an email. */
  entryAddress: { name: 'entry-address', points: 20, duration: HOUR },
  /** Each takes a twentieth of a second to draw. */
  certificate: { name: 'certificate', points: 30, duration: HOUR },
  /** A page that verifies reads twelve of them, and many visitors of one network do so at once. A large one takes a tenth of a second. */
  resultFile: { name: 'result-file', points: 300, duration: 60, local: true },
  /** Each reads all files of a result. */
  resultBundle: { name: 'result-bundle', points: 20, duration: HOUR },
  /** Each reads photos from the storage. */
  entryData: { name: 'entry-data', points: 10, duration: HOUR },
  /** Families and schools share an address, so it allows more than one entry's ten a day. */
  entryMessage: { name: 'entry-message', points: 60, duration: HOUR },
  /** Each costs the server a thousandth of what it costs the browser. */
  voteChallenge: { name: 'vote-challenge', points: 1_200, duration: HOUR },
  /** A hostel or a mobile carrier shares an address, so all of them may vote; but see `voteEmail`. */
  vote: { name: 'vote', points: 1_200, duration: HOUR },
  /** Emails that votes ask for. Above either limit, each needs a captcha too. */
  voteEmail: { name: 'vote-email', points: 10, duration: HOUR },
  /** Of a /24 of IPv4, or a /48 of IPv6. */
  voteEmailOfNetwork: { name: 'vote-email-of-network', points: 200, duration: HOUR },
  receipt: { name: 'receipt', points: 60, duration: HOUR },
  /** Jury links that are opened. */
  juryLink: { name: 'jury-link', points: 60, duration: HOUR },
  /** A judge marks by the keyboard, and each mark is saved. */
  juryMarks: { name: 'jury-marks', points: 300, duration: 60 },
  /** Of one judge. Each asks YouTube. */
  juryFigures: { name: 'jury-figures', points: 120, duration: HOUR },
  /** A relay reports many emails at once. */
  webhook: { name: 'webhook', points: 1_200, duration: 60 },
  /** Of one token of Mailgun, whose signature covers nothing else. */
  mailgunToken: { name: 'mailgun-token', points: 1, duration: DAY },
  contact: { name: 'contact', points: 10, duration: HOUR },
  /** Of one owner. */
  testEmail: { name: 'test-email', points: 20, duration: HOUR },
  /** Of one owner. Each asks DNS up to forty times. */
  emailDoctor: { name: 'email-doctor', points: 30, duration: HOUR },
  /** Of one owner. Each reads 50 KB. */
  emailHeaders: { name: 'email-headers', points: 60, duration: HOUR },
  /** Of one owner. Each writes into a bucket somewhere. */
  bucketTrial: { name: 'bucket-trial', points: 20, duration: HOUR },
  /** Each adds or deletes the files of seven songs. */
  example: { name: 'example', points: 30, duration: HOUR },
  optOut: { name: 'opt-out', points: 20, duration: HOUR },
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof RATE_LIMITS;
