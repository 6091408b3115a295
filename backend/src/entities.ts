import { AppState } from './database/app-state.entity.js';
import { RateLimit } from './infra/rate-limit/rate-limit.entity.js';
import { StoredSettings } from './infra/settings/site-settings.entity.js';
import { AuditDetails } from './modules/audit/audit-details.entity.js';
import { AuditRow } from './modules/audit/audit-row.entity.js';
import { PersonalRead } from './modules/audit/reads/personal-read.entity.js';
import { AuditSeal } from './modules/audit/seals/audit-seal.entity.js';
import { UnsealedAct } from './modules/audit/seals/unsealed-act.entity.js';
import { AccountToken } from './modules/auth/account-token.entity.js';
import { CodeApp } from './modules/auth/factors/code-app.entity.js';
import { RecoveryCode } from './modules/auth/factors/recovery-code.entity.js';
import { IdentityCheck } from './modules/auth/identity-check/identity-check.entity.js';
import { PasskeyChallenge } from './modules/auth/passkeys/passkey-challenge.entity.js';
import { Passkey } from './modules/auth/passkeys/passkey.entity.js';
import { RefreshToken } from './modules/auth/refresh-token.entity.js';
import { SecurityEvent } from './modules/auth/security/security-event.entity.js';
import { SetupCode } from './modules/auth/setup/setup-code.entity.js';
import { StaffBrowser } from './modules/auth/staff-browser.entity.js';
import { StaffMember } from './modules/auth/staff/staff-member.entity.js';
import { StaffRules } from './modules/auth/staff/staff-rules.entity.js';
import { ApiToken } from './modules/auth/tokens/api-token.entity.js';
import { User } from './modules/auth/user.entity.js';
import { CareSettings } from './modules/care/care-settings.entity.js';
import { Restore } from './modules/care/restores/restore.entity.js';
import { StoredBackup } from './modules/care/stored-backup.entity.js';
import { ContactAnswer } from './modules/contact/contact-answer.entity.js';
import { ContactMessage } from './modules/contact/contact-message.entity.js';
import { ConsentText } from './modules/contest/contests/consents/consent-text.entity.js';
import { Consent } from './modules/contest/contests/consents/consent.entity.js';
import { ContestExtension } from './modules/contest/contests/contest-extension.entity.js';
import { Contest } from './modules/contest/contests/contest.entity.js';
import { RuleVersion } from './modules/contest/contests/rules/rule-version.entity.js';
import { AddressChange } from './modules/contest/entries/addresses/address-change.entity.js';
import { Captcha } from './modules/contest/entries/captcha/captcha.entity.js';
import { ContestEntry } from './modules/contest/entries/contest-entry.entity.js';
import { EntryEvent } from './modules/contest/entries/entry-event.entity.js';
import { EntryCorrection } from './modules/contest/entries/entry-links/entry-correction.entity.js';
import { EntryLink } from './modules/contest/entries/entry-links/entry-link.entity.js';
import { EntrySession } from './modules/contest/entries/entry-links/entry-session.entity.js';
import { EntryNote } from './modules/contest/entries/moderation/notes/entry-note.entity.js';
import { ModerationReason } from './modules/contest/entries/moderation/reasons/moderation-reason.entity.js';
import { OwnershipProof } from './modules/contest/entries/page/ownership/ownership-proof.entity.js';
import { EntryRevision } from './modules/contest/entries/page/revisions/entry-revision.entity.js';
import { EntryMessage } from './modules/contest/entries/page/thread/entry-message.entity.js';
import { ReplacedPhoto } from './modules/contest/entries/photos/replaced-photo.entity.js';
import { EntryVideo } from './modules/contest/entries/videos/entry-video.entity.js';
import { YoutubeQuotaDay } from './modules/contest/entries/videos/youtube-quota.entity.js';
import { Judge } from './modules/contest/jury/judges/judge.entity.js';
import { JuryAssignment } from './modules/contest/jury/marks/jury-assignment.entity.js';
import { JuryReminder } from './modules/contest/jury/reminders/jury-reminder.entity.js';
import { JuryRound } from './modules/contest/jury/rounds/jury-round.entity.js';
import { JurySession } from './modules/contest/jury/sessions/jury-session.entity.js';
import { ContestResult } from './modules/contest/results/contest-result.entity.js';
import { PrizeOffer } from './modules/contest/results/prize/prize-offer.entity.js';
import { ResultFile } from './modules/contest/results/result-file.entity.js';
import { ResultLine } from './modules/contest/results/result-line.entity.js';
import { ResultWaiver } from './modules/contest/results/result-waiver.entity.js';
import { BallotContext } from './modules/contest/voting/ballot-context.entity.js';
import { Ballot } from './modules/contest/voting/ballot.entity.js';
import { UsedVoteChallenge } from './modules/contest/voting/challenges/used-vote-challenge.entity.js';
import { BallotSignal } from './modules/contest/voting/fraud/ballot-signal.entity.js';
import { FraudActionBallot } from './modules/contest/voting/fraud/fraud-action-ballot.entity.js';
import { FraudAction } from './modules/contest/voting/fraud/fraud-action.entity.js';
import { MailDomain } from './modules/contest/voting/fraud/mail-domain.entity.js';
import { TallyOpening } from './modules/contest/voting/fraud/tally-opening.entity.js';
import { VoteScore } from './modules/contest/voting/fraud/vote-score.entity.js';
import { LostVote } from './modules/contest/voting/lost-votes/lost-vote.entity.js';
import { DisposableDomain } from './modules/contest/voting/throwaway-domains/disposable-domain.entity.js';
import { RejectedVotes } from './modules/contest/voting/throwaway-domains/rejected-vote.entity.js';
import { VoteRequest } from './modules/contest/voting/vote-request.entity.js';
import { VoteSession } from './modules/contest/voting/vote-session.entity.js';
import { LegalHold } from './modules/holds/legal-hold.entity.js';
import { EmailBounce } from './modules/mailing/bounces/email-bounce.entity.js';
import { EmailOptOut } from './modules/mailing/email-opt-out.entity.js';
import { OutgoingEmail } from './modules/mailing/outgoing-email.entity.js';
import { EmailText } from './modules/mailing/texts/email-text.entity.js';
import { NoticeSettings } from './modules/notices/notice-settings.entity.js';
import { OwnerNewsItem } from './modules/notices/owner-news.entity.js';
import { ErasureRequest } from './modules/privacy/erasing/erasure-request.entity.js';
import { RetentionRun } from './modules/privacy/jobs/retention-run.entity.js';
import { RetentionRule } from './modules/privacy/rules/retention-rule.entity.js';
import { PlaybackFailure } from './modules/songs/playback/playback-failure.entity.js';
import { SongInteraction } from './modules/songs/song-interaction.entity.js';
import { Song } from './modules/songs/song.entity.js';
import { UserFavorite } from './modules/songs/user-favorite.entity.js';
import { Portrait } from './modules/texts/portraits/portrait.entity.js';
import { SiteTextsRow } from './modules/texts/site-texts.entity.js';

/**
 * All entities; `npm run generate` writes this list. A foreign key may cross modules (by name, `@ManyToOne('User')`), so each process loads
 * all of them.
 */
export const entities = [
  AccountToken,
  AddressChange,
  ApiToken,
  AppState,
  AuditDetails,
  AuditRow,
  AuditSeal,
  Ballot,
  BallotContext,
  BallotSignal,
  Captcha,
  CareSettings,
  CodeApp,
  Consent,
  ConsentText,
  ContactAnswer,
  ContactMessage,
  Contest,
  ContestEntry,
  ContestExtension,
  ContestResult,
  DisposableDomain,
  EmailBounce,
  EmailOptOut,
  EmailText,
  EntryCorrection,
  EntryEvent,
  EntryLink,
  EntryMessage,
  EntryNote,
  EntryRevision,
  EntrySession,
  EntryVideo,
  ErasureRequest,
  FraudAction,
  FraudActionBallot,
  IdentityCheck,
  Judge,
  JuryAssignment,
  JuryReminder,
  JuryRound,
  JurySession,
  LegalHold,
  LostVote,
  MailDomain,
  ModerationReason,
  NoticeSettings,
  OutgoingEmail,
  OwnerNewsItem,
  OwnershipProof,
  Passkey,
  PasskeyChallenge,
  PersonalRead,
  PlaybackFailure,
  Portrait,
  PrizeOffer,
  RateLimit,
  RecoveryCode,
  RefreshToken,
  RejectedVotes,
  ReplacedPhoto,
  Restore,
  ResultFile,
  ResultLine,
  ResultWaiver,
  RetentionRule,
  RetentionRun,
  RuleVersion,
  SecurityEvent,
  SetupCode,
  SiteTextsRow,
  Song,
  SongInteraction,
  StaffBrowser,
  StaffMember,
  StaffRules,
  StoredBackup,
  StoredSettings,
  TallyOpening,
  UnsealedAct,
  UsedVoteChallenge,
  User,
  UserFavorite,
  VoteRequest,
  VoteScore,
  VoteSession,
  YoutubeQuotaDay,
];
