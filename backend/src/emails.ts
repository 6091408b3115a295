import { codeAppAdded } from './modules/auth/emails/code-app-added.email.js';
import { codeAppRemoved } from './modules/auth/emails/code-app-removed.email.js';
import { factorsReset } from './modules/auth/emails/factors-reset.email.js';
import { moderatorInvitation } from './modules/auth/emails/moderator-invitation.email.js';
import { newBrowser } from './modules/auth/emails/new-browser.email.js';
import { passkeyAdded } from './modules/auth/emails/passkey-added.email.js';
import { passkeyCloned } from './modules/auth/emails/passkey-cloned.email.js';
import { passkeyRemoved } from './modules/auth/emails/passkey-removed.email.js';
import { passwordChanged } from './modules/auth/emails/password-changed.email.js';
import { recoveryCodeUsed } from './modules/auth/emails/recovery-code-used.email.js';
import { recoveryCodesMade } from './modules/auth/emails/recovery-codes-made.email.js';
import { resetPassword } from './modules/auth/emails/reset-password.email.js';
import { tokenMade } from './modules/auth/emails/token-made.email.js';
import { verifyEmail } from './modules/auth/emails/verify-email.email.js';
import { backupFailed } from './modules/care/emails/backup-failed.email.js';
import { backupOverdue } from './modules/care/emails/backup-overdue.email.js';
import { backupPlaceChanged } from './modules/care/emails/backup-place-changed.email.js';
import { backupUnreadable } from './modules/care/emails/backup-unreadable.email.js';
import { contactAnswer } from './modules/contact/emails/contact-answer.email.js';
import { contactMessage } from './modules/contact/emails/contact-message.email.js';
import { contactReceipt } from './modules/contact/emails/contact-receipt.email.js';
import { rulesChanged } from './modules/contest/contests/emails/rules-changed.email.js';
import { entryAddressAsked } from './modules/contest/entries/emails/entry-address-asked.email.js';
import { entryAddressChanged } from './modules/contest/entries/emails/entry-address-changed.email.js';
import { entryAnswered } from './modules/contest/entries/emails/entry-answered.email.js';
import { entryApproved } from './modules/contest/entries/emails/entry-approved.email.js';
import { entryChanged } from './modules/contest/entries/emails/entry-changed.email.js';
import { entryLink } from './modules/contest/entries/emails/entry-link.email.js';
import { entryProofAsked } from './modules/contest/entries/emails/entry-proof-asked.email.js';
import { entryReceived } from './modules/contest/entries/emails/entry-received.email.js';
import { entryRejected } from './modules/contest/entries/emails/entry-rejected.email.js';
import { entryRestored } from './modules/contest/entries/emails/entry-restored.email.js';
import { entryReturned } from './modules/contest/entries/emails/entry-returned.email.js';
import { entryRevisionApproved } from './modules/contest/entries/emails/entry-revision-approved.email.js';
import { entryRevisionCancelled } from './modules/contest/entries/emails/entry-revision-cancelled.email.js';
import { entryRevisionReceived } from './modules/contest/entries/emails/entry-revision-received.email.js';
import { entryRevisionRejected } from './modules/contest/entries/emails/entry-revision-rejected.email.js';
import { entryVideoBroken } from './modules/contest/entries/emails/entry-video-broken.email.js';
import { entryVideoMended } from './modules/contest/entries/emails/entry-video-mended.email.js';
import { entryWithdrawn } from './modules/contest/entries/emails/entry-withdrawn.email.js';
import { ownerEntryDeleted } from './modules/contest/entries/emails/owner-entry-deleted.email.js';
import { juryExtended } from './modules/contest/jury/emails/jury-extended.email.js';
import { juryInvitation } from './modules/contest/jury/emails/jury-invitation.email.js';
import { juryOpened } from './modules/contest/jury/emails/jury-opened.email.js';
import { juryReassigned } from './modules/contest/jury/emails/jury-reassigned.email.js';
import { juryReminder } from './modules/contest/jury/emails/jury-reminder.email.js';
import { ownerPrize } from './modules/contest/results/emails/owner-prize.email.js';
import { prizeAccepted } from './modules/contest/results/emails/prize-accepted.email.js';
import { prizeOffer } from './modules/contest/results/emails/prize-offer.email.js';
import { prizeReminder } from './modules/contest/results/emails/prize-reminder.email.js';
import { prizeResumed } from './modules/contest/results/emails/prize-resumed.email.js';
import { resultCorrection } from './modules/contest/results/emails/result-correction.email.js';
import { resultEntrant } from './modules/contest/results/emails/result-entrant.email.js';
import { voteEntryBack } from './modules/contest/voting/emails/vote-entry-back.email.js';
import { voteEntryGone } from './modules/contest/voting/emails/vote-entry-gone.email.js';
import { voteLink } from './modules/contest/voting/emails/vote-link.email.js';
import { voteLost } from './modules/contest/voting/emails/vote-lost.email.js';
import { mailServerChanged } from './modules/mailing/emails/mail-server-changed.email.js';
import { optOutLink } from './modules/mailing/emails/opt-out-link.email.js';
import { testEmail } from './modules/mailing/emails/test-email.email.js';
import { ownerDigest } from './modules/notices/emails/owner-digest.email.js';
import { ownerNotice } from './modules/notices/emails/owner-notice.email.js';
import { erasureAsked } from './modules/privacy/emails/erasure-asked.email.js';
import { erasureDone } from './modules/privacy/emails/erasure-done.email.js';
import { erasureHeld } from './modules/privacy/emails/erasure-held.email.js';
import { erasureTakenBack } from './modules/privacy/emails/erasure-taken-back.email.js';

/** The emails of all modules; `npm run generate` writes this list. The worker sends each, and the console shows it. */
export const emails = [
  backupFailed,
  backupOverdue,
  backupPlaceChanged,
  backupUnreadable,
  codeAppAdded,
  codeAppRemoved,
  contactAnswer,
  contactMessage,
  contactReceipt,
  entryAddressAsked,
  entryAddressChanged,
  entryAnswered,
  entryApproved,
  entryChanged,
  entryLink,
  entryProofAsked,
  entryReceived,
  entryRejected,
  entryRestored,
  entryReturned,
  entryRevisionApproved,
  entryRevisionCancelled,
  entryRevisionReceived,
  entryRevisionRejected,
  entryVideoBroken,
  entryVideoMended,
  entryWithdrawn,
  erasureAsked,
  erasureDone,
  erasureHeld,
  erasureTakenBack,
  factorsReset,
  juryExtended,
  juryInvitation,
  juryOpened,
  juryReassigned,
  juryReminder,
  mailServerChanged,
  moderatorInvitation,
  newBrowser,
  optOutLink,
  ownerDigest,
  ownerEntryDeleted,
  ownerNotice,
  ownerPrize,
  passkeyAdded,
  passkeyCloned,
  passkeyRemoved,
  passwordChanged,
  prizeAccepted,
  prizeOffer,
  prizeReminder,
  prizeResumed,
  recoveryCodeUsed,
  recoveryCodesMade,
  resetPassword,
  resultCorrection,
  resultEntrant,
  rulesChanged,
  testEmail,
  tokenMade,
  verifyEmail,
  voteEntryBack,
  voteEntryGone,
  voteLink,
  voteLost,
] as const;
