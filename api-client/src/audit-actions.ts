/** The acts that the audit log knows, each named by its subject and what was done to it. */
export const AUDIT_ACTIONS = [
  'contest.create',
  'contest.edit',
  'contest.extend',
  'contest.publish',
  'contest.closeVotes',
  'contest.certify',
  'contest.replaceSamplePhoto',
  'contest.removeSamplePhoto',
  'contest.copy',
  'contest.delete',
  'rules.save',
  'rules.discard',
  'rules.publish',
  'entry.approve',
  'entry.reject',
  'entry.disapprove',
  'entry.approveRevision',
  'entry.rejectRevision',
  'entry.delete',
  'entry.addNote',
  'entry.deleteNote',
  'entry.answer',
  'entry.settleMessages',
  'entry.askProof',
  'entry.cancelProof',
  'entry.recordProof',
  'entry.findProof',
  'entry.export',
  'entry.refreshViews',
  'vote.cast',
  'vote.withdraw',
  'song.upload',
  'song.edit',
  'song.replaceAudio',
  'song.replaceCover',
  'song.removeCover',
  'song.chooseGround',
  'song.publish',
  'song.hide',
  'song.resetStatistics',
  'song.delete',
  'texts.save',
  'texts.publish',
  'texts.discard',
  'message.answer',
  'email.retry',
  'email.test',
  'emailtext.save',
  'emailtext.reset',
  'moderator.invite',
  'moderator.resend',
  'moderator.accept',
  'moderator.revoke',
  'settings.notices',
  'settings.reasons',
  'retention.edit',
  'hold.set',
  'hold.lift',
  'audit.eraseDetails',
  'audit.export',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an act was done to: the first half of its name. */
export type AuditSubject = AuditAction extends `${infer Subject}.${string}` ? Subject : never;

export function subjectOf(action: AuditAction): AuditSubject {
  return action.split('.')[0] as AuditSubject;
}

export const AUDIT_SUBJECTS: AuditSubject[] = [...new Set(AUDIT_ACTIONS.map(subjectOf))];
