import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../../infra/youtube/youtube.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { AuthModule } from '../../auth/auth.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { NoticesModule } from '../../notices/notices.module.js';
import { PrivacyModule } from '../../privacy/privacy.module.js';
import { ContestsModule } from '../contests/contests.module.js';
import { AddressChanges } from './addresses/address-changes.service.js';
import { EntryAddresses } from './addresses/entry-addresses.service.js';
import { CaptchasController } from './captcha/captchas.controller.js';
import { CaptchasService } from './captcha/captchas.service.js';
import { EntriesController } from './entries.controller.js';
import { EntriesQueries } from './entries.queries.js';
import { EntriesService } from './entries.service.js';
import { EntryLinksModule } from './entry-links/entry-links.module.js';
import { EntryPagesController } from './entry-pages.controller.js';
import { EntryPagesService } from './entry-pages.service.js';
import { EntryPicturesController } from './entry-pictures.controller.js';
import { AdminEntriesController } from './moderation/admin-entries.controller.js';
import { AdminEntriesQueries } from './moderation/admin-entries.queries.js';
import { DecisionEmails } from './moderation/decision-emails.js';
import { EntryDeletionsController } from './moderation/deletions/entry-deletions.controller.js';
import { EntryDeletions } from './moderation/deletions/entry-deletions.service.js';
import { ModerationService } from './moderation/moderation.service.js';
import { EntryNotesController } from './moderation/notes/entry-notes.controller.js';
import { EntryNotesService } from './moderation/notes/entry-notes.service.js';
import { ModerationReasonsController } from './moderation/reasons/moderation-reasons.controller.js';
import { ModerationReasonsService } from './moderation/reasons/moderation-reasons.service.js';
import { RelatedEntriesQueries } from './moderation/related/related-entries.queries.js';
import { AdminRevisionsController } from './moderation/revisions/admin-revisions.controller.js';
import { RevisionDecisions } from './moderation/revisions/revision-decisions.service.js';
import { ShownLinksController } from './moderation/shown-links.controller.js';
import { ShownLinks } from './moderation/shown-links.service.js';
import { EntryDataQueries } from './page/data/entry-data.queries.js';
import { MyDataController } from './page/data/my-data.controller.js';
import { EntrySessionsController } from './page/entry-sessions.controller.js';
import { MyErasureController } from './page/erasure/my-erasure.controller.js';
import { LinkRequests } from './page/link-requests.service.js';
import { MyAddressController } from './page/my-address.controller.js';
import { MyEntryController } from './page/my-entry.controller.js';
import { MyEntryQueries } from './page/my-entry.queries.js';
import { AdminProofsController } from './page/ownership/admin-proofs.controller.js';
import { ContestProofsController } from './page/ownership/contest-proofs.controller.js';
import { MyProofController } from './page/ownership/my-proof.controller.js';
import { ProofChecks } from './page/ownership/proof-checks.service.js';
import { ProofRequests } from './page/ownership/proof-requests.service.js';
import { ProofsQueries } from './page/ownership/proofs.queries.js';
import { ChangeReports } from './page/revisions/change-reports.service.js';
import { EntryChanges } from './page/revisions/entry-changes.service.js';
import { MyChangesController } from './page/revisions/my-changes.controller.js';
import { Revisions } from './page/revisions/revisions.service.js';
import { WithdrawalsService } from './page/revisions/withdrawals.service.js';
import { EntryMessagesController } from './page/thread/entry-messages.controller.js';
import { MyMessagesController } from './page/thread/my-messages.controller.js';
import { ThreadQueries } from './page/thread/thread.queries.js';
import { Thread } from './page/thread/thread.service.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { VideoCardsController } from './video-cards/video-cards.controller.js';
import { VideoCards } from './video-cards/video-cards.js';
import { VideosModule } from './videos/videos.module.js';
import { YoutubeQuota } from './videos/youtube-quota.js';
import { PhotosModule } from '../photos/photos.module.js';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    ContestsModule,
    EntryLinksModule,
    MailingModule,
    NoticesModule,
    PhotosModule,
    PicturesModule,
    PrivacyModule,
    VideosModule,
    YoutubeModule,
  ],
  controllers: [
    CaptchasController,
    EntriesController,
    EntryPagesController,
    EntryPicturesController,
    VideoCardsController,
    // Before the next one: the path of an entry would match its list.
    EntryDeletionsController,
    AdminEntriesController,
    AdminRevisionsController,
    ShownLinksController,
    EntryNotesController,
    ModerationReasonsController,
    EntrySessionsController,
    MyDataController,
    MyAddressController,
    MyEntryController,
    MyErasureController,
    AdminProofsController,
    ContestProofsController,
    MyProofController,
    MyChangesController,
    EntryMessagesController,
    MyMessagesController,
  ],
  providers: [
    AddressChanges,
    AdminEntriesQueries,
    CaptchasService,
    ChangeReports,
    DecisionEmails,
    EntriesQueries,
    EntriesService,
    EntryAddresses,
    EntryChanges,
    EntryDataQueries,
    EntryDeletions,
    EntryNotesService,
    EntryPagesService,
    LinkRequests,
    ModerationReasonsService,
    ModerationService,
    MyEntryQueries,
    ProofChecks,
    ProofRequests,
    ProofsQueries,
    RelatedEntriesQueries,
    RevisionDecisions,
    Revisions,
    ShownLinks,
    Thread,
    ThreadQueries,
    VideoCards,
    WithdrawalsService,
    YoutubeQuota,
  ],
  exports: [
    CaptchasService,
    EntriesService,
    EntryDeletions,
    EntryPagesService,
    ModerationReasonsService,
    ModerationService,
    ProofRequests,
    VideosModule,
  ],
})
export class EntriesModule {}
