import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../infra/youtube/youtube.module.js';
import { PublishedChains } from '../audit/seals/published-chains.service.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { Erasures } from '../retention/erasures.service.js';
import { MailingWorkerModule } from '../mailing/mailing.worker.module.js';
import { FirstRulesSweep } from './contests/rules/first-rules.sweep.js';
import { PhotoSweep } from './entries/photos/photo-sweep.js';
import { EntryLinksModule } from './entries/entry-links/entry-links.module.js';
import { DeletionsSweep } from './entries/moderation/deletions/deletions.sweep.js';
import { FoundCodes } from './entries/page/ownership/found-codes.js';
import { MailDomains } from './voting/fraud/mail-domains.js';
import { ScoreSweep } from './voting/fraud/score.sweep.js';
import { VoteScores } from './voting/fraud/vote-scores.js';
import { JuryReminders } from './jury/reminders/jury-reminders.js';
import { JuryRemindersSweep } from './jury/reminders/jury-reminders.sweep.js';
import { Announcements } from './results/announcement/announcements.js';
import { ResultEmails } from './results/announcement/result-emails.js';
import { ResultsSweep } from './results/announcement/results.sweep.js';
import { ResultBundles } from './results/bundle/result-bundles.js';
import { LateWarnings } from './results/prize/late-warnings.service.js';
import { OfferTimes } from './results/prize/offer-times.service.js';
import { Offers } from './results/prize/offers.service.js';
import { PrizeEmails } from './results/prize/prize-emails.service.js';
import { PrizeNews } from './results/prize/prize-news.service.js';
import { PrizeSweep } from './results/prize/prize.sweep.js';
import { ViewsProcessor } from './entries/videos/jobs/views.processor.js';
import { ExpiredViewsSweep } from './entries/videos/expired-views.sweep.js';
import { ViewCounts } from './entries/videos/view-counts.js';
import { ViewRefresher } from './entries/videos/view-refresher.js';
import { ViewSchedule } from './entries/videos/view-schedule.js';
import { YoutubeQuota } from './entries/videos/youtube-quota.js';
import { CloseSchedule } from './voting/close/close-schedule.js';
import { VotesProcessor } from './voting/close/votes.processor.js';
import { VotingClose } from './voting/close/voting-close.js';
import { LostVotes } from './voting/lost-votes/lost-votes.js';
import { LostVotesSweep } from './voting/lost-votes/lost-votes.sweep.js';
import { ToldVoters } from './voting/lost-votes/told-voters.js';
import { DueVideos } from './entries/watchdog/due-videos.js';
import { VideoLooks } from './entries/watchdog/video-looks.js';
import { VideoWatch } from './entries/watchdog/video-watch.js';
import { WatchSweep } from './entries/watchdog/watch.sweep.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [EntryLinksModule, MailingWorkerModule, YoutubeModule],
  providers: [
    Announcements,
    AuditLog,
    CloseSchedule,
    DeletionsSweep,
    DueVideos,
    Erasures,
    ExpiredViewsSweep,
    FirstRulesSweep,
    FoundCodes,
    JuryReminders,
    JuryRemindersSweep,
    LateWarnings,
    LostVotes,
    LostVotesSweep,
    MailDomains,
    Offers,
    OfferTimes,
    PhotoSweep,
    PublishedChains,
    ResultBundles,
    ResultEmails,
    ResultsSweep,
    PrizeEmails,
    PrizeNews,
    PrizeSweep,
    ScoreSweep,
    ToldVoters,
    VideoLooks,
    VideoWatch,
    ViewsProcessor,
    ViewCounts,
    ViewRefresher,
    ViewSchedule,
    VoteScores,
    VotesProcessor,
    VotingClose,
    WatchSweep,
    YoutubeQuota,
  ],
})
export class ContestWorkerModule {}
