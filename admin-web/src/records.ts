import type { paths, Schemas } from '@paattu/api-client';

// The console's names for the records of the API.
export type Entry = Schemas['AdminEntryDto'];
export type PhotoSize = 'card' | 'full';
export type EntryStatus = Entry['status'];
export type EntryEvent = Schemas['EntryEventDto'];
export type ThreadMessage = Schemas['AdminThreadMessageDto'];
/** What an entrant proposes to change. */
export type Revision = NonNullable<Entry['revision']>;
export type EntryVideo = NonNullable<Entry['video']>;
export type VideoFlag = EntryVideo['flags'][number];
export type VideoMetadata = NonNullable<Revision['video']>;
/** Another entry of the contest that may be of the same person. */
export type RelatedEntry = Schemas['RelatedEntryDto'];
/** A deleted entry that is not erased yet. */
export type EntryDeletion = Schemas['EntryDeletionDto'];
export type EntryNote = Schemas['EntryNoteDto'];
export type OwnershipProof = Schemas['OwnershipProofDto'];
/** A reason that a moderator can choose. */
export type Reason = Schemas['OfferedReasonDto'];
/** What an entrant is told about a rejection or a return to pending. */
export interface Why {
  reason: Reason | null;
  /** What the moderator adds; empty for nothing. */
  sentence: string;
}
export type ReasonLists = Schemas['ModerationReasonsDto'];
export type Song = Schemas['AdminSongDto'];
export type Email = Schemas['AdminEmailDto'];
export type EmailDetail = Schemas['AdminEmailContentDto'];
export type EmailText = Schemas['EmailTextDto'];
export type Contest = Schemas['AdminContestDto'];
export type ContestDetails = Schemas['ContestDetailsDto'];
export type Rules = Schemas['AdminRulesDto'];
export type SiteTextsRecord = Schemas['AdminSiteTextsDto'];
export type ContactMessage = Schemas['MessageDto'];
export type Answer = Schemas['AnswerDto'];
export type Act = Schemas['AuditRowDto'];
export type ActDetails = Schemas['AuditRowDetailsDto'];
export type SecurityEvent = Schemas['SecurityEventDto'];
export type PersonalRead = Schemas['PersonalReadDto'];
export type ApiToken = Schemas['ApiTokenDto'];
export type NewApiToken = Schemas['NewApiTokenDto'];
export type MakeApiToken = Schemas['MakeApiTokenDto'];
export type Scope = ApiToken['scopes'][number];
export type Moderator = Schemas['ModeratorDto'];
export type OptOut = Schemas['AdminOptOutDto'];
export type Settings = Schemas['SettingsDto'];
export type Notices = Schemas['NoticesDto'];
export type RetentionKind = Schemas['RetentionKindDto'];
export type RetentionRun = Schemas['RetentionRunDto'];
export type EraseRequest = Schemas['ErasureRequestDto'];
export type LegalHold = Schemas['LegalHoldDto'];
export type VotesSummary = Schemas['VotesSummaryDto'];
export type VotesHour = Schemas['VotesHourDto'];
export type VoteCluster = Schemas['VoteClusterDto'];
export type FraudAction = Schemas['FraudActionDto'];
export type FraudActionKind = FraudAction['kind'];
export type DisposableDomain = Schemas['DisposableDomainDto'];
export type TallyList = Schemas['TalliesDto'];
export type Jury = Schemas['AdminJuryDto'];
export type UnexplainedEntry = Schemas['UnexplainedEntryDto'];
export type Judge = Schemas['AdminJudgeDto'];
export type JurySession = Schemas['AdminJurySessionDto'];
export type JuryRound = Schemas['AdminJuryRoundDto'];
export type Prize = Schemas['AdminPrizeDto'];
export type PrizeOffer = Schemas['AdminOfferDto'];
export type JuryAssignment = Schemas['RoundAssignmentDto'];
export type AdminResult = Schemas['AdminResultDto'];
export type FoundBlocker = Schemas['FoundBlockerDto'];
export type Blocker = FoundBlocker['blocker'];
export type ResultPreview = Schemas['ResultPreviewDto'];
export type AdminResultLine = Schemas['AdminResultLineDto'];
export type ResultPart = ResultPreview['parts'][number];
export type ResultVersion = Schemas['AdminResultVersionDto'];
export type AnnouncedContest = Schemas['ContestSummaryDto'];
export type Analytics = Schemas['AnalyticsDto'];
export type AnalyticsQuery = NonNullable<paths['/api/admin/analytics']['get']['parameters']['query']>;
export type AnalyticsDay = Analytics['days'][number];
export type Activity = Analytics['recentActivity'][number];
