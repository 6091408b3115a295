import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { type Client, client } from '../../test/client.js';
import { createModerator, createUser } from '../../test/factories/users.js';
import { YoutubeStandIn } from '../../test/youtube.js';
import type { Access } from '../common/access/access.js';

/** The routes by access level. A route of the document without a row here fails, and so does a row without a route. */
const ROUTES: Record<Access, string[]> = {
  everyone: [
    'Auth.forgotPassword',
    'Auth.logIn',
    'Auth.logInWithPasskey',
    'Auth.logOut',
    'Auth.refresh',
    'Auth.resetPassword',
    'Auth.signUp',
    'Auth.startPasskeyLogIn',
    'Auth.verifyEmail',
    'BackupDownloads.sendBackup',
    'Captchas.checkAnswer',
    'Captchas.createCaptcha',
    'Captchas.createChallenge',
    'Captchas.createCode',
    'Conditions.describeConditions',
    'Contact.sendMessage',
    'Contest.describeContest',
    'Contest.describeCurrent',
    'Contest.listContests',
    'Contest.sendSamplePhoto',
    'Entries.listApproved',
    'Entries.sendPhoto',
    'EntryPages.describeEntry',
    'EntryPictures.sendPicture',
    'Entries.correctEmail',
    'Entries.submitEntry',
    'EntrySessions.endOthers',
    'EntrySessions.leave',
    'EntrySessions.open',
    'EntrySessions.requestLinks',
    'Health.live',
    'Health.ready',
    'Setup.describe',
    'Setup.setUp',
    'JuryRoom.abstain',
    'JuryRoom.findRoom',
    'JuryRoom.lockRendition',
    'JuryRoom.readFigures',
    'JuryRoom.recuse',
    'JuryRoom.resume',
    'JuryRoom.saveMarks',
    'JuryRoom.submit',
    'JurySessions.leave',
    'JurySessions.open',
    'JurySessions.readInvitation',
    'MyEntry.findMine',
    'MyEntry.listOpen',
    'MyEntry.sendMyPhoto',
    'MyEntry.sendProposedPhoto',
    'MyAddress.changeEmail',
    'MyAddress.confirmEmail',
    'MyAddress.optIn',
    'MyChanges.cancelRevision',
    'MyChanges.changeEntry',
    'MyChanges.correctDeclaration',
    'MyChanges.undoWithdraw',
    'MyChanges.withdraw',
    'MyData.sendData',
    'MyErasure.askErasure',
    'MyErasure.confirmErasure',
    'MyErasure.findErasure',
    'MyErasure.readErasureLink',
    'MyErasure.takeErasureBack',
    'MyMessages.listMine',
    'MyMessages.markSeen',
    'MyMessages.sendMessage',
    'MyOffer.acceptOffer',
    'MyOffer.declineOffer',
    'MyOffer.findMyOffer',
    'MyProof.checkProof',
    'MyProof.findMyProof',
    'MyResult.findMine',
    'MyResult.sendCertificate',
    'MyVote.castMyVote',
    'MyVote.findMyVote',
    'MyVote.forgetMyVote',
    'MyVote.withdrawMyVote',
    'OptOuts.optOut',
    'OptOuts.optOutByLink',
    'Remotes.listRemotes',
    'PlaybackFailures.reportFailure',
    'Results.describe',
    'Results.sendBundle',
    'Results.sendFile',
    'Results.sendPicture',
    'Results.sendRecordAfter',
    'Rules.describeCurrentRules',
    'Rules.describeRules',
    'Rules.readRulesFile',
    'Seal.describeSeal',
    'SongMedia.findWaveform',
    'SongMedia.sendAudio',
    'SongMedia.sendCover',
    'SongMedia.sendDownload',
    'SongMedia.sendLyrics',
    'Songs.findSong',
    'Songs.listSongs',
    'Songs.recordDownload',
    'Songs.recordPlay',
    'Texts.readAboutTexts',
    'Texts.readTexts',
    'Texts.sendPortrait',
    'VideoCards.checkVideo',
    'Voting.checkReceipt',
    'Voting.confirmVote',
    'Voting.createChallenge',
    'Voting.describeLink',
    'Voting.listBallot',
    'Voting.requestVote',
    'Webhooks.takeBrevo',
    'Webhooks.takeMailgun',
    'Webhooks.takeSes',
  ],
  'signed-in': [
    'Auth.changePassword',
    'Auth.me',
    'Auth.resendVerification',
    'Invitations.accept',
    'MySongs.findMySongs',
    'OpenSessions.endOthers',
    'OpenSessions.endSession',
    'OpenSessions.listSessions',
    'Songs.addFavorite',
    'Songs.castVote',
    'Songs.removeFavorite',
    'Songs.removeVote',
    'TimeZone.readTimeZone',
  ],
  'entries.moderate': [
    'AdminEntries.approveEntry',
    'AdminEntries.countByStatus',
    'AdminEntries.disapproveEntry',
    'AdminEntries.findEntry',
    'AdminEntries.listEntries',
    'AdminEntries.listEvents',
    'AdminEntries.listRelated',
    'AdminEntries.rejectEntry',
    'AdminProofs.askProof',
    'AdminProofs.cancelProof',
    'AdminProofs.findProof',
    'AdminProofs.recordProof',
    'AdminRevisions.approveRevision',
    'AdminRevisions.rejectRevision',
    'AdminRevisions.sendPhoto',
    'ContestProofs.askProofs',
    'ContestProofs.countProofs',
    'EntryMessages.answer',
    'EntryMessages.listMessages',
    'EntryMessages.settle',
    'EntryNotes.addNote',
    'EntryNotes.deleteNote',
    'EntryNotes.listNotes',
    'Factors.confirmCodeApp',
    'Factors.findFactors',
    'Factors.makeRecoveryCodes',
    'Factors.removeCodeApp',
    'Factors.startCodeApp',
    'IdentityCheck.checkCode',
    'IdentityCheck.checkPasskey',
    'IdentityCheck.checkPassword',
    'IdentityCheck.startCheck',
    'ModerationReasons.listOffered',
    'Passkeys.addPasskey',
    'Passkeys.listPasskeys',
    'Passkeys.removePasskey',
    'Passkeys.startAdding',
  ],
  'messages.answer': [
    'AdminMessages.answer',
    'AdminMessages.findMessage',
    'AdminMessages.listAnswers',
    'AdminMessages.listMessages',
    'AdminMessages.markRead',
    'AdminMessages.markUnread',
  ],
  'site.manage': [
    'ApiTokens.listTokens',
    'ApiTokens.makeToken',
    'ApiTokens.revokeToken',
    'AdminVotes.act',
    'AdminVotes.listActions',
    'AdminVotes.listClusters',
    'AdminVotes.listHours',
    'AdminVotes.listTallies',
    'AdminVotes.openTallies',
    'AdminVotes.summarize',
    'AdminVotes.undo',
    'DisposableDomains.addDomain',
    'DisposableDomains.listDomains',
    'DisposableDomains.removeDomain',
    'AdminContests.certifyContest',
    'AdminContests.copyContest',
    'AdminContests.createContest',
    'AdminContests.deleteContest',
    'AdminContests.editContest',
    'AdminContests.findContest',
    'AdminContests.findGaps',
    'AdminContests.listContests',
    'AdminContests.previewEdit',
    'AdminContests.publishContest',
    'AdminContests.removeSamplePhoto',
    'AdminContests.replaceSamplePhoto',
    'AdminEmailTexts.findTexts',
    'AdminEmailTexts.listEmails',
    'AdminEmailTexts.preview',
    'AdminEmailTexts.saveTexts',
    'AdminEmailTexts.sendToOwner',
    'AdminEmails.listEmails',
    'AdminEmails.retryEmail',
    'AdminEmails.sendTestEmail',
    'AdminEmails.showEmail',
    'AdminEntries.exportEntries',
    'AdminOptOuts.listOptOuts',
    'AdminPrize.findPrize',
    'AdminPrize.offerPrize',
    'AdminResults.certify',
    'AdminResults.drop',
    'AdminResults.findResult',
    'AdminResults.finish',
    'AdminResults.propose',
    'AdminResults.waive',
    'AdminRules.deleteDraft',
    'AdminRules.findRules',
    'AdminRules.preview',
    'AdminRules.publishRules',
    'AdminRules.saveDraft',
    'AdminSongs.chooseGround',
    'AdminSongs.deleteSong',
    'AdminSongs.editSong',
    'AdminSongs.drawCover',
    'AdminSongs.findSong',
    'AdminSongs.hide',
    'AdminSongs.listSongs',
    'AdminSongs.publish',
    'AdminSongs.removeCover',
    'AdminSongs.replaceAudio',
    'AdminSongs.replaceCover',
    'AdminSongs.resetStatistics',
    'AdminSongs.uploadSong',
    'AdminTexts.createPreview',
    'AdminTexts.discardDraft',
    'AdminTexts.findTexts',
    'AdminTexts.listPublications',
    'AdminTexts.publish',
    'AdminTexts.restorePublication',
    'AdminTexts.saveDraft',
    'AdminTexts.uploadPortrait',
    'Analytics.readAnalytics',
    'Audit.eraseDetails',
    'Audit.exportActs',
    'Audit.findAct',
    'Audit.listActors',
    'Audit.listActs',
    'DeadAddresses.listDeadAddresses',
    'DeadAddresses.retryAddress',
    'EmailDoctor.examine',
    'EmailDoctor.readHeaders',
    'PersonalReads.listReads',
    'AdminPlaybackFailures.listFailures',
    'SecurityEvents.listEvents',
    'Judges.deleteJudge',
    'Judges.invite',
    'Judges.revoke',
    'Judges.sendLink',
    'JuryRounds.extendRound',
    'JuryRounds.findJury',
    'JuryRounds.openRound',
    'JuryRounds.reassign',
    'ModerationReasons.findReasons',
    'ModerationReasons.saveReasons',
    'EntryDeletions.deleteEntry',
    'EntryDeletions.listDeletions',
    'EntryDeletions.undoDelete',
    'ShownLinks.makeLink',
    'ErasureRequests.listRequests',
    'LegalHolds.liftHold',
    'LegalHolds.listHolds',
    'LegalHolds.setHold',
    'Moderators.invite',
    'Moderators.inviteAgain',
    'Moderators.listModerators',
    'Moderators.revoke',
    'Notices.readSettings',
    'Notices.saveSettings',
    'Retention.editTerm',
    'Retention.listKinds',
    'Retention.listRuns',
    'BackupPlace.useBucket',
    'BackupPlace.useFolder',
    'Care.askBackup',
    'Care.chooseLookUp',
    'Care.linkBackup',
    'Care.readCare',
    'Care.restoreBackup',
    'Care.uploadBackup',
    'Example.add',
    'Example.describe',
    'Example.remove',
    'FirstSteps.dismiss',
    'FirstSteps.list',
    'MailServer.setServer',
    'Settings.readSettings',
    'Settings.setTimeZone',
    'Settings.setYoutubeKey',
    'Settings.testYoutubeKey',
    'StaffRules.readRules',
    'StaffRules.saveRules',
    'Visibility.describe',
    'Visibility.endLink',
    'Visibility.hide',
    'Visibility.makeLink',
    'Visibility.publish',
    'Views.refreshAll',
    'Views.refreshViews',
  ],
};

/** What a moderator without a factor can open when the owner asks for one. */
const WITHOUT_FACTOR = /^(Factors|IdentityCheck|Passkeys)\./;

const ACCESS_ERRORS = ['401 UNAUTHENTICATED', '403 FORBIDDEN', '403 FACTOR_NEEDED'] as const;
type Verdict = 'let in' | (typeof ACCESS_ERRORS)[number];

const ROLES = [
  'anonymous',
  'unverified',
  'verified',
  'moderator',
  'factorless moderator',
  'revoked moderator',
  'unverified moderator',
  'owner',
  'unverified owner',
] as const;
type Role = (typeof ROLES)[number];

/** The levels of routes that let the role in. */
const LETS_IN: Record<Role, Access[]> = {
  anonymous: ['everyone'],
  unverified: ['everyone', 'signed-in'],
  verified: ['everyone', 'signed-in'],
  moderator: ['everyone', 'signed-in', 'entries.moderate', 'messages.answer'],
  'factorless moderator': ['everyone', 'signed-in', 'entries.moderate', 'messages.answer'],
  'revoked moderator': ['everyone', 'signed-in'],
  'unverified moderator': ['everyone', 'signed-in'],
  owner: ['everyone', 'signed-in', 'entries.moderate', 'messages.answer', 'site.manage'],
  'unverified owner': ['everyone', 'signed-in'],
};

function verdictOf(role: Role, access: Access, route: string): Verdict {
  const isOfStaff = access !== 'everyone' && access !== 'signed-in';
  if (LETS_IN[role].includes(access))
    return role === 'factorless moderator' && isOfStaff && !WITHOUT_FACTOR.test(route)
      ? '403 FACTOR_NEEDED'
      : 'let in';
  return role === 'anonymous' ? '401 UNAUTHENTICATED' : '403 FORBIDDEN';
}

interface Operation {
  operationId: string;
  responses: Record<string, object>;
}

let app: TestApp;
let youtube: YoutubeStandIn;
const operations = new Map<string, { method: 'GET'; path: string; statuses: string[] }>();

beforeAll(async () => {
  // The worker ends the wait for views.
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ env: youtube.env, worker: true });
  const document = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const statuses = Object.keys(operation.responses);
      operations.set(operation.operationId, { method: method.toUpperCase() as 'GET', path, statuses });
    }
  }
});

afterAll(async () => {
  await app.close();
  await youtube.stop();
});

async function clientOf(role: Role): Promise<Client> {
  const anybody = client(app);
  if (role === 'anonymous') return anybody;
  const verified = !role.startsWith('unverified');
  if (role === 'verified' || role === 'unverified') return anybody.as(await createUser(app, { verified }));
  if (role.endsWith('moderator'))
    return anybody.as(await createModerator(app, { verified, revoked: role === 'revoked moderator' }));
  await app.dataSource.query('delete from users where email = $1', ['owner@paattu.example']);
  return anybody.as(await createUser(app, { owner: true, verified }));
}

/** Sends a request without a body and with an unknown id, so that an admitted request changes nothing. */
async function ask(operationId: string, sender: Client): Promise<Verdict> {
  const { method, path, statuses } = operations.get(operationId)!;
  const response = await sender.send(method, path.replace('{id}', '00000000-0000-4000-8000-000000000000'));
  expect(statuses).toContain(String(response.status));
  if (!ROUTES.everyone.includes(operationId)) expect(response.headers['cache-control']).toBe('no-store');
  // The document lists these errors for each route, but none may occur here.
  expect([429, 500, 503]).not.toContain(response.status);
  const error = `${response.status} ${response.code ?? ''}`;
  return ACCESS_ERRORS.find((known) => known === error) ?? 'let in';
}

// @trust access-matrix
test('each route of the document has its row, and each row its route', () => {
  expect([...operations.keys()].sort()).toEqual(Object.values(ROUTES).flat().sort());
});

describe.each(ROLES)('as %s', (role) => {
  let sender: Client;

  beforeAll(async () => {
    sender = await clientOf(role);
    await app.dataSource.query('update staff_rules set need_factor = $1', [role === 'factorless moderator']);
  });
  afterAll(() => app.dataSource.query('update staff_rules set need_factor = false'));

  const cells = (Object.keys(ROUTES) as Access[]).flatMap((access) =>
    ROUTES[access].map((route) => [route, verdictOf(role, access, route)] as const),
  );

  // @trust access-matrix
  test.each(cells)('%s: %s', async (route, verdict) => {
    expect(await ask(route, sender)).toBe(verdict);
  });
});
