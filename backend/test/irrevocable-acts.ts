/**
 * How an act ends. A route: it undoes the act. `anew`: the same thing can be made or asked for again. `own`: it ends what the same
 * person made. `sent`: an email or another person has it. `final`: nothing brings it back.
 */
type End = `${'POST' | 'PUT'} /api/${string}` | 'anew' | 'own' | 'sent' | 'final';

/** Every route that deletes, and every act of a moderator: who may do it, and how it ends. */
export const ACTS: Record<string, [access: string, end: End]> = {
  // Anybody, of what is her own.
  'DELETE /api/contest/my-vote': ['everyone', 'own'],
  'DELETE /api/contest/my-vote/session': ['everyone', 'own'],
  'DELETE /api/jury/session': ['everyone', 'own'],
  'DELETE /api/my-entry/session': ['everyone', 'own'],
  'DELETE /api/my-entry/{id}/erasure': ['everyone', 'own'],
  'DELETE /api/my-entry/{id}/opt-out': ['everyone', 'own'],
  'DELETE /api/my-entry/{id}/revision': ['everyone', 'own'],
  'DELETE /api/auth/sessions': ['signed-in', 'own'],
  'DELETE /api/auth/sessions/{id}': ['signed-in', 'own'],
  'DELETE /api/songs/{id}/favorite': ['signed-in', 'own'],
  'DELETE /api/songs/{id}/vote': ['signed-in', 'own'],

  // Moderators. Only the other decision, or the entrant, follows an email that is out.
  'POST /api/admin/entries/{id}/approve': ['entries.moderate', 'POST /api/admin/entries/{id}/disapprove'],
  'POST /api/admin/entries/{id}/reject': ['entries.moderate', 'POST /api/admin/entries/{id}/approve'],
  'POST /api/admin/entries/{id}/disapprove': ['entries.moderate', 'POST /api/admin/entries/{id}/approve'],
  'POST /api/admin/entries/{id}/messages': ['entries.moderate', 'sent'],
  'PUT /api/admin/entries/{id}/messages/{messageId}/settled': ['entries.moderate', 'anew'],
  'POST /api/admin/entries/{id}/notes': ['entries.moderate', 'own'],
  'DELETE /api/admin/entries/{id}/notes/{noteId}': ['entries.moderate', 'own'],
  'POST /api/admin/entries/{id}/proof': ['entries.moderate', 'sent'],
  'POST /api/admin/entries/proofs': ['entries.moderate', 'sent'],
  'DELETE /api/admin/entries/{id}/proof': ['entries.moderate', 'POST /api/admin/entries/{id}/proof'],
  'POST /api/admin/entries/{id}/proof/record': ['entries.moderate', 'anew'],
  // The entrant proposes again.
  'POST /api/admin/revisions/{id}/approve': ['entries.moderate', 'anew'],
  'POST /api/admin/revisions/{id}/reject': ['entries.moderate', 'anew'],
  'POST /api/auth/identity-check': ['entries.moderate', 'own'],
  'POST /api/auth/factors/code-app': ['entries.moderate', 'own'],
  'POST /api/auth/factors/code-app/confirmation': ['entries.moderate', 'own'],
  'DELETE /api/auth/factors/code-app': ['entries.moderate', 'own'],
  'POST /api/auth/factors/recovery-codes': ['entries.moderate', 'own'],
  'POST /api/auth/identity-check/code': ['entries.moderate', 'own'],
  'POST /api/auth/identity-check/passkey': ['entries.moderate', 'own'],
  'POST /api/auth/identity-check/password': ['entries.moderate', 'own'],
  'POST /api/auth/passkeys': ['entries.moderate', 'own'],
  'POST /api/auth/passkeys/registration': ['entries.moderate', 'own'],
  'DELETE /api/auth/passkeys/{id}': ['entries.moderate', 'own'],
  'PUT /api/admin/messages/{id}/answers/{answerId}': ['messages.answer', 'sent'],
  'PUT /api/admin/messages/{id}/read': ['messages.answer', 'anew'],
  'DELETE /api/admin/messages/{id}/read': ['messages.answer', 'PUT /api/admin/messages/{id}/read'],

  // The owner.
  'DELETE /api/admin/entries/{id}': ['site.manage', 'POST /api/admin/entries/{id}/undo-delete'],
  'DELETE /api/admin/audit/{id}/details': ['site.manage', 'final'],
  'DELETE /api/admin/care/place/bucket': ['site.manage', 'PUT /api/admin/care/place/bucket'],
  'DELETE /api/admin/contests/{id}': ['site.manage', 'final'],
  'DELETE /api/admin/contests/{id}/result/proposal': ['site.manage', 'anew'],
  'DELETE /api/admin/contests/{id}/sample-photo': ['site.manage', 'anew'],
  'DELETE /api/admin/example': ['site.manage', 'anew'],
  'DELETE /api/admin/judges/{id}': ['site.manage', 'anew'],
  'DELETE /api/admin/moderators/{id}': ['site.manage', 'anew'],
  'DELETE /api/admin/visibility/look-link': ['site.manage', 'anew'],
  'DELETE /api/admin/visibility/public': ['site.manage', 'PUT /api/admin/visibility/public'],
  'DELETE /api/admin/rules/{id}': ['site.manage', 'final'],
  'DELETE /api/admin/songs/{id}': ['site.manage', 'final'],
  'DELETE /api/admin/songs/{id}/cover': ['site.manage', 'anew'],
  'DELETE /api/admin/songs/{id}/publication': ['site.manage', 'anew'],
  'DELETE /api/admin/tokens/{id}': ['site.manage', 'anew'],
  'DELETE /api/admin/texts/site': ['site.manage', 'final'],
  'DELETE /api/admin/votes/disposable-domains/{domain}': ['site.manage', 'anew'],
};

export const OF_MODERATORS = ['entries.moderate', 'messages.answer'];
