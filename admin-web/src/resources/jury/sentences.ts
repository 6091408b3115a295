import { formatCount } from '../../lib/format';
import type { Judge, JuryAssignment, JurySession } from './api';
import { inLanguage } from '../../lib/language';

const states: Record<Judge['state'], string> = {
  invited: 'Invited',
  accepted: 'Accepted',
  revoked: 'Revoked',
};

const browsers: Record<JurySession['userAgentClass'], string> = {
  browser: 'A browser',
  automated: 'A program, not a browser',
  unknown: 'An unknown program',
};

const reasons: Record<NonNullable<JuryAssignment['reason']>, string> = {
  sound: 'the sound',
  language: 'the language',
  video: 'the video',
  other: 'another reason',
};

const marksOf = (count: string, isOne: boolean) => (isOne ? '1 mark' : `${count} marks`);

/** The jury of a contest, its rounds, and the marks of its judges. */
export const jurySentences = inLanguage('jury', {
  /** The first sentence of its page. */
  say: {
    noJudges: 'No judge is invited yet.',
    noneAtAll: 'No judge was invited.',
    accepted: (accepted: number, all: number) =>
      all === 1
        ? accepted === 1
          ? 'The one judge has accepted.'
          : 'The one judge has not accepted yet.'
        : accepted === all
          ? `All ${all} judges have accepted.`
          : `${accepted} of ${all} judges have accepted.`,
    marks: (submitted: string, all: string) => `${submitted} of ${all} marks are in.`,
    done: 'The jury has marked.',
    notYet: (day: string) =>
      `Judging is not near: this page is in the menu ${day}. You can invite judges now.`,
    votesAlone: 'This contest has no jury: votes alone decide.',
  },
  intro:
    'Judges mark each entry from 0 to 10, without the names of entrants, the votes and the marks of others. They need no account: a link in an email opens the jury room.',
  loadFailed: 'The jury could not be loaded',
  rounds: { 1: 'First round', 2: 'Final' },
  judges: {
    title: 'Judges',
    none: 'No judge yet',
    noneText:
      'The jury gives half of the points. Invite at least three people who have nothing to do with an entrant: they hear the entries, mark them, and see neither votes nor names.',
    judge: 'Judge',
    state: 'State',
    states,
    marks: 'Marks',
    mean: 'Mean',
    spread: 'Spread',
    complete:
      'Nobody can join this jury any more: a mark of the final is submitted, or the jury is over. Judges for another contest are invited on its own page: choose it above.',
    sessions: 'Signed in with',
    invitedAt: (time: string) => `invited ${time}`,
    linkUntil: (time: string) => `link until ${time}`,
    linkEnded: (time: string) => `link ended ${time}`,
    acceptedAt: (time: string) => `since ${time}`,
    revokedAt: (time: string) => `on ${time}`,
    progress: (submitted: string, assigned: string) => `${submitted} of ${assigned}`,
    abstained: (count: number) => `${formatCount(count)} abstained`,
    recused: (count: number) =>
      count === 1 ? '1 conflict of interest' : `${formatCount(count)} conflicts of interest`,
    hasEntered: 'Has entered the contest',
    noSession: 'No browser',
    browsers,
    session: (browser: string, since: string, used: string) =>
      `${browser}, since ${since}, last used ${used}`,
    invite: 'Invite a judge',
    name: 'Name',
    email: 'Email',
    emailHint: 'An email with a link to the jury room is sent at once.',
    /** Without a mail server. */
    needsServer: 'A judge is invited by email, and no mail server is set.',
    linkLogged: 'No email is sent. The terminal in which the site runs shows the link to the jury room.',
    language: 'Language of the email',
    missingName: 'Please enter the name',
    invalidEmail: 'Please enter a valid email address',
    invited: (name: string) => `Invitation to ${name} queued`,
    invitedName: (name: string) => `${name} is invited`,
    inviteFailed: 'The judge could not be invited',
    newLink: 'Send a New Link',
    newLinkTitle: (name: string) => `Send a new link to ${name}?`,
    newLinkText: 'The former link ends, and the judge is signed out in all browsers. The marks stay.',
    linkSent: (name: string) => `A new link to ${name} is queued`,
    linkFailed: 'The link could not be sent',
    revoke: 'Revoke…',
    revokeTitle: (name: string) => `Revoke ${name} as a judge?`,
    revokeEnds: 'The link ends, and the judge is signed out in all browsers. Nobody can undo this.',
    revokeKeeps: (marks: string, isOne: boolean) =>
      `${marks} submitted before ${isOne ? 'stays, and counts' : 'stay, and count'} by the rules of the contest.`,
    revokeLeaves: (marks: string, isOne: boolean) =>
      isOne
        ? `${marks} is left open. In the first round, you can give it to another judge.`
        : `${marks} are left open. In the first round, you can give them to other judges.`,
    reason: 'Reason',
    reasonHint: 'The audit log keeps it.',
    reasonMissing: 'Please write the reason',
    confirmRevoke: 'Revoke',
    revoked: (name: string) => `${name} is no judge any more`,
    revokeFailed: 'The judge could not be revoked',
    delete: 'Delete…',
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteText: 'The link ends, and the address can be invited again.',
    confirmDelete: 'Delete',
    deleted: (name: string) => `${name} is deleted`,
    deleteFailed: 'The judge could not be deleted',
  },
  open: {
    title: 'Open a round',
    form: 'Open a round',
    tooSmall: (accepted: number) =>
      `A round needs at least three judges who have accepted. ${
        accepted === 0 ? 'Nobody has yet.' : accepted === 1 ? 'One has.' : `${accepted} have.`
      }`,
    tooEarly: 'A round can open when the contest no longer accepts entries.',
    tooLate: (time: string) =>
      `A round would have to close before the winner is announced, which was ${time}.`,
    noEntry: 'No entry of this contest is approved.',
    firstOpen: 'The final can open when the first round has closed.',
    firstUnfinished: (count: number) =>
      `The final can open when each entry has three marks: ${count === 1 ? '1 entry lacks' : `${formatCount(count)} entries lack`} some. Please extend the first round, and reassign what is left.`,
    choices: {
      1: 'First round: three judges mark each entry. The best are in the final.',
      2: 'Final: all judges mark all finalists.',
    },
    deadline: 'Judges can mark until',
    deadlineHint: (zone: string, latest: string) => `${zone}, before the winner is announced, ${latest}`,
    deadlineMissing: 'Please enter the day and the time',
    deadlinePassed: 'This time has passed',
    deadlineLate: (latest: string) => `This is not before the winner is announced, ${latest}`,
    howMany: 'How many finalists',
    howManyHint:
      'The best of the first round, by marks that are corrected for how strict the judges are. You choose how many they are without seeing which.',
    planFirst: (entries: string, judges: string, marks: string, each: string) =>
      `Each of ${entries} goes to three of ${judges}: ${marks}, at most ${each} for one judge.`,
    planFinal: (entries: string, judges: string, marks: string) =>
      `Each of ${judges} marks ${entries}: ${marks}.`,
    plan: 'The round opens at once and cannot be taken back. You can extend it.',
    planEmails: 'Its judges get an email now, and those with open marks 72 and 24 hours before it closes.',
    entries: (count: string, isOne: boolean) => (isOne ? '1 entry' : `${count} entries`),
    finalistsOf: (count: string, isOne: boolean) => (isOne ? '1 finalist' : `${count} finalists`),
    judgesOf: (count: string) => `${count} judges`,
    marksOf,
    press: { 1: 'Open the First Round', 2: 'Open the Final' },
    question: { 1: 'Open the first round?', 2: 'Open the final?' },
    opened: { 1: 'The first round is open', 2: 'The final is open' },
    failed: 'The round could not be opened',
  },
  round: {
    marks: (submitted: string, all: string) => `${submitted} of ${all} marks`,
    closes: (when: string) => `closes ${when}`,
    closed: 'closed',
    span: (opened: string, closes: string) => `Opened ${opened}, open until ${closes}`,
    spanClosed: (opened: string, closed: string) => `Opened ${opened}, closed ${closed}`,
    extend: 'Extend the Deadline',
    extendForm: 'Extend the deadline',
    extendTitle: (time: string) => `Extend the deadline to ${time}?`,
    extendEmails: 'Judges with open marks get an email now.',
    extendText: 'The deadline cannot be moved back.',
    extended: (time: string) => `Judges can now mark until ${time}`,
    extendFailed: 'The deadline could not be changed',
    notLater: 'Please enter a later time',
    vacant: {
      1: (count: number) =>
        `${count === 1 ? '1 mark is' : `${formatCount(count)} marks are`} left by judges who abstained, have a conflict of interest or were revoked, or of entries that were approved later. Other judges can take them.`,
      2: (count: number) =>
        `${count === 1 ? '1 mark is' : `${formatCount(count)} marks are`} not assigned, of judges who accepted or entries that were approved after the opening.`,
    },
    reassign: 'Reassign',
    reassignTitle: 'Give these marks to other judges?',
    reassignEmails: 'They get an email now.',
    reassignText: 'What is assigned cannot be taken back.',
    reassigned: (marks: string) => `${marks} assigned`,
    passedOver: (count: number) =>
      `The first round has heard ${count === 1 ? '1 later entry' : `${formatCount(count)} later entries`}, so the final passes over ${count === 1 ? 'it' : 'them'}`,
    nobodyLeft: 'No other judge can take them',
    reassignFailed: 'The marks could not be reassigned',
  },
  marks: {
    table: (round: string) => `Marks of each judge: ${round}`,
    shown: 'Marks shown',
    kinds: { both: 'Both', rendition: 'Rendition', engagement: 'Engagement' },
    entry: 'Entry',
    mean: 'Mean',
    spread: 'Spread',
    none: '–',
    done: 'done',
    hidden:
      'Marks are hidden from everybody until the final has closed. Somebody who saw them earlier could choose the winner, for example by more judges or more time.',
    keyOfHidden: 'A: abstained. C: conflict of interest. An empty box: open.',
    key: 'Marks from 0 to 10. A: abstained. C: conflict of interest. An empty box: open.',
    weights:
      'Both marks together are weighed as the rules of the contest say. The spread is the highest minus the lowest of these.',
    cells: {
      none: 'not assigned',
      open: 'open',
      draft: 'draft',
      submitted: 'done',
      abstained: 'abstained',
      recused: 'conflict of interest',
    },
    short: { abstained: 'A', recused: 'C' },
    secondLook: 'second look',
    secondLooks: (entries: string[]) => `The judges differ by more than 4 about ${entries.join(', ')}.`,
    notes: 'What judges wrote',
    noteOf: (judge: string, entry: string) => `${judge} about ${entry}`,
    abstained: (reason: string) => `Abstained: ${reason}`,
    recused: 'Conflict of interest',
    reasons,
  },
});
