import type { PoolClient } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';
import { EntrantsWhoLeft1767000000129 } from './migrations/1767000000129-entrants-who-left.js';
import { FixedClock1767000000130 } from './migrations/1767000000130-fixed-clock.js';
import { UnsealedActsStay1767000000131 } from './migrations/1767000000131-unsealed-acts-stay.js';
import { SubjectsOfWaivers1767000000132 } from './migrations/1767000000132-subjects-of-waivers.js';
import { RecordedLostVotes1767000000133 } from './migrations/1767000000133-recorded-lost-votes.js';
import { InitialSchema1750000000000 } from './migrations/1750000000000-initial-schema.js';
import { ContestsApart1763700000000 } from './migrations/1763700000000-contests-apart.js';
import { OwnerSearches1763800000000 } from './migrations/1763800000000-owner-searches.js';
import { CoverCards1763900000000 } from './migrations/1763900000000-cover-cards.js';
import { MailsByStatus1764000000000 } from './migrations/1764000000000-mails-by-status.js';
import { GalleryByContest1764100000000 } from './migrations/1764100000000-gallery-by-contest.js';
import { ApprovedEntryCount1764200000000 } from './migrations/1764200000000-approved-entry-count.js';
import { CountApprovedEntries1764300000000 } from './migrations/1764300000000-count-approved-entries.js';
import { EmailsByRecipient1764400000000 } from './migrations/1764400000000-emails-by-recipient.js';
import {
  ContestsInMalayalam1764500000004,
  LanguageOfContactMessages1764500000002,
  LanguageOfEmails1764500000003,
  LanguageOfEntries1764500000001,
  LanguageOfUsers1764500000000,
} from './migrations/1764500000000-languages.js';
import {
  ContactAnswers1764600000001,
  ReadMessages1764600000000,
} from './migrations/1764600000000-answered-messages.js';
import { PublishedSongs1764700000000 } from './migrations/1764700000000-published-songs.js';
import { SongGrounds1764800000000 } from './migrations/1764800000000-song-grounds.js';
import { CoverPages1764900000000 } from './migrations/1764900000000-cover-pages.js';
import { UnknownViews1765000000000 } from './migrations/1765000000000-unknown-views.js';
import { SiteClock1765100000000 } from './migrations/1765100000000-site-clock.js';
import { ContestLife1765200000000 } from './migrations/1765200000000-contest-life.js';
import { ContestExtensions1765200000001 } from './migrations/1765200000001-contest-extensions.js';
import { AuditLog1765300000000 } from './migrations/1765300000000-audit-log.js';
import { Staff1765300000001 } from './migrations/1765300000001-staff.js';
import { RuleVersions1765400000000 } from './migrations/1765400000000-rule-versions.js';
import { SiteTexts1765500000000 } from './migrations/1765500000000-site-texts.js';
import {
  EmailTexts1765600000000,
  TextsOfSentEmails1765600000001,
} from './migrations/1765600000000-email-texts.js';
import { OwnerNotices1765600000002 } from './migrations/1765600000002-owner-notices.js';
import { SamplePhotos1765700000000 } from './migrations/1765700000000-sample-photos.js';
import { EntriesOfAContest1765700000001 } from './migrations/1765700000001-entries-of-a-contest.js';
import {
  AcceptanceOfContests1766000000000,
  Consents1766000000001,
} from './migrations/1766000000000-consents.js';
import { EntryVideos1766100000000 } from './migrations/1766100000000-entry-videos.js';
import {
  EntriesByEmail1766200000001,
  EntryLinks1766200000000,
} from './migrations/1766200000000-entry-links.js';
import {
  ActionsOfEntryEvents1766300000001,
  WithdrawnEntries1766300000000,
} from './migrations/1766300000000-withdrawn-entries.js';
import {
  ChangesOfEntryEvents1766300000003,
  EntryRevisions1766300000002,
} from './migrations/1766300000002-entry-revisions.js';
import { ModerationReasons1766400000000 } from './migrations/1766400000000-moderation-reasons.js';
import { EntryNotes1766400000001 } from './migrations/1766400000001-entry-notes.js';
import { AddressesOfEntries1766500000000 } from './migrations/1766500000000-addresses-of-entries.js';
import { Retention1766600000000 } from './migrations/1766600000000-retention.js';
import { DeletedPhotos1766600000001 } from './migrations/1766600000001-deleted-photos.js';
import { UnknownListeners1766600000002 } from './migrations/1766600000002-unknown-listeners.js';
import { EmailsOfDeletedEntries1766600000003 } from './migrations/1766600000003-emails-of-deleted-entries.js';
import { ErasuresTakenBack1766700000000 } from './migrations/1766700000000-erasures-taken-back.js';
import { EntryMessages1766710000000 } from './migrations/1766710000000-entry-messages.js';
import { FindingsOfReasons1766720000000 } from './migrations/1766720000000-findings-of-reasons.js';
import { OwnershipProofs1766730000000 } from './migrations/1766730000000-ownership-proofs.js';
import { ReplacedPhotos1766740000000 } from './migrations/1766740000000-replaced-photos.js';
import { TitlesOfVideos1766745000000 } from './migrations/1766745000000-titles-of-videos.js';
import { VideosOfRevisions1766745000001 } from './migrations/1766745000001-videos-of-revisions.js';
import { AuditSeals1766800000000 } from './migrations/1766800000000-audit-seals.js';
import { EntriesByContest1766900000000 } from './migrations/1766900000000-entries-by-contest.js';
import { Ballots1766900000001 } from './migrations/1766900000001-ballots.js';
import { LostVotes1766910000000 } from './migrations/1766910000000-lost-votes.js';
import { Fraud1766920000000 } from './migrations/1766920000000-fraud.js';
import { TallyOpenings1766920000001 } from './migrations/1766920000001-tally-openings.js';
import { ClosedVotes1766930000000 } from './migrations/1766930000000-closed-votes.js';
import { Judging1766935000000 } from './migrations/1766935000000-judging.js';
import { Results1766950000000 } from './migrations/1766950000000-results.js';
import { Prize1766955000000 } from './migrations/1766955000000-prize.js';
import { LettersOfJudges1766960000000 } from './migrations/1766960000000-letters-of-judges.js';
import { FoldedText1767000000080 } from './migrations/1767000000080-folded-text.js';
import { ApiTokens1767000000105 } from './migrations/1767000000105-api-tokens.js';
import { FoldedMessages1767000000081 } from './migrations/1767000000081-folded-messages.js';
import { FirstViews1767000000090 } from './migrations/1767000000090-first-views.js';
import { DemoEntries1767000000091 } from './migrations/1767000000091-demo-entries.js';
import { ReturnedVotes1767000000095 } from './migrations/1767000000095-returned-votes.js';
import { YoutubeStatsQuota1767000000110 } from './migrations/1767000000110-youtube-stats-quota.js';
import { GalleryOrders1767000000111 } from './migrations/1767000000111-gallery-orders.js';
import { PrivateVideosInMalayalam1767000000120 } from './migrations/1767000000120-private-videos-in-malayalam.js';
import { SuspendedOffers1767000000135 } from './migrations/1767000000135-suspended-offers.js';
import { ClocksOfOffers1767000000136 } from './migrations/1767000000136-clocks-of-offers.js';
import { RecordedDomains1767000000140 } from './migrations/1767000000140-recorded-domains.js';
import { HintsOfDomains1767000000141 } from './migrations/1767000000141-hints-of-domains.js';
import { NetworksOfVoteRequests1767000000142 } from './migrations/1767000000142-networks-of-vote-requests.js';
import { TablesOfFunctions1767000000143 } from './migrations/1767000000143-tables-of-functions.js';
import { AiDeclarations1767000000145 } from './migrations/1767000000145-ai-declarations.js';
import { AiUsesOfEvents1767000000146 } from './migrations/1767000000146-ai-uses-of-events.js';
import { ConsentsToDeclarations1767000000147 } from './migrations/1767000000147-consents-to-declarations.js';
import { PlaybackFailures1767000000156 } from './migrations/1767000000156-playback-failures.js';
import { DemandedDeclarations1767000000157 } from './migrations/1767000000157-demanded-declarations.js';
import { GuardsSeeThisMoment1767000000158 } from './migrations/1767000000158-guards-see-this-moment.js';
import { MethodOfVotes1767000000159 } from './migrations/1767000000159-method-of-votes.js';
import { RoundsInOrder1767000000160 } from './migrations/1767000000160-rounds-in-order.js';
import { AssignmentsStay1767000000161 } from './migrations/1767000000161-assignments-stay.js';
import { PublishedRulesStay1767000000162 } from './migrations/1767000000162-published-rules-stay.js';
import { LinksOfChains1767000000163 } from './migrations/1767000000163-links-of-chains.js';
import { ResultsInContests1767000000164 } from './migrations/1767000000164-results-in-contests.js';
import { AnnouncedResultsInContests1767000000165 } from './migrations/1767000000165-announced-results-in-contests.js';
import { VotesOfErasedEntries1767000000166 } from './migrations/1767000000166-votes-of-erased-entries.js';
import { EmailsOfOffers1767000000167 } from './migrations/1767000000167-emails-of-offers.js';
import { OffersBeginWithTheirEmail1767000000168 } from './migrations/1767000000168-offers-begin-with-their-email.js';
import { WarningsAboutWinners1767000000169 } from './migrations/1767000000169-warnings-about-winners.js';
import { ViewsForModulesBelow1767000000170 } from './migrations/1767000000170-views-for-modules-below.js';
import { ClocksByColumns1767000000171 } from './migrations/1767000000171-clocks-by-columns.js';
import { FilledContests1767000000172 } from './migrations/1767000000172-filled-contests.js';
import { FilledOffers1767000000173 } from './migrations/1767000000173-filled-offers.js';
import { FilledVotes1767000000174 } from './migrations/1767000000174-filled-votes.js';
import { SyntheticFlags1767000000148 } from './migrations/1767000000148-synthetic-flags.js';
import { ReasonsAboutAi1767000000149 } from './migrations/1767000000149-reasons-about-ai.js';
import { AudioInspections1767000000150 } from './migrations/1767000000150-audio-inspections.js';
import { ActsByAction1767000000151 } from './migrations/1767000000151-acts-by-action.js';
import { RecipientKeys1767000000020 } from './migrations/1767000000020-recipient-keys.js';
import { EmailsOfEntries1767000000021 } from './migrations/1767000000021-emails-of-entries.js';
import { ClaimedCaptchas1767000000070 } from './migrations/1767000000070-claimed-captchas.js';
import { AudioFacts1767000000060 } from './migrations/1767000000060-audio-facts.js';
import { ActsOfEntries1767000000000 } from './migrations/1767000000000-acts-of-entries.js';
import { TimesOfActs1767000000001 } from './migrations/1767000000001-times-of-acts.js';
import { CertifiedContests1767000000002 } from './migrations/1767000000002-certified-contests.js';
import { CertifiedBallots1767000000003 } from './migrations/1767000000003-certified-ballots.js';
import { CertifiedRounds1767000000004 } from './migrations/1767000000004-certified-rounds.js';
import { CertifiedAssignments1767000000005 } from './migrations/1767000000005-certified-assignments.js';
import { CompleteBundles1767000000006 } from './migrations/1767000000006-complete-bundles.js';
import { CompleteLines1767000000007 } from './migrations/1767000000007-complete-lines.js';
import { CertifiedWaivers1767000000008 } from './migrations/1767000000008-certified-waivers.js';
import { ProposedResults1767000000009 } from './migrations/1767000000009-proposed-results.js';
import {
  EntryDeletions1767000000040,
  GivenMarks1767000000041,
} from './migrations/1767000000040-entry-deletions.js';
import { Jury1766940000000 } from './migrations/1766940000000-jury.js';
import { JuryRules1766945000000 } from './migrations/1766945000000-jury-rules.js';
import { CriteriaOfJury1766945000001 } from './migrations/1766945000001-criteria-of-jury.js';
import {
  EndOfJury1767000000031,
  HiddenMarks1767000000030,
  MethodOfJudgedContests1767000000032,
} from './migrations/1767000000030-hidden-marks.js';
import { SecurityLog1767000000050 } from './migrations/1767000000050-security-log.js';
import { StaffAccounts1767000000051 } from './migrations/1767000000051-staff-accounts.js';
import { LinksOfKeptEmails1765000000001 } from './migrations/1765000000001-links-of-kept-emails.js';

/** All migrations, oldest first. The schema is never synchronised from the entities. */
export const migrations = [
  InitialSchema1750000000000,
  ContestsApart1763700000000,
  OwnerSearches1763800000000,
  CoverCards1763900000000,
  MailsByStatus1764000000000,
  GalleryByContest1764100000000,
  ApprovedEntryCount1764200000000,
  CountApprovedEntries1764300000000,
  EmailsByRecipient1764400000000,
  LanguageOfUsers1764500000000,
  LanguageOfEntries1764500000001,
  LanguageOfContactMessages1764500000002,
  LanguageOfEmails1764500000003,
  ContestsInMalayalam1764500000004,
  ReadMessages1764600000000,
  ContactAnswers1764600000001,
  PublishedSongs1764700000000,
  SongGrounds1764800000000,
  CoverPages1764900000000,
  UnknownViews1765000000000,
  LinksOfKeptEmails1765000000001,
  SiteClock1765100000000,
  ContestLife1765200000000,
  ContestExtensions1765200000001,
  AuditLog1765300000000,
  Staff1765300000001,
  RuleVersions1765400000000,
  SiteTexts1765500000000,
  EmailTexts1765600000000,
  TextsOfSentEmails1765600000001,
  OwnerNotices1765600000002,
  SamplePhotos1765700000000,
  EntriesOfAContest1765700000001,
  AcceptanceOfContests1766000000000,
  Consents1766000000001,
  EntryVideos1766100000000,
  EntryLinks1766200000000,
  EntriesByEmail1766200000001,
  WithdrawnEntries1766300000000,
  ActionsOfEntryEvents1766300000001,
  EntryRevisions1766300000002,
  ChangesOfEntryEvents1766300000003,
  ModerationReasons1766400000000,
  EntryNotes1766400000001,
  AddressesOfEntries1766500000000,
  Retention1766600000000,
  DeletedPhotos1766600000001,
  UnknownListeners1766600000002,
  EmailsOfDeletedEntries1766600000003,
  ErasuresTakenBack1766700000000,
  EntryMessages1766710000000,
  FindingsOfReasons1766720000000,
  OwnershipProofs1766730000000,
  ReplacedPhotos1766740000000,
  TitlesOfVideos1766745000000,
  VideosOfRevisions1766745000001,
  AuditSeals1766800000000,
  EntriesByContest1766900000000,
  Ballots1766900000001,
  LostVotes1766910000000,
  Fraud1766920000000,
  TallyOpenings1766920000001,
  ClosedVotes1766930000000,
  Judging1766935000000,
  Jury1766940000000,
  JuryRules1766945000000,
  CriteriaOfJury1766945000001,
  Results1766950000000,
  Prize1766955000000,
  LettersOfJudges1766960000000,
  ActsOfEntries1767000000000,
  TimesOfActs1767000000001,
  CertifiedContests1767000000002,
  CertifiedBallots1767000000003,
  CertifiedRounds1767000000004,
  CertifiedAssignments1767000000005,
  CompleteBundles1767000000006,
  CompleteLines1767000000007,
  CertifiedWaivers1767000000008,
  ProposedResults1767000000009,
  RecipientKeys1767000000020,
  EmailsOfEntries1767000000021,
  HiddenMarks1767000000030,
  EndOfJury1767000000031,
  MethodOfJudgedContests1767000000032,
  EntryDeletions1767000000040,
  GivenMarks1767000000041,
  SecurityLog1767000000050,
  StaffAccounts1767000000051,
  AudioFacts1767000000060,
  ClaimedCaptchas1767000000070,
  FoldedText1767000000080,
  FoldedMessages1767000000081,
  FirstViews1767000000090,
  DemoEntries1767000000091,
  ReturnedVotes1767000000095,
  ApiTokens1767000000105,
  YoutubeStatsQuota1767000000110,
  GalleryOrders1767000000111,
  PrivateVideosInMalayalam1767000000120,
  EntrantsWhoLeft1767000000129,
  FixedClock1767000000130,
  UnsealedActsStay1767000000131,
  SubjectsOfWaivers1767000000132,
  RecordedLostVotes1767000000133,
  SuspendedOffers1767000000135,
  ClocksOfOffers1767000000136,
  RecordedDomains1767000000140,
  HintsOfDomains1767000000141,
  NetworksOfVoteRequests1767000000142,
  TablesOfFunctions1767000000143,
  AiDeclarations1767000000145,
  AiUsesOfEvents1767000000146,
  ConsentsToDeclarations1767000000147,
  SyntheticFlags1767000000148,
  ReasonsAboutAi1767000000149,
  AudioInspections1767000000150,
  ActsByAction1767000000151,
  PlaybackFailures1767000000156,
  DemandedDeclarations1767000000157,
  GuardsSeeThisMoment1767000000158,
  MethodOfVotes1767000000159,
  RoundsInOrder1767000000160,
  AssignmentsStay1767000000161,
  PublishedRulesStay1767000000162,
  LinksOfChains1767000000163,
  ResultsInContests1767000000164,
  AnnouncedResultsInContests1767000000165,
  VotesOfErasedEntries1767000000166,
  EmailsOfOffers1767000000167,
  OffersBeginWithTheirEmail1767000000168,
  WarningsAboutWinners1767000000169,
  ViewsForModulesBelow1767000000170,
  ClocksByColumns1767000000171,
  FilledContests1767000000172,
  FilledOffers1767000000173,
  FilledVotes1767000000174,
];

export function dataSourceOptions(
  databaseUrl: string,
  onPoolError: (error: Error) => void,
  clockOffsetSeconds = 0,
  lockTimeoutMs = 0,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    namingStrategy: new SnakeNamingStrategy(),
    migrations,
    migrationsTransactionMode: 'each',
    parseInt8: true,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    // Without a listener, a restart of PostgreSQL would end the process.
    poolErrorHandler: onPoolError,
    extra: {
      max: 10,
      // Read by `site_now()` if the role that migrates lets it.
      ...(clockOffsetSeconds === 0
        ? {}
        : { options: `-c paattu.clock_offset_seconds=${clockOffsetSeconds}` }),
      // The timeout includes the wait for a free connection. A server that is down refuses at once.
      connectionTimeoutMillis: 15_000,
      // A new connection has no listener between that of the pool and that of TypeORM. A shutdown of the server in this
      // moment would end the process; the next query fails in any case.
      onConnect: async (client: PoolClient) => {
        client.on('error', () => {});
        // Not an option of the connection, which PgBouncer would reject.
        if (lockTimeoutMs > 0) await client.query(`set lock_timeout = ${lockTimeoutMs}`);
      },
    },
  };
}
