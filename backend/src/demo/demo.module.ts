import { Module } from '@nestjs/common';
import { AuditModule } from '../modules/audit/audit.module.js';
import { AuthModule } from '../modules/auth/auth.module.js';
import { ContactModule } from '../modules/contact/contact.module.js';
import { ContestModule } from '../modules/contest/contest.module.js';
import { PhotosModule } from '../modules/contest/photos/photos.module.js';
import { MailDomains } from '../modules/contest/voting/fraud/mail-domains.js';
import { VoteScores } from '../modules/contest/voting/fraud/vote-scores.js';
import { VotingClose } from '../modules/contest/voting/close/voting-close.js';
import { SongsModule } from '../modules/songs/songs.module.js';
import { DemoContest } from './demo-contest.js';
import { DemoJury } from './demo-jury.js';
import { DemoPeople } from './demo-people.js';
import { DemoResult } from './demo-result.js';
import { DemoSeeder } from './demo-seeder.js';
import { DemoSongs } from './demo-songs.js';
import { DemoVotes } from './demo-votes.js';
import { ExampleController } from './example/example.controller.js';
import { ExampleService } from './example/example.service.js';

@Module({
  imports: [AuditModule, AuthModule, ContactModule, ContestModule, PhotosModule, SongsModule],
  controllers: [ExampleController],
  providers: [
    DemoContest,
    DemoJury,
    DemoPeople,
    DemoResult,
    DemoSeeder,
    DemoSongs,
    DemoVotes,
    ExampleService,
    // Of the worker, which seeds nothing.
    MailDomains,
    VoteScores,
    VotingClose,
  ],
})
export class DemoModule {}
