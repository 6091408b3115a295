import type { AuditAction } from '@paattu/shared/audit-actions';
import type { ReasonedTransition } from '@paattu/shared/moderation';

type Nothing = Record<string, never>;
type StatusChange = Record<'from' | 'to', string>;

/** The reason that the entrant was given. */
type ReasonedChange = StatusChange & { reasonId?: string } & PublicReason;

/** Once submissions have closed or voting has opened. */
type PublicReason = { reason?: string; reasonMalayalam?: string | null };

/** An entry that staff took out since submissions have closed or voting has opened, where no act before says why. */
type Explained = { entryId: string; reason: string; reasonMalayalam: string | null };

type Assigned = Record<'judgeId' | 'entryId', string>;

/** The domain of a mail service, and the owner's reason, which the result publishes. */
type ListedDomain = Record<'domain' | 'reason', string>;

interface Data
  extends Record<'entry.approve', StatusChange>, Record<`entry.${ReasonedTransition}`, ReasonedChange> {
  'contest.create': Nothing;
  'contest.edit': Nothing;
  /** The names of the dates that moved. */
  'contest.extend': { dates: string[] };
  /** `format` says what the acts of the contest tell, as `verify.mjs` knows it. */
  'contest.publish': { slug: string; format: number };
  /** By the system, for a contest that an earlier release has published: what the acts before cannot say. `lost` are votes without an entry in the contest. */
  'contest.takeStock': {
    format: number;
    approved: string[];
    quarantined: number;
    lost: number;
    rules: { number: number; sha256: string } | null;
  };
  /** By the system. */
  'contest.closeVotes': Nothing;
  'contest.certify': Nothing;
  'result.waive': { version: number; blocker: string };
  /** What it was about is settled, so the version has no such waiver. */
  'result.endWaiver': { version: number; blocker: string };
  'result.propose': { version: number; files: Record<string, string>; left: Explained[] };
  'result.drop': { version: number };
  /** As it was proposed. The release before proposes without `left`. */
  'result.certify': { version: number; files: Record<string, string>; left?: Explained[] };
  /** By the system. */
  'result.announce': { version: number };
  'result.finish': { version: number };
  'contest.replaceSamplePhoto': Nothing;
  'contest.removeSamplePhoto': Nothing;
  /** The contest that was copied. */
  'contest.copy': { sourceId: string };
  'contest.delete': Nothing;
  /** Of a contest that was published. */
  'contest.remove': Nothing;
  'rules.save': Nothing;
  'rules.discard': Nothing;
  'rules.publish': { number: number; sha256: string };
  'entry.approveRevision': { revisionId: string };
  'entry.rejectRevision': { revisionId: string };
  /** By the entrant, who has no account. */
  'entry.withdraw': StatusChange;
  'entry.restore': StatusChange;
  'entry.delete': Pick<StatusChange, 'from'>;
  /** By the table: the entry has gone, whoever deleted it. */
  'entry.erase': Pick<StatusChange, 'from'>;
  'entry.undoDelete': Pick<StatusChange, 'to'>;
  'entry.addNote': { noteId: string };
  'entry.deleteNote': { noteId: string };
  'entry.answer': { messageId: string };
  /** The last message of the entrant that needs no answer. */
  'entry.settleMessages': { messageId: string };
  'entry.askProof': Nothing;
  'entry.cancelProof': Nothing;
  'entry.recordProof': Nothing;
  /** By the system, in the description of the video. */
  'entry.findProof': Nothing;
  'entry.makeLink': Nothing;
  'entry.export': Nothing;
  'entry.refreshViews': { entryIds: string[] };
  /** By a visitor, whom the act does not name. The subject is the vote, and nothing says for which entry it is. */
  'vote.cast': Nothing;
  'vote.withdraw': Nothing;
  /** By the system: how many votes of the contest changed their state. */
  'votes.score': { quarantined: number; released: number; rulesVersion: number };
  'votes.view': Nothing;
  /** How many votes are set aside that were counted: not those that are only kept aside. */
  'votes.quarantine': { votes: number };
  'votes.release': { votes: number };
  'votes.undo': { votes: number; quarantined: number; released: number };
  'votes.openTallies': Nothing;
  /** By the system, after the opening of voting: the domains of the owner's list. */
  'votes.listDomains': { domains: string[] };
  'votes.addDisposableDomain': ListedDomain;
  'votes.removeDisposableDomain': ListedDomain;
  'votes.informVoters': { entryId: string; voters: number };
  'judge.invite': Nothing;
  'judge.sendLink': Nothing;
  'judge.revoke': Nothing;
  'judge.delete': Nothing;
  /** The judge acts. She has no account, so the act has no actor. With the assignments that a final which was open gave her. */
  'judge.accept': { added: Assigned[] };
  /** The input of the assignment, from which anybody can compute it again. */
  'round.open': {
    number: number;
    seed: number;
    closesAt: Date;
    judges: string[];
    entries: string[];
    conflicts: Assigned[];
    /** Of a final: the approved entries that the first round has heard and that are no finalists. */
    passedOver?: string[];
    left: Explained[];
  };
  'round.extend': { closesAt: Date };
  'round.reassign': { added: Assigned[] };
  /** An entry came back during the final, and the first round had heard it: it is no finalist by its place there. */
  'round.passOver': { entryId: string };
  /** The judge acts, and `judgeId` names her. The marks are in the details; after these are erased, their hash stays. */
  'mark.lock': Assigned;
  'mark.submit': Assigned;
  'mark.change': Assigned;
  'mark.abstain': Assigned;
  'mark.recuse': Assigned;
  'mark.resume': Assigned;
  /** By the system, for the first place. */
  'prize.offer': { entryId: string };
  /** By the entrant, who has no account. */
  'prize.accept': { entryId: string };
  'prize.decline': { entryId: string };
  /** By the system. No id of an entry that was erased. */
  'prize.lapse': { entryId: string | null; why: 'unanswered' | 'left' | 'corrected' };
  /** By the table of entries: staff took the entry out, or it is back. */
  'prize.suspend': { entryId: string };
  'prize.resume': { entryId: string };
  'song.upload': { audioHash: string | null };
  'song.edit': Nothing;
  'song.replaceAudio': { audioHash: string | null };
  'song.replaceCover': Nothing;
  'song.removeCover': Nothing;
  'song.chooseGround': { chosen: number };
  'song.publish': { publishedAt: Date };
  'song.hide': Nothing;
  'song.resetStatistics': Nothing;
  'song.delete': Nothing;
  'texts.save': Nothing;
  'texts.publish': Nothing;
  'texts.discard': Nothing;
  'message.answer': { answerId: string };
  'email.retry': Nothing;
  'email.retryAddress': { bounceId: string };
  'email.test': Nothing;
  'emailtext.save': Nothing;
  'emailtext.reset': Nothing;
  'moderator.invite': Nothing;
  'moderator.resend': Nothing;
  'moderator.accept': Nothing;
  'moderator.revoke': Nothing;
  'token.make': { scopes: readonly string[]; days: number };
  'token.revoke': Nothing;
  'site.publish': Nothing;
  'site.hide': Nothing;
  'site.makeLookLink': Nothing;
  'site.endLookLink': Nothing;
  /** How many songs and entries were added, and went. */
  'example.add': Record<'songs' | 'entries', number>;
  'example.remove': Record<'songs' | 'entries', number>;
  'settings.mail': Nothing;
  /** For people, the bucket and its store; null for the folder. */
  'settings.backups': { place: 'folder' | 'bucket'; bucket: string | null };
  'settings.timeZone': Nothing;
  'settings.videoKey': Nothing;
  'settings.notices': Nothing;
  'settings.reasons': Nothing;
  /** The kind of personal data. */
  'retention.edit': { kind: string };
  'hold.set': Nothing;
  'hold.lift': Nothing;
  'backup.make': Nothing;
  'backup.download': Nothing;
  'backup.upload': Nothing;
  'backup.askRestore': Nothing;
  /** When the backup was made, and how many votes of the contest were cast or changed since. */
  'backup.restore': { madeAt: string; votes: number };
  'audit.eraseDetails': Nothing;
  'audit.export': Nothing;
}

/**
 * The data of each act that the audit log keeps for ever: ids, states and hashes. No name, no address, no figure of YouTube, and no text
 * but reasons that are public: those for throwaway domains, and those of entries that were taken out of a contest.
 */
export type ActData = { [Action in AuditAction]: Data[Action] };
