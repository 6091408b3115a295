import type { AuditAction, AuditSubject } from '@paattu/shared/audit-actions';
import { formatDateTime } from '../../lib/format';
import type { Act } from './api';
import { blockerName } from '../results/sentences';
import { inLanguage } from '../../lib/language';

/**
 * A sentence on an act; the name of its subject is null if nothing has it any more. An act on the texts of an email has what that is called,
 * and one on a blocker has the name of that in its data.
 */
export type Sentence = (name: string | null, data: Record<string, unknown>, email?: string | null) => string;

const to =
  (kind: string) =>
  (verb: string): Sentence =>
  (name) =>
    name === null ? `${verb} ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}` : `${verb} the ${kind} “${name}”`;

const contest = to('contest');
const rules =
  (verb: string): Sentence =>
  (name) =>
    name === null ? `${verb} rules` : `${verb} the rules of “${name}”`;
const emailTexts =
  (verb: string): Sentence =>
  (template, _, email) =>
    template === null
      ? `${verb} the texts of an email`
      : `${verb} the texts of the email “${email ?? template}”`;
const entry = to('entry');
const song = to('song');
const proof = (act: string) => (name: string | null) =>
  `${act} that the video of ${name === null ? 'an entry' : `the entry “${name}”`} is the entrant’s`;
const moderator = to('moderator');
const token = to('token');
const judge = to('judge');
const result =
  (verb: string): Sentence =>
  (_, { version }) =>
    version === 1 ? `${verb} the result` : `${verb} version ${Number(version)} of the result`;
const domain =
  (verb: string): Sentence =>
  (_, { domain: name }) =>
    name === undefined ? `${verb} a throwaway domain` : `${verb} the throwaway domain ${String(name)}`;
const ROUNDS: Partial<Record<string, string>> = { 1: 'first round', 2: 'final' };

const SENTENCES: Record<AuditAction, Sentence> = {
  'contest.create': to('draft')('Created'),
  'contest.edit': contest('Changed'),
  'contest.extend': contest('Moved dates of'),
  'contest.publish': contest('Published'),
  'contest.takeStock': contest('Took stock of'),
  'contest.closeVotes': contest('Closed the votes of'),
  'contest.certify': contest('Confirmed the result of'),
  'contest.replaceSamplePhoto': contest('Replaced the sample photo of'),
  'contest.removeSamplePhoto': contest('Removed the sample photo of'),
  'contest.copy': to('draft')('Copied a contest into'),
  'contest.delete': to('draft')('Deleted'),
  'contest.remove': contest('Deleted'),
  'rules.save': rules('Changed the draft of'),
  'rules.discard': rules('Deleted the draft of'),
  'rules.publish': (name, data) => rules(`Published version ${Number(data.number)} of`)(name, data),
  'entry.approve': entry('Approved'),
  'entry.reject': entry('Rejected'),
  'entry.disapprove': entry('Returned to pending'),
  'entry.approveRevision': entry('Approved a change of'),
  'entry.rejectRevision': entry('Rejected a change of'),
  'entry.withdraw': entry('The entrant withdrew'),
  'entry.restore': entry('The entrant took back the withdrawal of'),
  'entry.delete': entry('Deleted'),
  'entry.erase': entry('Erased'),
  'entry.undoDelete': entry('Undid the deletion of'),
  'entry.addNote': (name) =>
    name === null ? 'Noted something on an entry' : `Noted something on the entry “${name}”`,
  'entry.deleteNote': (name) =>
    name === null ? 'Deleted a note on an entry' : `Deleted a note on the entry “${name}”`,
  'entry.answer': (name) =>
    name === null ? 'Wrote to the entrant of an entry' : `Wrote to the entrant of the entry “${name}”`,
  'entry.settleMessages': (name) =>
    name === null
      ? 'Left messages about an entry without an answer'
      : `Left messages about the entry “${name}” without an answer`,
  'entry.askProof': proof('Asked for proof'),
  'entry.cancelProof': proof('No longer asks for proof'),
  'entry.recordProof': proof('Recorded the proof'),
  'entry.findProof': proof('Found the proof'),
  'entry.makeLink': (name) =>
    name === null ? 'Made a new link to an entry' : `Made a new link to the entry “${name}”`,
  'entry.export': () => 'Exported entries',
  'entry.refreshViews': () => 'Refreshed views by hand',
  'vote.cast': () => 'A visitor voted, or moved a vote',
  'vote.withdraw': () => 'A visitor took a vote back',
  'votes.score': () => 'Scored votes again',
  'votes.view': () => 'Looked at suspicious votes',
  'votes.quarantine': () => 'Set votes aside',
  'votes.release': () => 'Released votes',
  'votes.undo': () => 'Undid a decision about votes',
  'votes.openTallies': () => 'Opened the tallies',
  'votes.listDomains': (_, { domains }) =>
    `Wrote down the throwaway domains at the opening of voting: ${(domains as string[]).length}`,
  'votes.addDisposableDomain': domain('Added'),
  'votes.removeDisposableDomain': domain('Removed'),
  'votes.informVoters': (_, { voters }) => `Wrote to the voters of an entry that left: ${Number(voters)}`,
  'judge.invite': judge('Invited'),
  'judge.sendLink': (name) =>
    name === null ? 'Sent a new link to a judge' : `Sent a new link to the judge “${name}”`,
  'judge.revoke': judge('Revoked'),
  'judge.delete': judge('Deleted'),
  'judge.accept': (name) => `${name === null ? 'A judge' : `The judge “${name}”`} accepted`,
  'round.open': (_, { number }) => `Opened the ${ROUNDS[String(number)] ?? 'round'} of the jury`,
  'round.extend': () => 'Moved the end of a round of the jury',
  'round.reassign': () => 'Gave entries to other judges',
  'round.passOver': () => 'An entry came back, and is no finalist by its place in the first round',
  'mark.lock': () => 'A judge fixed the mark of a rendition',
  'mark.submit': () => 'A judge submitted the marks of an entry',
  'mark.change': () => 'A judge changed submitted marks',
  'mark.abstain': () => 'A judge abstained from an entry',
  'mark.recuse': () => 'A judge reported a conflict of interest',
  'mark.resume': () => 'A judge took an abstention back',
  'result.waive': (_, { blocker }) => `Skipped what kept the result from being proposed: ${String(blocker)}`,
  'result.endWaiver': (_, { blocker }) => `No longer skips, because it is settled: ${String(blocker)}`,
  'result.propose': result('Proposed'),
  'result.drop': result('Dropped'),
  'result.certify': result('Certified'),
  'result.announce': result('Announced'),
  'result.finish': () => 'Made the result final',
  'prize.offer': () => 'Offered the prize',
  'prize.accept': () => 'An entrant accepted the prize',
  'prize.decline': () => 'An entrant declined the prize',
  'prize.lapse': () => 'An offer of the prize lapsed',
  'prize.suspend': () => 'An offer of the prize was suspended',
  'prize.resume': () => 'An offer of the prize went on',
  'song.upload': song('Uploaded'),
  'song.edit': song('Changed'),
  'song.replaceAudio': song('Replaced the audio of'),
  'song.replaceCover': song('Replaced the cover of'),
  'song.removeCover': song('Deleted the cover of'),
  'song.chooseGround': song('Chose the colors of'),
  'song.publish': song('Published'),
  'song.hide': song('Hid'),
  'song.resetStatistics': song('Reset the statistics of'),
  'song.delete': song('Deleted'),
  'texts.save': () => 'Saved a draft of the site texts',
  'texts.publish': () => 'Published the site texts',
  'texts.discard': () => 'Deleted the draft of the site texts',
  'message.answer': to('message')('Answered'),
  'email.retry': to('email')('Sent again'),
  'email.retryAddress': () => 'Let emails go again to an address from which they had come back',
  'email.test': (template, _, email) =>
    template === null || template === 'test-email'
      ? 'Sent a test email'
      : `Sent a test of the email “${email ?? template}”`,
  'emailtext.save': emailTexts('Changed'),
  'emailtext.reset': emailTexts('Reset'),
  'moderator.invite': moderator('Invited'),
  'moderator.resend': moderator('Invited again'),
  'moderator.accept': moderator('Accepted the invitation of'),
  'moderator.revoke': moderator('Revoked the rights of'),
  'token.make': token('Made'),
  'token.revoke': token('Revoked'),
  'site.publish': () => 'Made the site public',
  'site.hide': () => 'Made the site not public',
  'site.makeLookLink': () => 'Made a link to look at the site before it is public',
  'site.endLookLink': () => 'Ended the link to look at the site',
  'example.add': (_, { songs, entries }) =>
    `Added the example: ${String(songs)} songs and a contest with ${String(entries)} entries`,
  'example.remove': (_, { songs, entries }) =>
    `Took the example away: ${String(songs)} songs and a contest with ${String(entries)} entries`,
  'settings.mail': () => 'Changed the mail server',
  'settings.backups': (_, { place, bucket }) =>
    place === 'bucket'
      ? `Let backups go into ${typeof bucket === 'string' ? `the bucket ${bucket}` : 'a bucket'}`
      : 'Let backups go into the folder of the server',
  'settings.timeZone': () => 'Changed the time zone of the site',
  'settings.videoKey': () => 'Changed the YouTube key',
  'settings.notices': () => 'Changed the emails about what is new',
  'settings.reasons': () => 'Changed the reasons for decisions on entries',
  'retention.edit': (_, data) => `Changed how long “${String(data.kind)}” is kept`,
  'hold.set': () => 'Set a legal hold',
  'hold.lift': () => 'Lifted a legal hold',
  'backup.make': () => 'Asked for a backup',
  'backup.download': () => 'Downloaded a backup',
  'backup.askRestore': () => 'Asked for a restore',
  'backup.upload': () => 'Uploaded a backup',
  'backup.restore': (_, { madeAt, votes }) =>
    `Restored the backup of ${formatDateTime(String(madeAt))}${votes ? `; votes taken back: ${String(votes)}` : ''}`,
  'audit.eraseDetails': () => 'Erased the details of an act',
  'audit.export': () => 'Exported the audit log',
};

const KINDS: Record<AuditSubject, string> = {
  contest: 'Contests',
  rules: 'Rules',
  entry: 'Entries',
  vote: 'Votes of visitors',
  votes: 'Checks of votes',
  judge: 'Judges',
  round: 'Rounds of the jury',
  mark: 'Marks of judges',
  result: 'Results',
  prize: 'Offers of the prize',
  song: 'Songs',
  texts: 'Site texts',
  message: 'Messages',
  email: 'Emails',
  emailtext: 'Texts of emails',
  moderator: 'Moderators',
  token: 'Tokens',
  site: 'Site',
  example: 'Example',
  settings: 'Settings',
  retention: 'Data',
  hold: 'Legal holds',
  backup: 'Backups',
  audit: 'Audit log',
};

export const auditSentences = inLanguage('audit', {
  /** The first sentence of the page. */
  say: {
    none: 'Nothing is written down yet.',
    acts: (count: string, isOne: boolean) =>
      isOne ? '1 act is written down.' : `${count} acts are written down.`,
    lines: (count: string, isOne: boolean) =>
      isOne ? '1 line is written down.' : `${count} lines are written down.`,
    chosen: (count: string, isOne: boolean) =>
      isOne ? '1 line fits your choice.' : `${count} lines fit your choice.`,
  },
  acts: SENTENCES,
  list: 'Acts in the console',
  intro:
    'Who changed what in the console. With a contest chosen, acts that belong to no contest stay, such as those on songs. Votes are listed when you choose them. An act cannot be changed or deleted; only its details can be erased.',
  loadFailed: 'Error Loading the Audit Log',
  empty: 'No acts yet',
  emptyText: 'Every change in the console is listed here, from now on.',
  noneFound: 'No act matches',
  noneFoundText: 'Choose another contest, another person, other things or another period.',
  act: 'Act',
  actor: 'Who',
  at: 'When',
  contest: 'Contest',
  subject: 'Id',
  from: 'From',
  until: 'Until',
  kind: 'What',
  everything: 'Everything',
  allContests: 'All contests',
  kinds: KINDS,
  everybody: 'Everybody',
  system: 'The system',
  deletedUser: 'A deleted user',
  back: 'All acts',
  changed: 'What it changed',
  before: 'Before',
  after: 'After',
  nothing: 'nothing',
  /** `songTitle` → 'Song title', for a field that no form names. */
  fieldName: (field: string) => {
    const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  /** What the act says besides, under the name in the API. */
  dataName: (name: string) => name,
  withoutFields: {
    none: 'Nothing more is kept of this act.',
    hidden: 'Marks are hidden until the final has closed.',
    erased: 'What it changed has been erased.',
  },
  erase: 'Erase Details',
  eraseTitle: 'Erase what this act changed?',
  eraseText:
    'The values before and after are erased for ever. The act itself stays, and so does a note that you erased them.',
  eraseDone: 'Details erased',
  eraseFailed: 'Failed to erase the details',
  exportCsv: 'Export CSV',
  exportFailed: 'Failed to export the audit log',
});

/** An act that this release does not know keeps its name: another release wrote it. */
export function actSentence({
  action,
  subject,
  data,
  email,
}: Pick<Act, 'action' | 'subject' | 'data' | 'email'>): string {
  const sentence = (auditSentences.acts as Partial<Record<string, Sentence>>)[action];
  const named = 'blocker' in data ? { ...data, blocker: blockerName(String(data.blocker)) } : data;
  return sentence?.(subject, named, email) ?? action;
}
